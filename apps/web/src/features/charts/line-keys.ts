import type { ChartLine } from "#web/modules/chart/chart-port.ts";

/** A line of an order or the position that keys have selected; `price` while they move it. */
export interface HeldLine {
  readonly id: string;
  readonly price: number | null;
}

/** What a key leads to. */
export interface LineOutcome {
  readonly held: HeldLine | null;
  readonly moved?: { readonly id: string; readonly price: number };
  /** To cancel or to close. */
  readonly removed?: string;
}

interface LineKey {
  readonly key: string;
  readonly isShift: boolean;
}

/** Steps of the smallest price, upwards. */
function ticksOf({ key, isShift }: LineKey): number | null {
  const ticks: Readonly<Record<string, number>> = {
    ArrowUp: isShift ? 10 : 1,
    ArrowDown: isShift ? -10 : -1,
    PageUp: 100,
    PageDown: -100,
  };
  return ticks[key] ?? null;
}

function whileMoving(line: ChartLine, price: number, pressed: LineKey, decimals: number): LineOutcome | null {
  const back = { id: line.id, price: null };
  if (pressed.key === "Escape") return { held: back };
  if (pressed.key === "Enter") return { held: back, ...(price !== line.price && { moved: { id: line.id, price } }) };
  const ticks = ticksOf(pressed);
  if (ticks === null) return null;
  const smallest = 10 ** -decimals;
  return { held: { id: line.id, price: Math.max(smallest, Number((price + ticks * smallest).toFixed(decimals))) } };
}

function next(lines: readonly ChartLine[], line: ChartLine | undefined, isUp: boolean): LineOutcome | null {
  const upwards = lines.toSorted((one, other) => one.price - other.price);
  const at = line ? upwards.indexOf(line) + (isUp ? 1 : -1) : isUp ? 0 : upwards.length - 1;
  const found = upwards[Math.min(upwards.length - 1, Math.max(0, at))];
  return found ? { held: { id: found.id, price: null } } : null;
}

/** Up and down select a line, Enter takes hold of it, Delete removes it; null for a key that lines do not use. */
export function afterLineKey(
  held: HeldLine | null,
  pressed: LineKey,
  { lines, decimals }: { readonly lines: readonly ChartLine[]; readonly decimals: number },
): LineOutcome | null {
  const line = lines.find(({ id }) => id === held?.id);
  if (line && typeof held?.price === "number") return whileMoving(line, held.price, pressed, decimals);
  if (pressed.key === "ArrowUp" || pressed.key === "ArrowDown") return next(lines, line, pressed.key === "ArrowUp");
  if (!line) return null;
  if (pressed.key === "Escape") return { held: null };
  if (pressed.key === "Enter" && line.isDraggable) return { held: { id: line.id, price: line.price } };
  const isRemoval = pressed.key === "Delete" || pressed.key === "Backspace";
  return isRemoval && line.isRemovable ? { held: { id: line.id, price: null }, removed: line.id } : null;
}
