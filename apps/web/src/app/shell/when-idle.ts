/** Milliseconds after which it is done on a busy page, too. */
const LATEST = 2000;

/** Does something once the browser has nothing better to do. */
export const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === "undefined") setTimeout(work, LATEST);
  else requestIdleCallback(work, { timeout: LATEST });
};
