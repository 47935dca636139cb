import type { Answer, Bar, CompiledItem, ReplayAction, ReplayQuestion, VerdictPart } from "./items.ts";

/** In the order in which they are offered. */
export const REPLAY_ACTIONS = ["wait", "buy", "sell", "move_stop"] as const satisfies ReplayAction[];

function closesAround(bars: readonly Bar[], questions: readonly ReplayQuestion[], index: number): [number, number] {
  const close = (bar: number) => bars[bar]?.close ?? 0;
  return [close(questions[index]?.at ?? 0), close(questions[index + 1]?.at ?? bars.length - 1)];
}

/** How the close changed from a decision to the next one, or to the end: 0.05 is a rise of 5 %. */
export function changeAfter(bars: readonly Bar[], questions: readonly ReplayQuestion[], index: number): number {
  const [from, to] = closesAround(bars, questions, index);
  return from === 0 ? 0 : to / from - 1;
}

/** The same where closes are percent of a range: 0.05 is a rise by 5 % of that range. */
export function changeOfRangeAfter(bars: readonly Bar[], questions: readonly ReplayQuestion[], index: number): number {
  const [from, to] = closesAround(bars, questions, index);
  return (to - from) / 100;
}

/** Whether chance was kind to an action; null where that cannot be said of it. It never decides whether the action was right. */
export function isPaid(action: ReplayAction, isHolding: boolean, change: number): boolean | null {
  if (change === 0 || action === "move_stop") return null;
  const isLong = action === "buy" || (action === "wait" && isHolding);
  return isLong === change > 0;
}

type ReplayItem = Extract<CompiledItem, { type: "replay_decision" }>;
type ReplayAnswer = Extract<Answer, { type: "replay_decision" }>;

/** A remark on each decision, by its index. Null when an action was not offered, or a decision is missing. */
export function remarksOnReplay(item: ReplayItem, { actions }: ReplayAnswer): VerdictPart[] | null {
  if (actions.length !== item.decisions.length) return null;
  const parts = item.decisions.flatMap(({ right, options }, index) => {
    const picked = options.find(({ action }) => action === actions[index]);
    return picked ? [{ token: String(index), is_correct: picked.action === right, why: picked.why }] : [];
  });
  return parts.length === actions.length ? parts : null;
}

/** What somebody who knew the rest of the chart would do. */
export function hindsight(item: ReplayItem): ReplayAnswer {
  const questions = replayQuestions(item);
  const actions = item.decisions.map(({ right }, index) => {
    const change = changeAfter(item.chart.bars, questions, index);
    if (isPaid(right, item.holds, change) !== false) return right;
    return questions[index]?.actions.find((action) => isPaid(action, item.holds, change) === true) ?? right;
  });
  return { type: "replay_decision", actions };
}

export const replayQuestions = ({ decisions }: ReplayItem): ReplayQuestion[] =>
  decisions.map(({ at, options }) => ({ at, actions: options.map(({ action }) => action) }));
