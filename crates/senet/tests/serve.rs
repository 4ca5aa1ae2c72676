//! The real server as its operator and its players meet it: stopped, killed, started again, backed up.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

fn senet() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_senet"));
    command.stdin(Stdio::null());
    command
}

fn run(args: &[&str]) -> Output {
    senet().args(args).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// A server that answers.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path, listen: &str, more: &[&str]) -> Self {
        let mut command = senet();
        command.args(["serve", "--listen", listen, "--data"]).arg(data).args(more);
        Self::of(command.stdout(Stdio::piped()).stderr(Stdio::null()))
    }

    fn of(command: &mut Command) -> Self {
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let at = line.find("http://").unwrap_or_else(|| panic!("no address in {line:?}"));
        let address = line[at + 7..].trim().trim_end_matches('/').to_owned();
        Self { child, address }
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([name, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }

    fn get(&self, path: &str) -> (u16, String) {
        request(&self.address, "GET", path, "", "").unwrap()
    }

    fn post(&self, path: &str, token: &str, body: &Value) -> (u16, Value) {
        let (status, body) = post(&self.address, path, token, body).unwrap();
        (status, body)
    }

    /// A game that has begun: id and tokens.
    fn begun(&self, rules: &str) -> (String, [String; 2]) {
        let wanted = json!({"rules": rules, "opponent": "friend", "play": "first"});
        let (status, made) = self.post("/api/games", "", &wanted);
        assert_eq!(status, 201);
        let id = made["id"].as_str().unwrap().to_owned();
        let joined = self.post(&format!("/api/games/{id}/join"), "", &json!({})).1;
        (id, [&made, &joined].map(|seated| seated["token"].as_str().unwrap().to_owned()))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn connect(address: &str, method: &str, path: &str, headers: &str, body: &str) -> std::io::Result<TcpStream> {
    let mut stream = TcpStream::connect(address)?;
    // A server that neither answers nor closes would hang the test.
    stream.set_read_timeout(Some(Duration::from_mins(1)))?;
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n{headers}Content-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(head.as_bytes())?;
    Ok(stream)
}

fn request(
    address: &str,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> std::io::Result<(u16, String)> {
    let mut answer = String::new();
    connect(address, method, path, headers, body)?.read_to_string(&mut answer)?;
    let cut = || std::io::Error::other("the answer was cut off");
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(cut)?;
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    if length.is_some_and(|length| length.parse() != Ok(body.len())) {
        return Err(cut());
    }
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(cut)?;
    Ok((status, body.to_owned()))
}

fn post(address: &str, path: &str, token: &str, body: &Value) -> std::io::Result<(u16, Value)> {
    let headers = if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
    let (status, body) = request(address, "POST", path, &headers, &body.to_string())?;
    Ok((status, serde_json::from_str(&body)?))
}

/// Throws or moves for whoever is in turn in this state; the state after it.
fn step(address: &str, id: &str, tokens: &[String; 2], state: &Value) -> std::io::Result<(u16, Value)> {
    let token = &tokens[usize::from(state["turn"] == "second")];
    let version = &state["version"];
    let moves = state["moves"].as_array().unwrap();
    if state["phase"] == "move" {
        let chosen = &moves[version.as_u64().unwrap() as usize * 7 % moves.len()];
        let body = json!({"version": version, "from": chosen["from"]});
        post(address, &format!("/api/games/{id}/move"), token, &body)
    } else {
        post(address, &format!("/api/games/{id}/throw"), token, &json!({"version": version}))
    }
}

fn finish(server: &Server, id: &str, tokens: &[String; 2]) -> Value {
    let mut state: Value = serde_json::from_str(&server.get(&format!("/api/games/{id}")).1).unwrap();
    while state["phase"] != "over" {
        let (status, next) = step(&server.address, id, tokens, &state).unwrap();
        assert_eq!(status, 200, "{next}");
        state = next;
    }
    state
}

/// The events of a stream until it ends or `enough` says so.
fn events(address: &str, path: &str, headers: &str, mut enough: impl FnMut(&str) -> bool) -> Vec<String> {
    let stream = connect(address, "GET", path, headers, "").unwrap();
    let mut data = Vec::new();
    for line in BufReader::new(stream).lines() {
        let Ok(line) = line else { break };
        if let Some(event) = line.strip_prefix("data: ") {
            data.push(event.to_owned());
            if enough(event) {
                break;
            }
        }
    }
    data
}

#[test]
fn killed_under_load_nothing_acknowledged_is_lost() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path(), "127.0.0.1:0", &["--rate-limit", "0"]);
    let address = server.address.clone();
    let games: Vec<_> = (0..8).map(|n| server.begun(["standard", "jequier"][n % 2])).collect();
    let acknowledged = AtomicUsize::new(0);

    // Eight players play on until the server is gone; each remembers what it was told last.
    let told: Vec<Value> = std::thread::scope(|scope| {
        let players: Vec<_> = games
            .iter()
            .map(|(id, tokens)| {
                let (address, acknowledged) = (&address, &acknowledged);
                scope.spawn(move || {
                    let known = request(address, "GET", &format!("/api/games/{id}"), "", "").unwrap().1;
                    let mut told: Value = serde_json::from_str(&known).unwrap();
                    while told["phase"] != "over" {
                        match step(address, id, tokens, &told) {
                            Ok((200, state)) => told = state,
                            Ok((status, body)) => panic!("{status}: {body}"),
                            Err(_) => break,
                        }
                        acknowledged.fetch_add(1, Ordering::SeqCst);
                    }
                    told
                })
            })
            .collect();
        while acknowledged.load(Ordering::SeqCst) < 400 {
            std::thread::yield_now();
        }
        server.signal("-KILL");
        players.into_iter().map(|player| player.join().unwrap()).collect()
    });
    drop(server);

    // The same address again, as a page left open would ask it.
    let server = Server::start(data.path(), &address, &["--rate-limit", "0"]);
    for ((id, tokens), told) in games.iter().zip(&told) {
        let version = told["version"].as_u64().unwrap();
        let path = format!("/api/games/{id}/events");
        let last_seen = format!("Last-Event-ID: {}\r\n", version - 1);
        let seen = events(&address, &path, &last_seen, |_| true);
        let seen: Value = serde_json::from_str(&seen[0]).unwrap();
        for member in ["version", "position", "phase", "turn", "sticks", "last"] {
            assert_eq!(seen[member], told[member], "game {id}, version {version}: {member} was acknowledged");
        }
        finish(&server, id, tokens);
        let record = server.get(&format!("/api/games/{id}/record")).1;
        assert!(record.contains("\nresult "), "{record}");
    }
}

#[test]
fn a_server_told_to_stop_says_goodbye_and_a_restart_keeps_waiting_games() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Server::start(data.path(), "127.0.0.1:0", &[]);
    let address = server.address.clone();
    let wanted = json!({"rules": "jequier", "opponent": "friend", "play": "second"});
    let made = server.post("/api/games", "", &wanted).1;
    let id = made["id"].as_str().unwrap();
    let stream = {
        let (address, path) = (address.clone(), format!("/api/games/{id}/events"));
        let (begun, open) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            events(&address, &path, "", |_| {
                let _ = begun.send(());
                false
            })
        });
        open.recv().unwrap();
        thread
    };
    server.signal("-TERM");
    assert_eq!(stream.join().unwrap().last().map(String::as_str), Some("bye"));
    assert_eq!(server.child.wait().unwrap().code(), Some(0));
    drop(server);

    let server = Server::start(data.path(), &address, &[]);
    let (status, joined) = server.post(&format!("/api/games/{id}/join"), "", &json!({}));
    assert_eq!((status, joined["seat"].as_str()), (200, Some("first")));
    let tokens = [&joined, &made].map(|seated| seated["token"].as_str().unwrap().to_owned());
    let thrown = step(&address, id, &tokens, &joined["game"]).unwrap();
    assert_eq!(thrown.0, 200, "both tokens are still good: {}", thrown.1);
}

