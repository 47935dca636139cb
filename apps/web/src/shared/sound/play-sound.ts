export type Cue = "tap" | "right" | "wrong" | "complete" | "reward";

/** Hertz, start and length in milliseconds. Everything ends within 400 ms. */
type Note = readonly [frequency: number, start: number, length: number];

/** One motif in five moods: it rises when something is right, sinks softly when it is not. */
export const CUES = {
  tap: [[880, 0, 40]],
  right: [
    [659, 0, 110],
    [988, 90, 190],
  ],
  wrong: [
    [330, 0, 130],
    [262, 110, 190],
  ],
  complete: [
    [523, 0, 100],
    [659, 80, 100],
    [784, 160, 100],
    [1047, 240, 160],
  ],
  reward: [
    [784, 0, 90],
    [1175, 70, 90],
    [1568, 140, 240],
  ],
} as const satisfies Record<Cue, readonly Note[]>;

const LOUDNESS = 0.14;
let context: AudioContext | undefined;

function playNote(audio: AudioContext, [frequency, start, length]: Note): void {
  const from = audio.currentTime + start / 1000;
  const to = from + length / 1000;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, from + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.001, to);
  tone.connect(loudness).connect(audio.destination);
  tone.start(from);
  tone.stop(to);
}

/** Plays a cue, unless the visitor has not pressed anything yet: browsers refuse sound before that. */
export function playCue(cue: Cue): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of CUES[cue]) playNote(context, note);
}
