/** Milliseconds without a further change. S9.10 */
const RESIZE_PAUSE = 250;

/** Calls once a change of the window's size has come to rest; returns how to stop. */
export function whenResized(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, RESIZE_PAUSE);
  };
  addEventListener("resize", wait);
  return () => {
    clearTimeout(timer);
    removeEventListener("resize", wait);
  };
}