#[test]
fn a_backup_is_taken_while_serving_and_serves_itself() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path(), "127.0.0.1:0", &["--rate-limit", "0"]);
    let (id, tokens) = server.begun("standard");
    let over = finish(&server, &id, &tokens);
    let copy = tempfile::tempdir().unwrap();
    let (from, to) = (data.path().to_str().unwrap(), copy.path().join("senet.sqlite"));
    let backup = || run(&["backup", "--data", from, to.to_str().unwrap()]);
    let taken = backup();
    assert!(taken.status.success(), "{}", text(&taken.stderr));
    let again = backup();
    assert_eq!(again.status.code(), Some(2));
    assert_eq!(text(&again.stderr).lines().count(), 1, "{}", text(&again.stderr));

    let other = Server::start(copy.path(), "127.0.0.1:0", &[]);
    let state: Value = serde_json::from_str(&other.get(&format!("/api/games/{id}")).1).unwrap();
    assert_eq!((&state["position"], &state["seed"]), (&over["position"], &over["seed"]));
}

#[test]
fn records_are_verified_and_tampered_ones_refused() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path(), "127.0.0.1:0", &["--rate-limit", "0"]);
    let (id, tokens) = server.begun("jequier");
    let path = data.path().join("game.txt");
    let verify = |record: &str| {
        std::fs::write(&path, record).unwrap();
        run(&["verify", path.to_str().unwrap()])
    };
    let open = verify(&server.get(&format!("/api/games/{id}/record")).1);
    assert!(text(&open.stderr).contains("Seed"), "no seed before the end: {}", text(&open.stderr));
    finish(&server, &id, &tokens);
    let record = server.get(&format!("/api/games/{id}/record")).1;
    let good = verify(&record);
    assert!(good.status.success() && text(&good.stdout).contains("genuine"), "{}", text(&good.stderr));

    let seed = record.lines().find(|line| line.starts_with("[Seed")).unwrap();
    let other_seed = format!("[Seed \"{}\"]", "0".repeat(64));
    let sticks = record.lines().find(|line| line.starts_with("1. ")).unwrap();
    let last = record.lines().rfind(|line| line.contains(". ")).unwrap();
    for (what, tampered) in [
        ("another seed", record.replace(seed, &other_seed)),
        ("no seed", record.replace(seed, "")),
        ("another game", record.replace(&id, "0000000000")),
        ("a throw left out", record.replace(&format!("{sticks}\n"), "")),
        ("the end left out", record.replace(&format!("{last}\n"), "")),
        ("nothing", String::new()),
        ("noise", "\u{1}\u{2}\u{3}".to_owned()),
    ] {
        let output = verify(&tampered);
        assert_eq!(output.status.code(), Some(2), "{what}: {}", text(&output.stdout));
        assert_eq!(text(&output.stderr).lines().count(), 1, "{what}: {}", text(&output.stderr));
    }
    assert_eq!(run(&["verify", "/nowhere/at/all"]).status.code(), Some(2));
}

