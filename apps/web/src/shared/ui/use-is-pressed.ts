import { useEffect, useState } from "react";

/**
 * Whether a pointer is down while `isWatched`. The element under it must stay until the release: the browser fires no click if the pointer goes
 * down on one element and up on another.
 */
export function useIsPressed(isWatched: boolean): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!isWatched) return;
    const onDown = () => setPressed(true);
    // The click comes after the release, in the same task.
    const onRelease = () => setTimeout(() => setPressed(false));
    const listening = new AbortController();
    addEventListener("pointerdown", onDown, listening);
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, onRelease, listening);
    return () => listening.abort();
  }, [isWatched]);
  return isWatched && isPressed;
}

/** True once `isReady` has been true with no pointer down, and from then on: until then the loading screen with its close button stays. */
export function useIsShown(isReady: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const isPressed = useIsPressed(!isShown);
  if (isReady && !isPressed && !isShown) setShown(true);
  return isShown;
}
