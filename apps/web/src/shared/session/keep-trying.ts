/** Seconds between tries; each is cut by up to a half, so that a crowd of browsers does not come back at the same moment. */
const PAUSES = [2, 4, 8, 15, 30];

/**
 * Makes attempts, later each time, until one tells that it got through; at once when the page is looked at again, none while it is hidden.
 * Returns how to stop.
 */
export function keepTrying(attempt: () => Promise<boolean>): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTrying = false;

  const plan = (): void => {
    const pause = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0;
    timer = setTimeout(() => void tryNow(), pause * 1000 * (1 - Math.random() / 2));
  };
  const tryNow = async (): Promise<void> => {
    clearTimeout(timer);
    if (isTrying || document.visibilityState === "hidden") return;
    isTrying = true;
    const isThrough = await attempt().catch(() => false);
    isTrying = false;
    failures++;
    if (isThrough) stop();
    else if (!isStopped) plan();
  };
  const look = (): void => {
    failures = 0;
    void tryNow();
  };
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
  document.addEventListener("visibilitychange", look);
  plan();
  return stop;
}
