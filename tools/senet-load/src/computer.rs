//! Games against the computer, beside those that are measured.

use serde_json::{Value, json};
use tokio::time::Instant;

use crate::Failure;
use crate::client::{Client, Seat};

/// Plays one game against the computer after the other until `end`, answering it at once: how many were finished, and
/// how many throws and moves the computer made.
pub(crate) async fn play_games(
    client: Client,
    rules: String,
    level: u8,
    end: Instant,
) -> Result<(u32, u32), Failure> {
    let (mut finished, mut made) = (0, 0);
    while Instant::now() < end {
        let new = json!({ "rules": rules, "opponent": "computer", "level": level, "play": "random" });
        let (seat, game) = client.sit("/api/games", &new).await?;
        let id = game["id"].as_str().ok_or("the new game has no id")?.to_owned();
        let mut stream = client.follow(&id).await?;
        let mut state = game["game"].clone();
        let mut own = 0;
        while state["phase"] != "over" && Instant::now() < end {
            if state["turn"].as_str() == Some(&seat.name) {
                state = act(&client, &id, &seat, &state).await?;
                own += 1;
                continue;
            }
            let known = state["version"].as_u64();
            tokio::select! {
                seen = stream.wait_for(|&(version, _)| version > known) => { seen?; }
                () = tokio::time::sleep_until(end) => break,
            }
            state = client.get(&format!("/api/games/{id}")).await?;
        }
        finished += u32::from(state["phase"] == "over");
        let entries = state["version"].as_u64().unwrap_or(1);
        made += u32::try_from(entries.saturating_sub(1 + own))?;
    }
    Ok((finished, made))
}

async fn act(client: &Client, id: &str, seat: &Seat, state: &Value) -> Result<Value, Failure> {
    let mut body = json!({ "version": state["version"] });
    let path = if state["phase"] == "move" {
        body["from"] = crate::games::choose(&state["moves"])?;
        format!("/api/games/{id}/move")
    } else {
        format!("/api/games/{id}/throw")
    };
    let (status, answer) = client.post(&path, Some(&seat.token), &body).await?;
    if status.is_success() { Ok(answer) } else { Err(format!("{path}: {status}: {answer}").into()) }
}
