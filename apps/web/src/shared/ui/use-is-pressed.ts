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
    addEventListener("pointerdown", onPress);
    addEventListener("pointerup", onRelease);
    addEventListener("pointercancel", onRelease);
    return () => {
      removeEventListener("pointerdown", onPress);
      removeEventListener("pointerup", onRelease);
      removeEventListener("pointercancel", onRelease);
    };
  }, [isWatched]);
  return isWatched && isPressed;
}
