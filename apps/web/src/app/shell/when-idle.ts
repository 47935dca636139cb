/** Does something once the browser has nothing better to do. */
export const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === "undefined" ? (work) => setTimeout(work, 1000) : requestIdleCallback;
