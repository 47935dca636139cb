/** Hertz, start and length in milliseconds. */
type Note = readonly [frequency: number, start: number, length: number];

/** One motif in several moods: it rises when something is right, and sinks softly when it is not. */
const CUES = {
  tap: [[880, 0, 60]],
  right: [
    [659, 0, 160],
    [988, 90, 260],
  ],
  wrong: [
    [330, 0, 150],
    [262, 110, 230],
  ],
  complete: [
    [523, 0, 180],
    [659, 80, 200],
    [784, 160, 220],
    [1047, 240, 320],
  ],
  streak: [
    [440, 0, 160],
    [587, 90, 180],
    [880, 190, 360],
  ],
  reward: [
    [784, 0, 140],
    [1175, 70, 180],
    [1568, 140, 360],
  ],
  badge: [
    [659, 0, 220],
    [831, 90, 240],
    [988, 180, 280],
    [1319, 300, 360],
  ],
  promotion: [
    [523, 0, 240],
    [784, 100, 260],
    [1047, 200, 300],
    [1319, 300, 340],
    [1568, 300, 380],
  ],
} as const satisfies Record<string, readonly Note[]>;

export type Cue = keyof typeof CUES;

export const CUE_NAMES = Object.keys(CUES) as Cue[];

/** Of each voice: even a chord of four stays far below full scale. */
const LOUDNESS = 0.13;
/** Seconds. */
const ATTACK = 0.01;
/** What makes a tone sound struck, like a marimba: a faint overtone that dies away first. */
const OVERTONE = { ratio: 4, loudness: 0.18, length: 0.35 } as const;
/** Hertz: takes the edge off high notes. */
const DULL_ABOVE = 4200;
const SILENCE = 0.0001;

interface Tone {
  frequency: number;
  loudness: number;
  from: number;
  /** Seconds. */
  length: number;
}

function sound(audio: BaseAudioContext, output: AudioNode, { frequency, loudness, from, length }: Tone): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const to = from + length;
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loudness, from + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, to);
  tone.connect(volume).connect(output);
  tone.start(from);
  tone.stop(to);
}

/** Plays a cue into any context: that of the page, or one that renders it for a test. */
export function synthesize(audio: BaseAudioContext, cue: Cue): void {
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = DULL_ABOVE;
  filter.connect(audio.destination);
  for (const [frequency, start, milliseconds] of CUES[cue]) {
    const from = audio.currentTime + start / 1000;
    const length = milliseconds / 1000;
    sound(audio, filter, { frequency, loudness: LOUDNESS, from, length });
    const { ratio, loudness, length: share } = OVERTONE;
    sound(audio, filter, { frequency: frequency * ratio, loudness: LOUDNESS * loudness, from, length: length * share });
  }
}
