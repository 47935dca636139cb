import { useLayoutEffect, useRef } from "react";
import { GLIDE, isCalm } from "../common/glide.ts";

/** Lets the children of a list (each with `data-flip`) glide to their new places when `order` changes. */
export function useFlip(order: readonly string[]) {
  const list = useRef<HTMLOListElement>(null);
  const tops = useRef(new Map<string, number>());
  const key = order.join(" ");
  useLayoutEffect(() => {
    const before = tops.current;
    const after = new Map<string, number>();
    for (const element of list.current?.querySelectorAll<HTMLElement>("[data-flip]") ?? []) {
      const token = element.dataset["flip"] ?? "";
      const top = element.offsetTop;
      after.set(token, top);
      const shift = (before.get(token) ?? top) - top;
      if (shift === 0 || isCalm() || element.dataset["grabbed"] === "true") continue;
      element.animate([{ transform: `translateY(${shift}px)` }, { transform: "none" }], GLIDE);
    }
    tops.current = after;
  }, [key]);
  return list;
}
