import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";

const FORWARD = ["ArrowUp", "ArrowRight"];
const BACK = ["ArrowDown", "ArrowLeft"];

/** Where a key leads from a place in a list of `count`; null when it leads nowhere. Right and left change sides in RTL. */
export function roveTo(key: string, at: number, count: number, isRtl: boolean): number | null {
  const mirrored = isRtl ? ({ ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[key] ?? key) : key;
  if (mirrored === "Home") return 0;
  if (mirrored === "End") return count - 1;
  if (FORWARD.includes(mirrored)) return Math.min(count - 1, at + 1);
  return BACK.includes(mirrored) ? Math.max(0, at - 1) : null;
}

/** One Tab stop for the nodes below `root`, which stand in the document in path order. */
export function useRovingNodes(root: RefObject<HTMLElement | null>, start: string | null) {
  const [visited, setVisited] = useState<string | null>(null);
  const nodes = () => [...(root.current?.querySelectorAll<HTMLElement>("[data-node]") ?? [])];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = nodes();
    const at = all.findIndex((node) => node === event.target);
    if (at < 0) return;
    const to = roveTo(event.key, at, all.length, document.documentElement.dir === "rtl");
    if (to === null) return;
    event.preventDefault();
    all[to]?.focus();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setVisited((before) => target.dataset["node"] ?? before);

  return { tabStop: visited ?? start, onKeyDown, onFocus };
}
