import type { Drawing, DrawingTool } from "#web/modules/chart/chart-port.ts";
import { movedBy, nextPoint, type Moving } from "./moving.ts";
import { afterKey, setPoint, type KeyGround, type KeyPress, type Placing } from "./placing.ts";

/** A tool, and the text of a note. */
export interface Tool {
  readonly name: DrawingTool;
  readonly text?: string;
}

/** What the hand that draws is at. */
export type Hand =
  | { readonly kind: "empty" }
  /** The pointer sets the points, unless a key begins to. */
  | { readonly kind: "armed"; readonly tool: Tool }
  | { readonly kind: "placing"; readonly placing: Placing }
  | { readonly kind: "moving"; readonly moving: Moving; readonly before: Drawing }
  /** Keys have finished something: it is told until the next act. */
  | { readonly kind: "done"; readonly what: "drawn" | "moved" | "left" | "removed"; readonly tool: DrawingTool };

/** What a key makes of it. */
export interface Outcome {
  readonly hand: Hand;
  /** To keep, in place of the one with its id. */
  readonly put?: Drawing;
  /** To remove. */
  readonly removed?: string;
}

interface Ground extends KeyGround {
  /** Of a bar. */
  readonly seconds: number;
  /** Where keys begin with a tool. */
  readonly start: Pick<Placing, "id" | "time">;
}

export const startPlacing = ({ name, text }: Tool, { start }: Pick<Ground, "start">): Hand => ({
  kind: "placing",
  placing: { ...start, tool: name, ...(text !== undefined && { text }), points: [], price: null },
});

export const startMoving = (drawing: Drawing): Hand => ({
  kind: "moving",
  moving: { drawing, point: null },
  before: drawing,
});

const done = (what: Extract<Hand, { kind: "done" }>["what"], tool: DrawingTool): Hand => ({ kind: "done", what, tool });

function whilePlacing(placing: Placing, press: KeyPress, ground: Ground): Outcome | null {
  if (press.key === "Escape") return { hand: done("left", placing.tool) };
  if (press.key === "Enter") {
    const set = setPoint(placing, ground);
    return "drawing" in set
      ? { hand: done("drawn", placing.tool), put: set.drawing }
      : { hand: { kind: "placing", placing: set.placing } };
  }
  if (isRemoval(press))
    return { hand: { kind: "placing", placing: { ...placing, points: placing.points.slice(0, -1) } } };
  const next = afterKey(placing, press, ground);
  return next && { hand: { kind: "placing", placing: next } };
}

function whileMoving(hand: Extract<Hand, { kind: "moving" }>, press: KeyPress, ground: Ground): Outcome | null {
  const { moving, before } = hand;
  const { id, tool } = moving.drawing;
  if (press.key === "Escape") return { hand: done("left", tool) };
  if (press.key === "Enter") return letGo(hand);
  if (press.key === " ") return { hand: { ...hand, moving: nextPoint(moving) } };
  if (isRemoval(press)) return { hand: done("removed", tool), removed: id };
  const next = movedBy(moving, press, ground, ground.seconds);
  return next && { hand: { kind: "moving", moving: next, before } };
}

const isRemoval = ({ key }: KeyPress): boolean => key === "Delete" || key === "Backspace";

/** Leaves a drawing where it has been moved to. */
export const letGo = ({ moving: { drawing }, before }: Extract<Hand, { kind: "moving" }>): Outcome =>
  drawing === before ? { hand: done("left", drawing.tool) } : { hand: done("moved", drawing.tool), put: drawing };

/** What a key does with the hand; null for one that is not the hand's. */
export function handAfterKey(hand: Hand, press: KeyPress, ground: Ground): Outcome | null {
  if (ground.bars.length === 0) return null;
  if (hand.kind === "placing") return whilePlacing(hand.placing, press, ground);
  if (hand.kind === "moving") return whileMoving(hand, press, ground);
  if (hand.kind !== "armed") return null;
  // The first key shows where keys are; only then can a point be set.
  const started = startPlacing(hand.tool, ground);
  if (press.key === "Enter") return { hand: started };
  return started.kind === "placing" ? whilePlacing(started.placing, press, ground) : null;
}
