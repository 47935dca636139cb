/** Confetti in the app's colours; the code is fetched now, and stillness is respected. */
export async function throwConfetti(): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { default: confetti } = await import("canvas-confetti");
  const shared = { colors: ["#c9f24b", "#5a35e0", "#ffc53d", "#45e0a0"], disableForReducedMotion: true, ticks: 160 };
  await Promise.all([
    confetti({ ...shared, particleCount: 70, angle: 60, spread: 60, origin: { x: 0, y: 0.7 } }),
    confetti({ ...shared, particleCount: 70, angle: 120, spread: 60, origin: { x: 1, y: 0.7 } }),
  ]);
}
