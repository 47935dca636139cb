/** Milliseconds and percent. S9.09; `farewell` is how long the full bar stays. */
export const SPLASH = { scale: 3000, tick: 100, cap: 95, farewell: 400 } as const;

/** S2.19: creeps to 95 percent over 3 seconds and waits there; 100 when loaded. */
export const splashPercent = (elapsed: number, isLoaded: boolean): number =>
  isLoaded ? 100 : Math.min(SPLASH.cap, Math.round((elapsed / SPLASH.scale) * SPLASH.cap));
