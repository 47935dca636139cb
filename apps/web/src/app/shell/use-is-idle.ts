import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/** True once the first screen is drawn and the browser has nothing else to do; waits until it is wanted. */
export function useIsIdle(isWanted: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isWanted) whenIdle(() => setIdle(true));
  }, [isWanted]);
  return isIdle && isWanted;
}
