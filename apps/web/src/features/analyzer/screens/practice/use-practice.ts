import { REPLAY_ACTIONS } from "@candlewise/domain/learning/replay-decision";
import type { ReplayAction } from "@candlewise/domain/learning/items";
import { useEffect, useEffectEvent, useState } from "react";
import type { PracticeItem } from "#web/features/analyzer/practice/practice-item.ts";
import { useRun } from "#web/features/learning/items/replay-decision/use-run.ts";

/** Wait, buy, sell. */
export const OFFERED = REPLAY_ACTIONS.filter((action) => action !== "move_stop");

/** How far the chart has run, what was decided, and what is asked now. Digits decide too. */
export function usePractice(item: PracticeItem, onBar: (count: number) => void) {
  const [actions, setActions] = useState<ReplayAction[]>([]);
  const { bars } = item.chart;
  const next = item.decisions[actions.length];
  const { shown, isRunning, skip } = useRun(next ? next.at + 1 : bars.length, onBar);
  const isAsked = next !== undefined && !isRunning;
  const decide = (action: ReplayAction) => setActions([...actions, action]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = /^[1-3]$/.test(event.key) ? OFFERED[Number(event.key) - 1] : undefined;
    if (!isAsked || !action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    decide(action);
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return { actions, shown, isRunning, skip, isAsked, isOver: next === undefined && !isRunning, decide };
}
