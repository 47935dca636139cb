import { useEffect, useState, type RefObject } from "react";
import { findNode } from "./use-start-at-current.ts";

type Direction = "above" | "below";

/** Where the current node is when it is off the screen; null while it can be seen. */
export function useCurrentDirection(root: RefObject<HTMLElement | null>, current: string | null): Direction | null {
  const [direction, setDirection] = useState<Direction | null>(null);
  useEffect(() => {
    const node = findNode(root.current, current);
    if (!node) return setDirection(null);
    const watch = ([entry]: IntersectionObserverEntry[]) => {
      // A skipped chapter gives its nodes no box in the entry: asking the node itself does.
      const isAbove = node.getBoundingClientRect().top < innerHeight / 2;
      setDirection(entry?.isIntersecting ? null : isAbove ? "above" : "below");
    };
    const observer = new IntersectionObserver(watch, { rootMargin: "-120px 0px -72px 0px" });
    observer.observe(node);
    return () => observer.disconnect();
  }, [root, current]);
  return direction;
}
