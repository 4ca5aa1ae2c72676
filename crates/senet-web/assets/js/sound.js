// Short sounds, made here. Off until wanted; the choice is kept on this device.
const KEY = "senet-sound";
let context = null;

const stored = () => { try { return localStorage.getItem(KEY) === "on"; } catch { return false; } };
let on = stored();

export const soundOn = () => on;

export function setSound(wanted) {
  on = wanted;
  try { localStorage.setItem(KEY, wanted ? "on" : "off"); } catch { /* kept for this page only */ }
  if (wanted) play("step");
}

function audio() {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
  return context;
}

/** A knock of wood: filtered noise that dies away. `at` and `length` in seconds. */
function knock(at, pitch, length, loud) {
  const c = audio();
  const buffer = c.createBuffer(1, Math.ceil(c.sampleRate * length), c.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * Math.exp((-6 * i) / data.length);
  const source = new AudioBufferSourceNode(c, { buffer });
  const filter = new BiquadFilterNode(c, { type: "bandpass", frequency: pitch, Q: 3 });
  const gain = new GainNode(c, { gain: loud });
  source.connect(filter).connect(gain).connect(c.destination);
  source.start(c.currentTime + at);
}

/** A soft tone. */
function tone(at, pitch, length, loud, glide = pitch) {
  const c = audio();
  const start = c.currentTime + at;
  const voice = new OscillatorNode(c, { type: "sine", frequency: pitch });
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(glide, start + length);
  const gain = new GainNode(c, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(gain).connect(c.destination);
  voice.start(start);
  voice.stop(start + length);
}

const SOUNDS = {
  throw: () => [0, 0.07, 0.16, 0.3, 0.42].forEach((at, i) => knock(at, 1400 + 260 * ((i * 7) % 4), 0.09, 0.5 - i * 0.07)),
  step: () => knock(0, 620, 0.12, 0.7),
  swap: () => { knock(0, 620, 0.12, 0.7); knock(0.12, 460, 0.14, 0.7); },
  water: () => { tone(0, 520, 0.45, 0.16, 140); knock(0.02, 300, 0.4, 0.35); },
  off: () => { tone(0, 660, 0.35, 0.14); tone(0.12, 990, 0.5, 0.12); },
  turn: () => { tone(0, 523, 0.22, 0.1); tone(0.14, 784, 0.34, 0.1); },
  end: () => [523, 659, 784, 1047].forEach((pitch, i) => tone(i * 0.13, pitch, 0.6, 0.1)),
};

/** Plays a sound by its name, if sound is wanted. */
export function play(name) {
  if (!on) return;
  try { SOUNDS[name]?.(); } catch { /* a page without audio plays on in silence */ }
}
