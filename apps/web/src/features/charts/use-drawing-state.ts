import { useState, type RefObject } from "react";
import type { Drawing, DrawingTool, Timeframe } from "#web/modules/chart/chart-port.ts";
import { TIMEFRAMES } from "#web/modules/chart/timeframes.ts";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import type { DrawingState, Outcome, Step, Tool } from "./drawing-state.ts";
import { drawingKit } from "./load-drawing-kit.ts";
import type { KeyPress } from "./placing.ts";
import type { OpenChart } from "#web/modules/chart/use-chart.ts";
import type { SavedDrawings } from "./use-drawings.ts";

interface DrawingOptions {
  readonly chart: OpenChart;
  readonly saved: SavedDrawings;
  readonly timeframe: Timeframe;
  readonly decimals: number;
}

const EMPTY: DrawingState = { kind: "empty" };

const withDrawing = (all: readonly Drawing[], drawing: Drawing): readonly Drawing[] =>
  all.some(({ id }) => id === drawing.id)
    ? all.map((each) => (each.id === drawing.id ? drawing : each))
    : [...all, drawing];

/** The state of drawing; its results are saved and shown on the chart. */
function useShownDrawing({ chart, saved, timeframe, decimals }: DrawingOptions) {
  const { port, pointed } = chart;
  const [state, setState] = useState<DrawingState>(EMPTY);
  const readContext = () => {
    const bars = port?.bars() ?? [];
    const visible = port?.visible() ?? { from: 0, to: bars.length };
    const last = bars[Math.min(bars.length, visible.to) - 1];
    const start = { id: timeOrderedId(), time: pointed ?? last?.time ?? 0 };
    return { bars, visible, decimals, seconds: TIMEFRAMES[timeframe].seconds, start };
  };
  /** Drawings are redrawn when they differ from those before. */
  const show = (next: DrawingState, drawings = saved.drawings) => {
    const isOther = drawings !== saved.drawings || state.kind === "moving";
    setState(next);
    const kit = drawingKit();
    if (next.kind === "placing" && kit) {
      const context = readContext();
      const { index, price } = kit.placeOf(next.placing, context);
      port?.sketch(kit.sketchOf(next.placing, context));
      chart.point(index, price);
      return;
    }
    port?.sketch(null);
    if (next.kind === "moving") port?.setDrawings(withDrawing(drawings, next.moving.drawing), next.moving.drawing.id);
    else if (isOther) port?.setDrawings(drawings);
  };
  /** Gives the drawings after it. */
  const carryOut = ({ state: next, put, removed }: Outcome): readonly Drawing[] => {
    let { drawings } = saved;
    if (put) drawings = withDrawing(drawings, put);
    if (removed !== undefined) drawings = drawings.filter(({ id }) => id !== removed);
    if (drawings !== saved.drawings) saved.change(drawings);
    show(next, drawings);
    return drawings;
  };
  const leave = () => {
    port?.cancelDrawing();
    const left = state.kind === "moving" ? drawingKit()?.finishMoving(state) : null;
    return carryOut(left ?? { state: EMPTY });
  };
  return { state, setState, readContext, show, carryOut, leave };
}

/** Drawing by pointer or by keys. `surface` takes the focus when keys begin. */
export function useDrawingState({
  surface,
  ...options
}: DrawingOptions & { readonly surface: RefObject<HTMLElement | null> }) {
  const { state, setState, readContext, show, carryOut, leave } = useShownDrawing(options);
  const { port } = options.chart;
  const armPointer = (tool: Tool, drawings?: readonly Drawing[]) => {
    show({ kind: "armed", tool }, drawings);
    port?.beginDrawing(tool.name, tool.text);
  };
  return {
    state,
    leave,
    take: (tool: Tool, isByKeys: boolean) => {
      const drawings = leave();
      const begun = isByKeys && drawingKit()?.startPlacing(tool, readContext());
      if (!begun) return armPointer(tool, drawings);
      show(begun, drawings);
      return surface.current?.focus();
    },
    hold: (drawing: Drawing) => {
      const drawings = leave();
      show(drawingKit()?.startMoving(drawing) ?? EMPTY, drawings);
      surface.current?.focus();
    },
    remove: ({ id, tool }: Drawing) => void carryOut({ state: { kind: "done", what: "removed", tool }, removed: id }),
    /** True if drawing used the key. */
    onKey: (keyPress: KeyPress): boolean => {
      const outcome = drawingKit()?.stateAfterKey(state, keyPress, readContext()) ?? null;
      if (outcome) carryOut(outcome);
      else if (state.kind === "done" || state.kind === "stepped") setState(EMPTY);
      return outcome !== null;
    },
    /** Undoes or redoes a change; what is being drawn or moved is canceled instead. */
    step: (what: Step) => {
      if (state.kind === "placing" || state.kind === "moving") {
        const canceled = drawingKit()?.stateAfterKey(state, { key: "Escape", isShift: false }, readContext());
        if (canceled) carryOut(canceled);
        return;
      }
      if (what === "undone" ? !options.saved.canUndo : !options.saved.canRedo) return;
      port?.cancelDrawing();
      setState({ kind: "stepped", what });
      if (what === "undone") options.saved.undo();
      else options.saved.redo();
    },
    /** The pointer goes on with what keys have begun. */
    onPointerDown: () => {
      if (state.kind === "placing") {
        const { tool: name, text } = state.placing;
        armPointer({ name, ...(text !== undefined && { text }) });
      } else if (state.kind === "moving") leave();
    },
    onBlur: () => {
      if (state.kind === "moving") leave();
    },
    onDrawn: (drawings: readonly Drawing[]) => {
      setState(EMPTY);
      options.saved.change(drawings);
    },
  };
}
export type DrawingControls = ReturnType<typeof useDrawingState>;

/** The selected tool. */
export function toolOf(state: DrawingState): DrawingTool | null {
  if (state.kind === "armed") return state.tool.name;
  return state.kind === "placing" ? state.placing.tool : null;
}
