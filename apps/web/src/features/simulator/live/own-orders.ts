import { useEffect } from "react";

/** Orders whose news the screen itself shows, and orders that this page cancels: no toast tells of them. */
const shown = new Map<string, number>();
const cancelled = new Set<string>();

/** While it is mounted, the component shows what becomes of the order. */
export function useShowsOrder(id: string): void {
  useEffect(() => {
    shown.set(id, (shown.get(id) ?? 0) + 1);
    return () => {
      const others = (shown.get(id) ?? 1) - 1;
      if (others === 0) shown.delete(id);
      else shown.set(id, others);
    };
  }, [id]);
}

export const noteOwnCancel = (id: string): void => void cancelled.add(id);
/** It failed or was undone: the next cancellation is another one. */
export const forgetOwnCancel = (id: string): void => void cancelled.delete(id);

export const isShownElsewhere = (id: string): boolean => shown.has(id) || cancelled.has(id);
