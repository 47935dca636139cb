/** Confetti in the app's colours on a canvas of ours: the default one wants a worker, which our content policy forbids. */
export async function throwConfetti(canvas: HTMLCanvasElement): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { default: confetti } = await import("canvas-confetti");
  const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  const shared = { colors: ["#c9f24b", "#5a35e0", "#ffc53d", "#45e0a0"], ticks: 160, particleCount: 70, spread: 60 };
  await Promise.all([
    fire({ ...shared, angle: 60, origin: { x: 0, y: 0.7 } }),
    fire({ ...shared, angle: 120, origin: { x: 1, y: 0.7 } }),
  ]);
}
