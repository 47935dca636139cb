import { useEffect, useState } from "react";

/**
 * Whether a pointer is down while `isWatched`. What it is on must not be replaced before it is up: the browser makes no click of a press on one
 * element and a release on another.
 */
export function useIsPressed(isWatched: boolean): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!isWatched) return;
    const onPress = () => setPressed(true);
    // The click comes after the release, in the same task.
    const onRelease = () => setTimeout(() => setPressed(false));
    const listening = new AbortController();
    addEventListener("pointerdown", onPress, listening);
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, onRelease, listening);
    return () => listening.abort();
  }, [isWatched]);
  return isWatched && isPressed;
}
