//! Numbers and dates as each language writes them: its digits, decimal sign, groups, signs, percent sign and months, from
//! ICU4X.

use std::sync::LazyLock;

use fluent_bundle::{FluentValue, concurrent::FluentBundle};
use icu_calendar::{Date, Gregorian};
use icu_datetime::{FixedCalendarDateTimeFormatter, fieldsets::YMD};
use icu_decimal::input::{Decimal, SignDisplay};
use icu_decimal::{DecimalFormatter, options::DecimalFormatterOptions};
use icu_locale_core::Locale;
use intl_memoizer::{Memoizable, concurrent::IntlLangMemoizer};
use unic_langid::LanguageIdentifier;

use super::Language;
use crate::plain;

/// The locale of each language of the list, with the site's digits.
fn locales() -> impl Iterator<Item = Option<Locale>> {
    Language::codes()
        .zip(Language::numbering_systems())
        .map(|(code, digits)| format!("{code}-u-nu-{digits}").parse().ok())
}

/// One for each language of the list, none where ICU4X knows no numbers for it.
static FORMATTERS: LazyLock<Vec<Option<DecimalFormatter>>> = LazyLock::new(|| {
    let formatter =
        |locale: Locale| DecimalFormatter::try_new((&locale).into(), DecimalFormatterOptions::default()).ok();
    locales().map(|locale| formatter(locale?)).collect()
});

/// The same for days, in the calendar that all languages of the list share.
static DATE_FORMATTERS: LazyLock<Vec<Option<FixedCalendarDateTimeFormatter<Gregorian, YMD>>>> =
    LazyLock::new(|| {
        let formatter =
            |locale: Locale| FixedCalendarDateTimeFormatter::try_new((&locale).into(), YMD::long()).ok();
        locales().map(|locale| formatter(locale?)).collect()
    });

impl Language {
    fn decimal(self, number: &Decimal) -> String {
        match FORMATTERS.get(self.index()) {
            Some(Some(formatter)) => formatter.format_to_string(number),
            _ => number.to_string(),
        }
    }

    /// A whole number.
    #[must_use]
    pub fn number(self, number: u64) -> String {
        self.decimal(&number.into())
    }

    /// A number with so many decimals: 3.27 with one is `3.3` in English, `3,3` in Czech. What is not a number is written
    /// as 0.
    #[must_use]
    pub fn rounded(self, number: f64, decimals: u8) -> String {
        self.decimal(&rounded(number, decimals))
    }

    /// A day written as `YYYY-MM-DD`, with the month in words: `December 1, 2026`. What is not a day stays as it is.
    #[must_use]
    pub fn date(self, day: &str) -> String {
        let mut numbers = day.splitn(3, '-').map(str::parse::<u16>);
        let mut next = || numbers.next()?.ok();
        let date = (|| {
            let (year, month, day) = (next()?, next()?.try_into().ok()?, next()?.try_into().ok()?);
            Date::try_new_gregorian(year.into(), month, day).ok()
        })();
        match (date, DATE_FORMATTERS.get(self.index())) {
            (Some(date), Some(Some(formatter))) => formatter.format(&date).to_string(),
            _ => day.to_owned(),
        }
    }

    /// A share of one as a percentage with so many decimals: 0.532 is `53.2%` in English, `53,2 %` in Czech. What is not
    /// a number is written as 0.
    #[must_use]
    pub fn percent(self, share: f64, decimals: u8) -> String {
        self.signed_percent(share, decimals, SignDisplay::Negative)
    }

    /// Like [`percent`](Self::percent), with a plus before what is above 0: a gain or a loss.
    #[must_use]
    pub fn percent_change(self, share: f64, decimals: u8) -> String {
        self.signed_percent(share, decimals, SignDisplay::ExceptZero)
    }

    fn signed_percent(self, share: f64, decimals: u8, sign: SignDisplay) -> String {
        let number = rounded(share * 100.0, decimals);
        let signed = self.decimal(&number.clone().with_sign_display(sign));
        let bare = self.decimal(&number.with_sign_display(SignDisplay::Never));
        // The sign stands before the whole, also where the percent sign does: `-%53,2` in Turkish.
        let sign = signed.strip_suffix(&bare).unwrap_or_default();
        format!("{sign}{}", plain!(self, "common-percent", number = bare.as_str()))
    }
}

fn rounded(number: f64, decimals: u8) -> Decimal {
    let mut rounded = Decimal::from((number * 10_f64.powi(decimals.into())).round() as i64);
    rounded.multiply_pow10(-i16::from(decimals));
    rounded
}

/// Has the numbers in a bundle's messages, which are whole and not below 0, written in its language's way.
pub(super) fn teach<R>(bundle: &mut FluentBundle<R>) {
    bundle.set_formatter(Some(|value, memoizer: &IntlLangMemoizer| match value {
        FluentValue::Number(number) => {
            memoizer.with_try_get::<Language, _, _>((), |language| language.number(whole(number.value))).ok()
        }
        _ => None,
    }));
}

/// [`Argument`](super::Argument) takes nothing else.
#[allow(clippy::cast_sign_loss)]
fn whole(number: f64) -> u64 {
    number as u64
}

/// A bundle knows its language by its code.
impl Memoizable for Language {
    type Args = ();
    type Error = ();

    fn construct(locale: LanguageIdentifier, (): ()) -> Result<Self, ()> {
        Self::from_code(&locale.to_string()).ok_or(())
    }
}
