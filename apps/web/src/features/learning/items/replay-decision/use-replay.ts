import type { ReplayAction } from "@candlewise/domain/learning/items";
import { seriesPriceText } from "#web/features/learning/charts/number-words.ts";
import { seriesDayText } from "#web/shared/i18n/day-text.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAnswerKeys } from "../common/answer-keys.ts";
import type { ItemProps } from "../item-props.ts";
import { useRun } from "./use-run.ts";

/** Where the replay stands: how many candles are shown, and which actions are offered now. */
export function useReplay({ item, draft, onDraft, isLocked, onCue, say }: ItemProps<"replay_decision">) {
  const t = useT();
  const language = useLanguage();
  const { bars, decimals } = item.chart;
  const made = draft.actions.length;
  const next = item.decisions[made];
  const target = next ? next.at + 1 : bars.length;
  const name = t("items.replay.decision", { number: made + 1, count: item.decisions.length });
  const { shown, isRunning, skip } = useRun(target, (count) => {
    const bar = bars[count - 1];
    if (!bar || made === 0) return;
    const close = seriesPriceText(bar.close, decimals, language);
    const words = t("items.replay.bar", { day: seriesDayText(bar.time, language), close });
    say(count === target && next ? `${words}. ${name}` : words);
  });
  const offered = next && !isRunning && !isLocked ? next.actions : [];
  const decide = (action: ReplayAction) => {
    onDraft({ type: "replay_decision", actions: [...draft.actions, action] });
    onCue("pick");
  };
  /** Counted from 1, as the keys are. */
  const decideByNumber = (number: number): boolean => {
    const action = offered[number - 1];
    if (action) decide(action);
    return action !== undefined;
  };
  useAnswerKeys(decideByNumber);
  return { shown, isRunning, skip, made, name, offered, decide, decideByNumber };
}
