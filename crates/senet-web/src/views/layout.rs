//! What every page has: head, header, footer.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::language::Language;
use crate::{BoardForm, Context, Theme, art, assets, card, plain, t};

/// What differs in the head and frame of each page.
#[derive(Debug, Default)]
pub(super) struct Head<'a> {
    /// The page's title.
    pub(super) title: String,
    /// A sentence about the page; the site's own where there is none.
    pub(super) description: Option<String>,
    /// What stands beside the name of the site.
    pub(super) label: Option<String>,
    /// The class of the body, by which styles tell pages apart.
    pub(super) class: &'static str,
    /// Whether search engines should leave the page alone.
    pub(super) private: bool,
    /// How often a page without scripts should look for news, in seconds.
    pub(super) refresh: Option<u32>,
    /// The ruleset and forms of the boards on the page.
    pub(super) boards: Option<(&'a senet_rules::Ruleset, &'a [art::Form])>,
    /// The address of the picture that shows the page where its link is shared; the page's own where there is none.
    pub(super) picture: Option<String>,
    /// What search engines read of the page, in the vocabulary of schema.org.
    pub(super) structured: Vec<serde_json::Value>,
}

/// A whole page around its `<main>`.
pub(super) fn page(ctx: &Context, head: &Head<'_>, main: &Markup) -> Markup {
    let language = ctx.language;
    let theme = (ctx.theme != Theme::System).then(|| ctx.theme.name());
    html! {
        (DOCTYPE)
        html lang=(language.code()) dir=(language.direction().name()) data-theme=[theme] data-board=(ctx.board.name()) {
            (head_of(ctx, head))
            body class=(head.class) {
                a.skip href="#main" { (t!(language, "common-skip")) }
                (art::defs(head.boards, |number| language.number(u64::from(number))))
                (header(ctx, head.label.as_deref()))
                (main)
                (footer(ctx))
                div #live .vh aria-live="polite" {}
            }
        }
    }
}

fn head_of(ctx: &Context, head: &Head<'_>) -> Markup {
    let language = ctx.language;
    let description = head.description.clone().unwrap_or_else(|| plain!(language, "common-description"));
    let canonical = format!("{}{}", ctx.site, ctx.to(&ctx.path));
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
            title { (head.title) }
            meta name="description" content=(description);
            @if head.private {
                meta name="robots" content="noindex";
            } @else {
                link rel="canonical" href=(canonical);
                @for other in Language::all() {
                    link rel="alternate" hreflang=(other.code()) href={ (ctx.site) "/" (other.code()) (ctx.path) };
                }
                link rel="alternate" hreflang="x-default" href={ (ctx.site) (ctx.path) };
            }
            meta property="og:title" content=(head.title);
            meta property="og:description" content=(description);
            meta property="og:type" content="website";
            meta property="og:site_name" content=(plain!(language, "common-name"));
            meta property="og:url" content=(canonical);
            meta property="og:image" content={ (ctx.site) (head.picture.clone().unwrap_or_else(|| picture_of_page(ctx))) };
            meta property="og:image:width" content=(card::WIDTH);
            meta property="og:image:height" content=(card::HEIGHT);
            meta property="og:image:alt" content=(head.title);
            meta property="og:locale" content=(language.code().replace('-', "_"));
            meta name="twitter:card" content="summary_large_image";
            @match ctx.theme {
                Theme::System => {
                    meta name="theme-color" content="#F4EEE2" media="(prefers-color-scheme: light)";
                    meta name="theme-color" content="#0E1529" media="(prefers-color-scheme: dark)";
                }
                Theme::Day => meta name="theme-color" content="#F4EEE2";,
                Theme::Night => meta name="theme-color" content="#0E1529";,
            }
            link rel="icon" href=(assets::address("icon.svg")) type="image/svg+xml" data-turn=(assets::address("icon-turn.svg"));
            link rel="apple-touch-icon" href=(assets::address("icon-180.png"));
            link rel="manifest" href=(ctx.to("/app.webmanifest"));
            link rel="stylesheet" href=(assets::address("app.css"));
            // The last element of the body: what is drawn before it is there would be moved by what comes after.
            link rel="expect" href="#live" blocking="render";
            script type="module" src=(assets::address("app.js")) {}
            @for script in assets::preloaded() { link rel="modulepreload" href=(script); }
            @for data in &head.structured {
                // Data, not a script: nothing of it runs, and `<` is written so that it cannot end the element.
                script type="application/ld+json" { (PreEscaped(data.to_string().replace('<', "\\u003c"))) }
            }
            @if let Some(seconds) = head.refresh {
                noscript { meta http-equiv="refresh" content=(seconds); }
            }
        }
    }
}

