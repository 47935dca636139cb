import type { ReactNode } from "react";
import type { Highlight } from "../picture/use-highlight.ts";

interface HighlightButtonProps {
  /** Of the finding, and of its marks in the picture. */
  id: string;
  highlight: Highlight;
  className: string | undefined;
  children: ReactNode;
}

/** The head of a finding: pointing at it, or focusing it, emphasizes it in the picture; a click keeps it so. */
export function HighlightButton({ id, highlight, className, children }: HighlightButtonProps) {
  const { pinned, point, pin } = highlight;
  return (
    <button
      type="button"
      className={className}
      aria-pressed={pinned === id}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && point(id)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(id)}
      onBlur={() => point(null)}
      onClick={() => pin(id)}
    >
      {children}
    </button>
  );
}
