import { useMemo, useState } from "react";
import type { ChartLine } from "#web/modules/chart/chart-port.ts";
import type { HeldLine } from "./line-keys.ts";
import { drawingKit } from "./load-drawing-kit.ts";
import type { KeyPress } from "./placing.ts";

interface LineKeysOptions {
  readonly lines?: readonly ChartLine[] | undefined;
  readonly decimals: number;
  readonly onLineMoved?: ((id: string, price: number) => void) | undefined;
  readonly onLineRemoved?: ((id: string) => void) | undefined;
}

const NO_LINES: readonly ChartLine[] = [];

/** Orders and the position by keyboard: `lines` are as the keys show them, `held` is the selected one. */
export function useLineKeys({ lines: given = NO_LINES, decimals, onLineMoved, onLineRemoved }: LineKeysOptions) {
  const [at, setAt] = useState<HeldLine | null>(null);
  const lines = useMemo(() => {
    if (at === null) return given;
    return given.map((line) =>
      line.id === at.id ? { ...line, price: at.price ?? line.price, label: `▸ ${line.label}` } : line,
    );
  }, [given, at]);
  const line = given.find(({ id }) => id === at?.id);
  const held = line && { ...line, price: at?.price ?? line.price };
  return {
    lines,
    held,
    isMoving: held !== undefined && typeof at?.price === "number",
    leave: () => setAt(null),
    /** True if a line used the key. */
    onKey: (pressed: KeyPress): boolean => {
      const outcome = drawingKit()?.afterLineKey(at, pressed, { lines: given, decimals });
      if (!outcome) return false;
      setAt(outcome.held);
      if (outcome.moved) onLineMoved?.(outcome.moved.id, outcome.moved.price);
      if (outcome.removed !== undefined) onLineRemoved?.(outcome.removed);
      return true;
    },
  };
}
export type LineControls = ReturnType<typeof useLineKeys>;
