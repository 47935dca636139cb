import { changeAfter, changeOfRangeAfter, isPaid } from "@candlewise/domain/learning/replay-decision";
import type { ReplayAction, Verdict } from "@candlewise/domain/learning/items";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import "../common/answer-box.css";
import { VerdictMark } from "../common/verdict-mark.tsx";
import type { ItemOf } from "../item-draft.ts";
import { partOf, stateOfPart } from "../item-props.ts";
import styles from "./replay-item.module.css";

interface ReplayReviewProps {
  item: ItemOf<"replay_decision">;
  actions: readonly ReplayAction[];
  verdict: Verdict | null;
  /** Prices are percent of a range. */
  isOfRange?: boolean;
}

/** What was decided; after the verdict, whether it followed the rule and, apart from that, how it turned out. */
export function ReplayReview({ item, actions, verdict, isOfRange = false }: ReplayReviewProps) {
  const t = useT();
  const solution = verdict?.solution?.type === "replay_decision" ? verdict.solution.actions : [];
  return (
    <ol className={styles.review}>
      {actions.map((action, index) => {
        const state = stateOfPart(verdict, String(index));
        const why = partOf(verdict, String(index))?.why ?? [];
        const right = solution[index];
        return (
          // eslint-disable-next-line react/no-array-index-key -- a decision is its place
          <li key={index} className={`answer-box ${styles.made}`} data-state={state}>
            <Text size={4} weight={700} className={styles.head}>
              {t("items.replay.yours", { number: index + 1, action: t(`items.replay.${action}`) })}
              <VerdictMark state={state} />
            </Text>
            {state === "wrong" && right !== undefined && (
              <Text size={4} weight={700}>
                {t("items.replay.rule", { action: t(`items.replay.${right}`) })}
              </Text>
            )}
            {why.length > 0 && (
              <Text as="div" size={4} weight={500}>
                <Prose nodes={why} />
              </Text>
            )}
            {state !== null && <Outcome {...{ item, action, index, isOfRange }} isRight={state === "right"} />}
          </li>
        );
      })}
    </ol>
  );
}

interface OutcomeProps {
  item: ItemOf<"replay_decision">;
  action: ReplayAction;
  index: number;
  isRight: boolean;
  isOfRange: boolean;
}

/** Process and outcome, told apart. */
function Outcome({ item, action, index, isRight, isOfRange }: OutcomeProps) {
  const t = useT();
  const language = useLanguage();
  const change = (isOfRange ? changeOfRangeAfter : changeAfter)(item.chart.bars, item.decisions, index);
  const paid = isPaid(action, item.holds, change);
  const process = isRight ? "right" : "wrong";
  const outcome = paid === null ? "" : paid ? "Paid" : "Unpaid";
  const percent = formatNumber(Math.abs(change), language, { style: "percent", maximumFractionDigits: 1 });
  const way = change > 0 ? "rose" : "fell";
  const moved = isOfRange ? t(`items.replay.${way}OfRange`, { percent }) : t(`items.replay.${way}`, { percent });
  return (
    <Text size={4} weight={600} className={styles.outcome}>
      {t(`items.replay.${process}${outcome}`)} {change === 0 ? t("items.replay.level") : moved}
    </Text>
  );
}
