import { useState, type RefObject } from "react";
import type { Drawing, DrawingTool, Timeframe } from "#web/modules/chart/chart-port.ts";
import { TIMEFRAMES } from "#web/modules/chart/timeframes.ts";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import type { Hand, Outcome, Tool } from "./hand.ts";
import { drawingKit } from "./load-drawing-kit.ts";
import type { KeyPress } from "./placing.ts";
import type { OpenChart } from "#web/modules/chart/use-chart.ts";
import type { KeptOnChart } from "./use-drawings.ts";

interface HandWishes {
  readonly chart: OpenChart;
  readonly kept: KeptOnChart;
  readonly timeframe: Timeframe;
  readonly decimals: number;
}

const EMPTY: Hand = { kind: "empty" };

const withDrawing = (all: readonly Drawing[], drawing: Drawing): readonly Drawing[] =>
  all.some(({ id }) => id === drawing.id)
    ? all.map((each) => (each.id === drawing.id ? drawing : each))
    : [...all, drawing];

/** The hand, and how what it comes to is kept and shown on the chart. */
function useShownHand({ chart, kept, timeframe, decimals }: HandWishes) {
  const { port, pointed } = chart;
  const [hand, setHand] = useState<Hand>(EMPTY);
  const readGround = () => {
    const bars = port?.bars() ?? [];
    const visible = port?.visible() ?? { from: 0, to: bars.length };
    const last = bars[Math.min(bars.length, visible.to) - 1];
    const start = { id: timeOrderedId(), time: pointed ?? last?.time ?? 0 };
    return { bars, visible, decimals, seconds: TIMEFRAMES[timeframe].seconds, start };
  };
  /** Drawings are drawn anew when they are others than before. */
  const show = (next: Hand, drawings = kept.drawings) => {
    const isOther = drawings !== kept.drawings || hand.kind === "moving";
    setHand(next);
    const kit = drawingKit();
    if (next.kind === "placing" && kit) {
      const ground = readGround();
      const { index, price } = kit.placeOf(next.placing, ground);
      port?.sketch(kit.sketchOf(next.placing, ground));
      chart.point(index, price);
      return;
    }
    port?.sketch(null);
    if (next.kind === "moving") port?.setDrawings(withDrawing(drawings, next.moving.drawing), next.moving.drawing.id);
    else if (isOther) port?.setDrawings(drawings);
  };
  /** Gives the drawings after it. */
  const carryOut = ({ hand: next, put, removed }: Outcome): readonly Drawing[] => {
    let { drawings } = kept;
    if (put) drawings = withDrawing(drawings, put);
    if (removed !== undefined) drawings = drawings.filter(({ id }) => id !== removed);
    if (drawings !== kept.drawings) kept.change(drawings);
    show(next, drawings);
    return drawings;
  };
  const leave = () => {
    port?.cancelDrawing();
    const left = hand.kind === "moving" ? drawingKit()?.letGo(hand) : null;
    return carryOut(left ?? { hand: EMPTY });
  };
  return { hand, setHand, readGround, show, carryOut, leave };
}

/** The hand that draws, by pointer or by keys. `surface` takes the focus when keys begin. */
export function useHand({ surface, ...wishes }: HandWishes & { readonly surface: RefObject<HTMLElement | null> }) {
  const { hand, setHand, readGround, show, carryOut, leave } = useShownHand(wishes);
  const { port } = wishes.chart;
  const armPointer = (tool: Tool, drawings?: readonly Drawing[]) => {
    show({ kind: "armed", tool }, drawings);
    port?.beginDrawing(tool.name, tool.text);
  };
  return {
    hand,
    leave,
    take: (tool: Tool, isByKeys: boolean) => {
      const drawings = leave();
      const begun = isByKeys && drawingKit()?.startPlacing(tool, readGround());
      if (!begun) return armPointer(tool, drawings);
      show(begun, drawings);
      return surface.current?.focus();
    },
    hold: (drawing: Drawing) => {
      const drawings = leave();
      show(drawingKit()?.startMoving(drawing) ?? EMPTY, drawings);
      surface.current?.focus();
    },
    remove: ({ id, tool }: Drawing) => void carryOut({ hand: { kind: "done", what: "removed", tool }, removed: id }),
    /** True when the key was the hand's. */
    onKey: (press: KeyPress): boolean => {
      const outcome = drawingKit()?.handAfterKey(hand, press, readGround()) ?? null;
      if (outcome) carryOut(outcome);
      else if (hand.kind === "done") setHand(EMPTY);
      return outcome !== null;
    },
    /** The pointer goes on with what keys have begun. */
    onPointerDown: () => {
      if (hand.kind === "placing") {
        const { tool: name, text } = hand.placing;
        armPointer({ name, ...(text !== undefined && { text }) });
      } else if (hand.kind === "moving") leave();
    },
    onBlur: () => {
      if (hand.kind === "moving") leave();
    },
    onDrawn: (drawings: readonly Drawing[]) => {
      setHand(EMPTY);
      wishes.kept.change(drawings);
    },
  };
}
export type DrawingHand = ReturnType<typeof useHand>;

/** The tool in the hand. */
export function toolOf(hand: Hand): DrawingTool | null {
  if (hand.kind === "armed") return hand.tool.name;
  return hand.kind === "placing" ? hand.placing.tool : null;
}
