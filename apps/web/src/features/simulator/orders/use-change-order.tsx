import { useState, type ReactNode } from "react";
import type { Order } from "../api.ts";
import { ChangeOrderSheet } from "./change-order-sheet.tsx";

/** The sheet that modifies an order, and how to open it; each opening starts fresh. */
export function useChangeOrder(): { open: (order: Order) => void; sheet: ReactNode } {
  const [changed, setChanged] = useState<{ order: Order; isOpen: boolean; count: number } | null>(null);
  return {
    open: (order) => setChanged((before) => ({ order, isOpen: true, count: (before?.count ?? 0) + 1 })),
    sheet: (
      <ChangeOrderSheet
        key={changed?.count}
        order={changed?.order ?? null}
        isOpen={changed?.isOpen ?? false}
        onClose={() => setChanged((before) => before && { ...before, isOpen: false })}
      />
    ),
  };
}
