import { useEffect, useState } from "react";

const seconds = () => Math.floor(Date.now() / 1000);

/** Seconds since 1970, updated every so many seconds while the page is visible. */
export function useNow(every = 15): number {
  const [now, setNow] = useState(seconds);
  useEffect(() => {
    const tick = () => document.visibilityState === "visible" && setNow(seconds());
    const timer = setInterval(tick, every * 1000);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [every]);
  return now;
}
