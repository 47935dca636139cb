import { useEffect, useState, type RefObject } from "react";
import { findNode } from "./use-start-at-current.ts";

type Direction = "above" | "below";

/** Pixels that bars cover at the top and at the bottom. */
const COVERED = { top: 120, bottom: 72 };

function directionOf(node: HTMLElement): Direction | null {
  const { top, bottom } = node.getBoundingClientRect();
  if (bottom <= COVERED.top) return "above";
  return top >= innerHeight - COVERED.bottom ? "below" : null;
}

/** Where the current node is when it is off the screen; null while it can be seen, and without one. */
export function useCurrentDirection(root: RefObject<HTMLElement | null>, current: string | null): Direction | null {
  const [seen, setSeen] = useState<{ id: string; direction: Direction | null } | null>(null);
  useEffect(() => {
    const node = findNode(root.current, current);
    if (!node || current === null) return;
    const watch = () => setSeen({ id: current, direction: directionOf(node) });
    const observer = new IntersectionObserver(watch, { rootMargin: `-${COVERED.top}px 0px -${COVERED.bottom}px 0px` });
    observer.observe(node);
    // A chapter off the screen is not rendered, and nodes in it are not reported: its own coming and going is.
    const chapter = node.closest("[data-chapter]");
    if (chapter) observer.observe(chapter);
    return () => observer.disconnect();
  }, [root, current]);
  return seen !== null && seen.id === current ? seen.direction : null;
}
