import { useEffect, useState } from "react";

/** Milliseconds between two looks. */
const PAUSE = 400;

const isBusy = (): boolean => document.querySelector("[aria-busy=true], [role=dialog], dialog[open]") !== null;

/** Whether a screen has been complete, with nothing lying over it, for a moment. It begins anew with each screen and stays once it is. */
export function useQuiet(screen: string): boolean {
  const [quiet, setQuiet] = useState<string | null>(null);
  useEffect(() => {
    let looks = 0;
    const timer = setInterval(() => {
      looks = isBusy() || !document.querySelector("#main h1") ? 0 : looks + 1;
      if (looks < 2) return;
      clearInterval(timer);
      setQuiet(screen);
    }, PAUSE);
    return () => clearInterval(timer);
  }, [screen]);
  return quiet === screen;
}
