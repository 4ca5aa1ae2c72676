//! What search engines, chats and home screens ask for beside the pages: the list of all pages, the manifest, icons.

mod icons;
mod manifest;
mod sitemap;

pub(crate) use icons::icon;
pub use manifest::manifest;
pub use sitemap::{PUBLIC_PAGES, robots, sitemap};
