import { useEffect } from "react";

/** Names the document after what it shows; until that is known it keeps its title. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Candlewise`;
  }, [title]);
}
