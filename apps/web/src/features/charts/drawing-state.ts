import type { Drawing, DrawingTool } from "#web/modules/chart/chart-port.ts";
import { movedBy, nextPoint, type Moving } from "./moving.ts";
import { afterKey, setPoint, type KeyContext, type KeyPress, type Placing } from "./placing.ts";

/** A tool, and the text of a note. */
export interface Tool {
  readonly name: DrawingTool;
  readonly text?: string;
}

/** What is being drawn, by pointer or by keys. */
export type DrawingState =
  | { readonly kind: "empty" }
  /** The pointer sets the points, unless a key begins to. */
  | { readonly kind: "armed"; readonly tool: Tool }
  | { readonly kind: "placing"; readonly placing: Placing }
  | { readonly kind: "moving"; readonly moving: Moving; readonly before: Drawing }
  /** Keys have finished something: it is announced until the next action. */
  | { readonly kind: "done"; readonly what: "drawn" | "moved" | "left" | "removed"; readonly tool: DrawingTool }
  /** A change was undone or redone: announced until the next action. */
  | { readonly kind: "stepped"; readonly what: Step };

export type Step = "undone" | "redone";

/** What a key leads to. */
export interface Outcome {
  readonly state: DrawingState;
  /** To save, in place of the one with its id. */
  readonly put?: Drawing;
  /** To remove. */
  readonly removed?: string;
}

interface Context extends KeyContext {
  /** Of a bar. */
  readonly seconds: number;
  /** Where keys begin with a tool. */
  readonly start: Pick<Placing, "id" | "time">;
}

export const startPlacing = ({ name, text }: Tool, { start }: Pick<Context, "start">): DrawingState => ({
  kind: "placing",
  placing: { ...start, tool: name, ...(text !== undefined && { text }), points: [], price: null },
});

export const startMoving = (drawing: Drawing): DrawingState => ({
  kind: "moving",
  moving: { drawing, point: null },
  before: drawing,
});

const done = (what: Extract<DrawingState, { kind: "done" }>["what"], tool: DrawingTool): DrawingState => ({
  kind: "done",
  what,
  tool,
});

function whilePlacing(placing: Placing, keyPress: KeyPress, context: Context): Outcome | null {
  if (keyPress.key === "Escape") return { state: done("left", placing.tool) };
  if (keyPress.key === "Enter") {
    const set = setPoint(placing, context);
    return "drawing" in set
      ? { state: done("drawn", placing.tool), put: set.drawing }
      : { state: { kind: "placing", placing: set.placing } };
  }
  if (isRemoval(keyPress))
    return { state: { kind: "placing", placing: { ...placing, points: placing.points.slice(0, -1) } } };
  const next = afterKey(placing, keyPress, context);
  return next && { state: { kind: "placing", placing: next } };
}

function whileMoving(
  state: Extract<DrawingState, { kind: "moving" }>,
  keyPress: KeyPress,
  context: Context,
): Outcome | null {
  const { moving, before } = state;
  const { id, tool } = moving.drawing;
  if (keyPress.key === "Escape") return { state: done("left", tool) };
  if (keyPress.key === "Enter") return finishMoving(state);
  if (keyPress.key === " ") return { state: { ...state, moving: nextPoint(moving) } };
  if (isRemoval(keyPress)) return { state: done("removed", tool), removed: id };
  const next = movedBy(moving, keyPress, context, context.seconds);
  return next && { state: { kind: "moving", moving: next, before } };
}

const isRemoval = ({ key }: KeyPress): boolean => key === "Delete" || key === "Backspace";

/** Leaves a drawing where it has been moved to. */
export const finishMoving = ({ moving: { drawing }, before }: Extract<DrawingState, { kind: "moving" }>): Outcome =>
  drawing === before ? { state: done("left", drawing.tool) } : { state: done("moved", drawing.tool), put: drawing };

/** The state after a key; null for a key that drawing does not use. */
export function stateAfterKey(state: DrawingState, keyPress: KeyPress, context: Context): Outcome | null {
  if (context.bars.length === 0) return null;
  if (state.kind === "placing") return whilePlacing(state.placing, keyPress, context);
  if (state.kind === "moving") return whileMoving(state, keyPress, context);
  if (state.kind !== "armed") return null;
  // The first key shows where keys are; only then can a point be set.
  const started = startPlacing(state.tool, context);
  if (keyPress.key === "Enter") return { state: started };
  return started.kind === "placing" ? whilePlacing(started.placing, keyPress, context) : null;
}
