import { bucketStart, middleHalf } from "@candlewise/domain/learning/estimate";
import type { EstimateResult, Verdict } from "@candlewise/domain/learning/items";
import { countText } from "#web/features/learning/charts/number-words.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "../common/chart-item.module.css";
import { useAmount } from "../common/use-amount.ts";
import type { ItemOf } from "../item-draft.ts";

interface EstimateOutcomeProps {
  item: ItemOf<"estimate">;
  verdict: Verdict;
  result: EstimateResult;
}

/** The truth in figures, what counts as right, and how others answered. */
export function EstimateOutcome({ item, verdict, result: { accepted, others } }: EstimateOutcomeProps) {
  const t = useT();
  const language = useLanguage();
  const amount = useAmount(item.unit);
  const round = (value: number) => amount(Number(Number(value.toPrecision(3)).toFixed(item.decimals)));
  const truth = verdict.solution?.type === "estimate" ? verdict.solution.value : null;
  const half = others && middleHalf(others);
  return (
    <Stack gap={2}>
      <dl className={styles.compare}>
        <div data-state="right">
          <dt>{t("items.estimate.truth")}</dt>
          <dd>{truth !== null && amount(truth)}</dd>
        </div>
        <div>
          <dt>{t("items.estimate.accepted")}</dt>
          <dd>{`${round(accepted[0])} – ${round(accepted[1])}`}</dd>
        </div>
      </dl>
      {others && half && (
        <Text size={4} weight={600} tone="muted">
          {t("items.estimate.others", {
            count: countText(others.answered, language),
            low: round(bucketStart(item.scale, half[0])),
            high: round(bucketStart(item.scale, half[1] + 1)),
          })}
        </Text>
      )}
    </Stack>
  );
}
