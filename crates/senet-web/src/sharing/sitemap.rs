//! The list of all pages in all languages, and what robots may read.

use std::fmt::Write;

use crate::language::Language;

/// The pages that anybody may find, without their language.
pub const PUBLIC_PAGES: [&str; 6] = ["/", "/senet", "/senet/jequier", "/analysis", "/fair", "/privacy"];

/// `sitemap.xml`: each page in each language, with the addresses of the others. `site` has no slash at its end.
#[must_use]
pub fn sitemap(site: &str) -> String {
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for page in PUBLIC_PAGES {
        let mut alternates = String::new();
        for language in Language::all() {
            let code = language.code();
            // Writing to a string cannot fail.
            let _ = writeln!(
                alternates,
                "  <xhtml:link rel=\"alternate\" hreflang=\"{code}\" href=\"{site}/{code}{page}\"/>"
            );
        }
        let _ = writeln!(
            alternates,
            "  <xhtml:link rel=\"alternate\" hreflang=\"x-default\" href=\"{site}{page}\"/>"
        );
        for language in Language::all() {
            let _ =
                writeln!(out, " <url>\n  <loc>{site}/{}{page}</loc>\n{alternates} </url>", language.code());
        }
    }
    out.push_str("</urlset>\n");
    out
}

/// `robots.txt`. Games are nobody's business but their players': they are not to be listed. Chats that show a preview of
/// a link may look at it.
#[must_use]
pub fn robots(site: &str) -> String {
    format!(
        "User-agent: *\nDisallow: /api/\nDisallow: /*/g/*/events\nAllow: /\n\nSitemap: {site}/sitemap.xml\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_stands_in_the_sitemap_in_every_language() {
        let map = sitemap("https://senet.example");
        for language in Language::all() {
            for page in PUBLIC_PAGES {
                let location = format!("<loc>https://senet.example/{}{page}</loc>", language.code());
                assert_eq!(map.matches(&location).count(), 1, "{location}");
            }
        }
    }
}
