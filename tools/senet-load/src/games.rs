//! Whole games, many at once.

use std::time::Duration;

use clap::Args;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use crate::client::{Client, Seat, Shown};
use crate::report::Latencies;
use crate::server::Server;
use crate::{Failure, computer};

/// How long a stream may stay silent about an action before the action counts as not shown.
const LOST_AFTER: Duration = Duration::from_secs(10);

#[derive(Args)]
pub(crate) struct Options {
    /// Games at once.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// How long to play, in seconds.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// How long to play before measuring, in seconds: until all games are made and everybody sits.
    #[arg(long, default_value_t = 5)]
    warm_up: u64,
    /// Turns (a throw and its move) a second in each game; 0: as fast as the server answers.
    #[arg(long, default_value_t = 1.0)]
    rate: f64,
    /// The ruleset.
    #[arg(long, default_value = "standard")]
    rules: String,
    /// Games against the computer at the same time; they are not measured.
    #[arg(long, default_value_t = 0)]
    computer: u32,
    /// The computer's level in them.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=6))]
    level: u8,
}

/// What one player of games has measured.
#[derive(Default)]
struct Measured {
    throw_answer: Latencies,
    throw_stream: Latencies,
    move_answer: Latencies,
    move_stream: Latencies,
    finished: u32,
    not_shown: u32,
    refused: u32,
}

/// The time that is measured.
#[derive(Clone, Copy)]
struct Span {
    from: Instant,
    seconds: u64,
}

impl Span {
    fn end(self) -> Instant {
        self.from + Duration::from_secs(self.seconds)
    }
}

pub(crate) async fn run(server: &Server, options: &Options) -> Result<(), Failure> {
    let client = Client::new(&server.url);
    let turn = (options.rate > 0.0).then(|| Duration::from_secs_f64(1.0 / options.rate));
    let begin = Instant::now();
    let measured = Span { from: begin + Duration::from_secs(options.warm_up), seconds: options.seconds };
    let mut players = JoinSet::new();
    for i in 0..options.games {
        // Spread over one turn's time, as people are.
        let start = begin + turn.unwrap_or_default() * i / options.games.max(1);
        players.spawn(play_games(client.clone(), options.rules.clone(), turn, start, measured));
    }
    let mut opponents = JoinSet::new();
    for _ in 0..options.computer {
        let games =
            computer::play_games(client.clone(), options.rules.clone(), options.level, measured.end());
        opponents.spawn(games);
    }
    let mut all = Measured::default();
    while let Some(player) = players.join_next().await {
        let one = player??;
        all.throw_answer.append(one.throw_answer);
        all.throw_stream.append(one.throw_stream);
        all.move_answer.append(one.move_answer);
        all.move_stream.append(one.move_stream);
        all.finished += one.finished;
        all.not_shown += one.not_shown;
        all.refused += one.refused;
    }
    let seconds = measured.from.elapsed().as_secs_f64();
    let actions = all.throw_answer.len() + all.move_answer.len();
    let a_second = f64::from(u32::try_from(actions)?) / seconds;
    println!("{} games at once, {} rules, {seconds:.1} s", options.games, options.rules);
    println!("actions a second  {a_second:.0}");
    println!("games finished    {}", all.finished);
    println!("refused           {}", all.refused);
    println!("not shown in {} s {}", LOST_AFTER.as_secs(), all.not_shown);
    println!("throw -> answer          {}", all.throw_answer.summary());
    println!("throw -> other's stream  {}", all.throw_stream.summary());
    println!("move  -> answer          {}", all.move_answer.summary());
    println!("move  -> other's stream  {}", all.move_stream.summary());
    if options.computer > 0 {
        let (mut finished, mut made) = (0, 0_u32);
        while let Some(opponent) = opponents.join_next().await {
            let one = opponent??;
            finished += one.0;
            made += one.1;
        }
        let a_second = f64::from(made) / begin.elapsed().as_secs_f64();
        let Options { computer, level, .. } = options;
        println!("beside them {computer} games against the computer, level {level}: {finished} finished");
        println!("throws and moves of the computer a second {a_second:.0}");
    }
    if let Some(kib) = server.resident_kib() {
        println!("server's memory   {} MiB", kib / 1024);
    }
    Ok(())
}

/// Two players at one table, from game to game.
async fn play_games(
    client: Client,
    rules: String,
    turn: Option<Duration>,
    start: Instant,
    span: Span,
) -> Result<Measured, Failure> {
    let mut measured = Measured::default();
    let mut pace = turn.map(|turn| {
        let mut pace = interval_at(start, turn);
        pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
        pace
    });
    while Instant::now() < span.end() {
        let new = json!({ "rules": rules, "opponent": "friend", "play": "first" });
        let (one, made) = client.sit("/api/games", &new).await?;
        let id = made["id"].as_str().ok_or("the new game has no id")?.to_owned();
        let (other, joined) = client.sit(&format!("/api/games/{id}/join"), &json!({})).await?;
        let mut seats = [(one, client.follow(&id).await?), (other, client.follow(&id).await?)];
        let mut state = joined["game"].clone();
        while state["phase"] != "over" && Instant::now() < span.end() {
            if let Some(pace) = &mut pace
                && state["phase"] != "move"
            {
                pace.tick().await;
            }
            let mut before = Measured::default();
            let measured = if Instant::now() < span.from { &mut before } else { &mut measured };
            state = act(&client, &id, &mut seats, &state, measured).await?;
        }
        measured.finished += u32::from(state["phase"] == "over");
    }
    Ok(measured)
}

/// Does what the game waits for, and sees it on the other seat's stream.
async fn act(
    client: &Client,
    id: &str,
    seats: &mut [(Seat, Shown); 2],
    state: &Value,
    measured: &mut Measured,
) -> Result<Value, Failure> {
    let turn = usize::from(state["turn"].as_str() != Some(&seats[0].0.name));
    let moving = state["phase"] == "move";
    let mut body = json!({ "version": state["version"] });
    if moving {
        body["from"] = choose(&state["moves"])?;
    }
    let path = format!("/api/games/{id}/{}", if moving { "move" } else { "throw" });
    let sent = Instant::now();
    let (status, answer) = client.post(&path, Some(&seats[turn].0.token), &body).await?;
    let answered = sent.elapsed();
    if !status.is_success() {
        measured.refused += 1;
        return Err(format!("{path}: {status}: {answer}").into());
    }
    let version = answer["version"].as_u64().ok_or("the answer has no version")?;
    let shown = timeout(LOST_AFTER, seats[1 - turn].1.wait_for(|&(seen, _)| seen >= Some(version))).await;
    let (to_answer, to_stream) = if moving {
        (&mut measured.move_answer, &mut measured.move_stream)
    } else {
        (&mut measured.throw_answer, &mut measured.throw_stream)
    };
    to_answer.add(answered);
    match shown {
        Ok(Ok(shown)) => to_stream.add(shown.1.saturating_duration_since(sent)),
        Ok(Err(_)) | Err(_) => measured.not_shown += 1,
    }
    Ok(answer)
}

/// The foremost piece's move: games then end soon, and every kind of move comes up.
pub(crate) fn choose(moves: &Value) -> Result<Value, Failure> {
    let moves = moves.as_array().ok_or("the state lists no moves")?;
    Ok(moves.last().ok_or("no legal move, yet the game waits for one")?["from"].clone())
}
