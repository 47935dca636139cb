import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { useNavigationType } from "#web/shared/routing/router.tsx";

/** Share of the window above the current node at the start: most of the view is what comes next. */
const EYE_LINE = 0.58;

/** Where the learner left the map, and on which node. */
let left: { node: string | null; y: number } | null = null;

export const findNode = (root: HTMLElement | null, id: string | null): HTMLElement | null =>
  (id && root?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)) || null;

/** How far to scroll: the chapter's header in its place at the top if the node is then above the eye line, else the node on it. */
function topFor(node: HTMLElement): number {
  const toEyeLine = node.getBoundingClientRect().top - innerHeight * EYE_LINE;
  const chapter = node.closest("[data-chapter]");
  if (!chapter) return toEyeLine;
  const header = chapter.firstElementChild;
  const sticksAt = header ? Number.parseFloat(getComputedStyle(header).insetBlockStart) : 0;
  return Math.max(toEyeLine, chapter.getBoundingClientRect().top - sticksAt);
}

/** Brings a node into view, with as much of what comes next as there is room for. */
export function showNode(
  root: HTMLElement | null,
  id: string | null,
  { isSmooth = false, isFocused = false }: { isSmooth?: boolean; isFocused?: boolean } = {},
): void {
  const node = findNode(root, id);
  if (!node) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const top = scrollY + topFor(node);
  scrollTo({ top, behavior: isSmooth && !isCalm ? "smooth" : "instant" });
  if (isFocused) node.focus({ preventScroll: true });
}

/**
 * Opens the map at the current node, before anything is painted; after a step back in the history where it was left, unless the
 * learner has moved on since.
 */
export function useStartAtCurrent(root: RefObject<HTMLElement | null>, current: string | null): void {
  const type = useNavigationType();
  const latest = useRef(current);
  const start = useRef(() => {
    if (type === "POP" && left && left.node === current) scrollTo({ top: left.y, behavior: "instant" });
    else showNode(root.current, current);
  });

  useLayoutEffect(() => start.current(), []);
  useEffect(() => {
    // The router sends every new page to its top after this effect and before the next paint.
    queueMicrotask(start.current);
    const keep = () => {
      left = { node: latest.current, y: scrollY };
    };
    addEventListener("scroll", keep, { passive: true });
    return () => removeEventListener("scroll", keep);
  }, []);
  useEffect(() => {
    latest.current = current;
  }, [current]);
}
