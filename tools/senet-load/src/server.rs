//! The server under load: one that runs already, or one of our own that ends with this program.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::Failure;

/// A server that answers.
pub(crate) struct Server {
    /// Scheme, host and port.
    pub(crate) url: String,
    own: Option<(Child, PathBuf)>,
}

impl Server {
    /// A server that runs already. Only addresses of this machine are accepted: this program makes a flood.
    pub(crate) fn running(url: &str) -> Result<Self, Failure> {
        let host = url.strip_prefix("http://").unwrap_or_default();
        if !["127.", "localhost", "[::1]"].iter().any(|local| host.starts_with(local)) {
            return Err("--url must be on this machine, as in http://127.0.0.1:8080".into());
        }
        Ok(Self { url: url.trim_end_matches('/').to_owned(), own: None })
    }

    /// Starts the program on a free port with an empty data folder and waits until it says where it listens.
    pub(crate) async fn start(program: &Path) -> Result<Self, Failure> {
        let data = std::env::temp_dir().join(format!("senet-load-{}", std::process::id()));
        std::fs::create_dir_all(&data)?;
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--rate-limit", "0", "--data"])
            .arg(&data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| {
                format!("{}: {error}; build it with cargo build --release", program.display())
            })?;
        let stdout = child.stdout.take().ok_or("the server has no output")?;
        let mut lines = BufReader::new(stdout).lines();
        while let Some(line) = lines.next_line().await? {
            if let Some(at) = line.find("http://") {
                let url = line[at..].split_whitespace().next().unwrap_or_default();
                let url = url.trim_end_matches('/').to_owned();
                return Ok(Self { url, own: Some((child, data)) });
            }
        }
        Err("the server ended before it said where it listens".into())
    }

    /// The server's resident memory in KiB, where it is our own and the system tells.
    pub(crate) fn resident_kib(&self) -> Option<u64> {
        let (child, _) = self.own.as_ref()?;
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.id()?)).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some((child, data)) = &mut self.own {
            // The folder can go only once the server has let go of it; what fails here costs a few temporary files.
            let _ = child.start_kill();
            let _ = std::fs::remove_dir_all(data);
        }
    }
}
