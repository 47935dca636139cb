import { useLayoutEffect, useRef } from "react";

const DURATION = 400;

/** Rows of a list, marked with `data-row`, glide to a new place when the order changes; with reduced motion they stand there at once. */
export function useMovedRows(order: string) {
  const list = useRef<HTMLOListElement>(null);
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const before = places.current;
    places.current = new Map();
    for (const row of list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? []) {
      const name = row.dataset["row"] ?? "";
      const from = before.get(name);
      const to = row.offsetTop;
      places.current.set(name, to);
      if (isCalm || from === undefined || from === to) continue;
      const frames = [{ translate: `0 ${from - to}px` }, { translate: "0 0" }];
      row.animate(frames, { duration: DURATION, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" });
    }
  }, [order]);
  return list;
}