#[test]
fn what_cannot_be_served_is_refused_in_one_line() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("file");
    std::fs::write(&file, "not a folder").unwrap();
    let taken = Server::start(data.path(), "127.0.0.1:0", &[]);
    let (folder, file) = (data.path().to_str().unwrap(), file.to_str().unwrap());
    for args in [
        vec!["--listen", "nonsense"],
        vec!["--listen", &taken.address, "--data", folder],
        vec!["--data", file],
        vec!["--database", "postgres://localhost/senet"],
        vec!["--database", file],
        vec!["--public-url", "senet.example"],
        vec!["--rate-limit", "many"],
        vec!["--nats", "nats://localhost"],
    ] {
        let output = run(&[&["serve"], args.as_slice()].concat());
        let line = text(&output.stderr).lines().last().unwrap_or_default().to_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {line}");
        assert!(line.starts_with("senet: ") && line.len() > 20, "{args:?}: {line}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn a_client_that_asks_too_often_is_told_to_wait() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path(), "127.0.0.1:0", &["--rate-limit", "1"]);
    let answers: Vec<_> = (0..5).map(|_| server.get("/api/openapi.json").0).collect();
    assert_eq!(answers[0], 200);
    assert!(answers.contains(&429), "{answers:?}");
    assert_eq!(server.get("/healthz").0, 200, "probes are never refused");
}

#[test]
fn counters_are_served_apart_from_the_site() {
    let data = tempfile::tempdir().unwrap();
    // A port that was free a moment ago.
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let server = Server::start(data.path(), "127.0.0.1:0", &["--metrics", &free]);
    server.get("/en/");
    let (status, counters) = request(&free, "GET", "/metrics", "", "").unwrap();
    assert!(status == 200 && counters.contains("senet_requests_total"), "{counters}");
    assert_eq!(server.get("/metrics").0, 404);
}

/// The limit on the size of files stands for the disk: what goes beyond it is not written.
#[test]
#[cfg(unix)]
fn on_a_full_disk_the_server_said_that_it_was_ready() {
    let data = tempfile::tempdir().unwrap();
    let mut command = Command::new("sh");
    let script =
        "trap '' XFSZ; ulimit -f 1024; exec \"$0\" serve --listen 127.0.0.1:0 --rate-limit 0 --data \"$1\"";
    command.args(["-c", script, env!("CARGO_BIN_EXE_senet")]).arg(data.path()).stdin(Stdio::null());
    let server = Server::of(command.stdout(Stdio::piped()).stderr(Stdio::null()));
    assert_eq!(server.get("/readyz").0, 200);
    let wanted = json!({"rules": "standard", "opponent": "friend"}).to_string();
    let make = || request(&server.address, "POST", "/api/games", "", &wanted).unwrap().0;
    let refused = (0..1000).map(|_| make()).find(|status| *status != 201);
    assert_eq!(refused, Some(500), "the disk is full");
    // A game takes several pages and a sign of life one: the last ones that are free are used up.
    let found = (0..20).find(|_| server.get("/readyz").0 == 503);
    assert!(found.is_some(), "ready on a full disk");
    assert_eq!(server.get("/readyz").0, 503);
    assert_eq!(server.get("/healthz").0, 200);
}

#[test]
fn a_player_is_away_for_as_long_as_the_operator_says() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path(), "127.0.0.1:0", &["--absence", "3600"]);
    let (id, tokens) = server.begun("standard");
    let (status, refused) =
        server.post(&format!("/api/games/{id}/claim"), &tokens[1], &json!({"version": 2}));
    assert_eq!(status, 409, "{refused}");
    assert!(refused["detail"].as_str().is_some_and(|detail| detail.contains(" 3600 more")), "{refused}");
    let wrong = run(&["serve", "--absence", "0"]);
    assert_eq!(wrong.status.code(), Some(2));
}

#[test]
fn senet_alone_serves() {
    let data = tempfile::tempdir().unwrap();
    let mut command = senet();
    command.env("SENET_LISTEN", "127.0.0.1:0").env("SENET_DATA", data.path());
    let server = Server::of(command.stdout(Stdio::piped()).stderr(Stdio::null()));
    assert_eq!(server.get("/readyz").0, 200);
    assert!(data.path().join("senet.sqlite").exists());
}
