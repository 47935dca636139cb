import { useState, type ReactNode } from "react";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";
import type { Position } from "../api.ts";

const ClosePositionDialog = lazyComponent(() => import("./close-position-dialog.tsx"), "ClosePositionDialog", [
  "simulator/position",
  "simulator/ticket",
]);

/** Asks before a position is closed. The dialog stays for its closing motion when the position is gone. */
export function useClosePosition(position: Position | undefined): { ask: () => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ position: Position; isOpen: boolean; count: number } | null>(null);
  const ask = () => position && setAsked({ position, isOpen: true, count: (asked?.count ?? 0) + 1 });
  const dialog = asked && (
    <ClosePositionDialog
      key={asked.count}
      position={position ?? asked.position}
      isOpen={asked.isOpen}
      onClose={() => setAsked({ ...asked, isOpen: false })}
    />
  );
  return { ask, dialog };
}
