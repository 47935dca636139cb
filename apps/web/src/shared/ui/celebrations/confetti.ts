import styles from "./confetti.module.css";

/** Confetti in the app's colors on a canvas of ours: the default one wants a worker, which our content policy forbids. */
export async function throwConfetti(): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { default: confetti } = await import("canvas-confetti");
  const canvas = document.createElement("canvas");
  canvas.className = styles["confetti"] ?? "";
  canvas.setAttribute("aria-hidden", "true");
  document.body.append(canvas);
  const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  const shared = { colors: ["#c9f24b", "#5a35e0", "#ffc53d", "#45e0a0"], ticks: 160, particleCount: 70, spread: 60 };
  await Promise.all([
    fire({ ...shared, angle: 60, origin: { x: 0, y: 0.7 } }),
    fire({ ...shared, angle: 120, origin: { x: 1, y: 0.7 } }),
  ]);
  canvas.remove();
}
