import type { Cue } from "./synth.ts";

const load = () => import("./synth.ts");
let context: AudioContext | undefined;

/** Some browsers let a page sound only if it asked to during a gesture. */
function open(): AudioContext {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

let isArmed = false;

/** Prepares sound with the next gesture of the visitor. */
export function armSound(): void {
  if (isArmed) return;
  isArmed = true;
  const arm = () => {
    open();
    load().catch(() => undefined);
  };
  for (const gesture of ["pointerup", "keydown"]) addEventListener(gesture, arm, { once: true });
}

/** Plays a cue, unless the page is hidden or the visitor has not pressed anything yet. Without its code the page is only quieter. */
export function playCue(cue: Cue): void {
  if (document.hidden || !navigator.userActivation?.hasBeenActive) return;
  const audio = open();
  load().then(
    ({ synthesize }) => document.hidden || synthesize(audio, cue),
    () => undefined,
  );
}
