/** Paper and wood: how the sounds are made. */

let audio: AudioContext | null = null;

function context(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  audio ??= new AudioContext();
  if (audio.state === "running") return audio;
  void audio.resume(); // what is played until then would be heard all at once
  return null;
}

/** A short rustle: a card is placed or slid. */
function paper(length: number, pitch: number, loud: number): void {
  const sound = context();
  if (!sound) return;
  const size = Math.floor(sound.sampleRate * length);
  const noise = sound.createBuffer(1, size, sound.sampleRate);
  const data = noise.getChannelData(0);
  for (let at = 0; at < size; at++) data[at] = (Math.random() * 2 - 1) * (1 - at / size) ** 2;
  const source = new AudioBufferSourceNode(sound, { buffer: noise });
  const filter = new BiquadFilterNode(sound, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(new GainNode(sound, { gain: loud })).connect(sound.destination);
  source.start();
}

/** A soft knock on wood. */
function wood(pitch: number, after: number): void {
  const sound = context();
  if (!sound) return;
  const at = sound.currentTime + after;
  const tone = new OscillatorNode(sound, { type: "sine", frequency: pitch });
  const gain = new GainNode(sound, { gain: 0 });
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.09);
  gain.gain.setValueAtTime(0.12, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.14);
  tone.connect(gain).connect(sound.destination);
  tone.start(at);
  tone.stop(at + 0.16);
}

export const sounds = {
  placed: () => paper(0.07, 2400, 0.16),
  slid: () => paper(0.16, 1500, 0.09),
  yourTurn: () => {
    wood(330, 0);
    wood(392, 0.12);
  },
  refused: () => wood(150, 0),
  over: () => {
    wood(262, 0);
    wood(330, 0.13);
    wood(392, 0.26);
  },
};
