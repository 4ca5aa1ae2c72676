//! Style sheets, scripts and pictures, embedded, under names that change with their content.

/// An asset's bytes and media type.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// The bytes.
    pub bytes: &'static [u8],
    /// The media type.
    pub media_type: &'static str,
}

/// The asset served as `/assets/{file}`, if there is one.
#[must_use]
pub fn find(_file: &str) -> Option<Asset> {
    None
}
