/** Seconds between attempts; each is shortened by up to a half, so that many browsers do not come back at the same moment. */
const PAUSES = [2, 4, 8, 15, 30];

/**
 * Repeats an attempt with growing pauses until it succeeds: at once when the page becomes visible, never while it is hidden. Returns how to
 * stop.
 */
export function retryWithBackoff(attempt: () => Promise<boolean>): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  const schedule = (): void => {
    const pause = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0;
    timer = setTimeout(() => void attemptNow(), pause * 1000 * (1 - Math.random() / 2));
  };
  const attemptNow = async (): Promise<void> => {
    clearTimeout(timer);
    if (isRunning || document.visibilityState === "hidden") return;
    isRunning = true;
    const isSuccess = await attempt().catch(() => false);
    isRunning = false;
    failures++;
    if (isSuccess) stop();
    else if (!isStopped) schedule();
  };
  const onVisibility = (): void => {
    failures = 0;
    void attemptNow();
  };
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onVisibility);
  };
  document.addEventListener("visibilitychange", onVisibility);
  schedule();
  return stop;
}
