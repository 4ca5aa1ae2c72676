//! The `senet` command.
fn main() {}