/// The picture of a page that anybody may find; other pages have that of the home page.
fn picture_of_page(ctx: &Context) -> String {
    let name = match ctx.path.as_str() {
        "/senet" => "senet",
        "/senet/jequier" => "jequier",
        "/fair" => "fair",
        "/analysis" => "analysis",
        "/privacy" => "privacy",
        _ => "home",
    };
    ctx.to(&format!("/card/{name}.png"))
}

fn header(ctx: &Context, label: Option<&str>) -> Markup {
    let language = ctx.language;
    html! {
        header.bar aria-label=(plain!(language, "common-header")) {
            a.logo href=(ctx.to("/")) {
                (art::mark())
                span { (t!(language, "common-name")) }
                " "
                small.beta { (t!(language, "common-beta")) }
            }
            @if let Some(label) = label { span.what { (label) } }
            span.sp {}
            a.nav href=(ctx.to("/")) { (t!(language, "common-play")) }
            a.nav href=(ctx.to("/senet")) { (t!(language, "senet-nav")) }
            (settings(ctx))
            (languages(ctx))
        }
    }
}

/// Colours and the form of the board: buttons of a form that keeps the choice in a cookie.
fn settings(ctx: &Context) -> Markup {
    let language = ctx.language;
    html! {
        details.pop {
            summary.ib aria-label=(plain!(language, "common-theme")) { (art::icon("theme")) }
            form.sheet.small method="post" action=(ctx.to("/settings")) {
                input type="hidden" name="back" value=(ctx.to(&ctx.path));
                h2 { (t!(language, "common-theme")) }
                @for theme in Theme::ALL {
                    button.choice name="theme" value=(theme.name()) aria-pressed=(theme == ctx.theme) {
                        @match theme {
                            Theme::System => (t!(language, "common-theme-system")),
                            Theme::Day => (t!(language, "common-theme-day")),
                            Theme::Night => (t!(language, "common-theme-night")),
                        }
                        (art::icon("check"))
                    }
                }
                h2 { (t!(language, "common-board")) }
                @for board in BoardForm::ALL {
                    button.choice name="board" value=(board.name()) aria-pressed=(board == ctx.board) {
                        @match board {
                            BoardForm::Turned => (t!(language, "common-board-turned")),
                            BoardForm::Plain => (t!(language, "common-board-plain")),
                        }
                        (art::icon("check"))
                    }
                }
            }
        }
    }
}

fn languages(ctx: &Context) -> Markup {
    html! {
        details.pop {
            summary.ib aria-label=(plain!(ctx.language, "common-language")) { (art::icon("lang")) }
            nav.sheet.small aria-label=(plain!(ctx.language, "common-language")) {
                @for other in Language::all() {
                    @let current = (other == ctx.language).then_some("true");
                    a.choice href={ "/" (other.code()) (ctx.path) } lang=(other.code()) dir=(other.direction().name())
                        hreflang=(other.code()) aria-current=[current] { (other.name()) (art::icon("check")) }
                }
            }
        }
    }
}

fn footer(ctx: &Context) -> Markup {
    let language = ctx.language;
    html! {
        footer.foot {
            p { (t!(language, "common-footer")) }
            nav {
                a href=(ctx.to("/senet")) { (t!(language, "senet-breadcrumb")) }
                a href=(ctx.to("/senet/jequier")) { (t!(language, "jequier-breadcrumb")) }
                a href=(ctx.to("/analysis")) { (t!(language, "analysis-nav")) }
                a href=(ctx.to("/fair")) { (t!(language, "common-fair")) }
                a href=(ctx.to("/privacy")) { (t!(language, "privacy-breadcrumb")) }
            }
            p.version { span dir="ltr" { (ctx.version) } }
        }
    }
}
