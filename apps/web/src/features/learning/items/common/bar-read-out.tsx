import type { PublicChart } from "@candlewise/domain/learning/items";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./bar-read-out.module.css";
import type { PartState } from "../item-props.ts";
import { StepKey } from "./step-key.tsx";
import { useBarWords } from "./use-bar-words.ts";
import { VerdictMark } from "./verdict-mark.tsx";

interface BarReadOutProps {
  chart: PublicChart;
  index: number | null;
  isLocked: boolean;
  onStep?: (by: number) => void;
  caption: string | null;
  state: PartState;
}

const PRICES = ["open", "high", "low", "close", "volume"] as const;

/** The numbers of one candle, with buttons to the candle before and after. */
export function BarReadOut({ chart, index, isLocked, onStep, caption, state }: BarReadOutProps) {
  const t = useT();
  const words = useBarWords(chart);
  const parts = index === null ? null : words.parts(index);
  const hasSteps = onStep !== undefined && !isLocked;
  return (
    <Stack gap={2} className={styles.readOut} data-state={state} data-steps={hasSteps}>
      {hasSteps && <StepKey kind="back" label={t("items.point.before")} onClick={() => onStep(-1)} />}
      <div className={styles.numbers}>
        <Text size={4} weight={800} className={styles.day}>
          {caption !== null && <span>{caption}</span>}
          {parts?.day ?? t("items.point.none")}
          <VerdictMark state={state} />
        </Text>
        <dl className={styles.prices}>
          {PRICES.map((name) => (
            <div key={name}>
              <dt>{t(`items.bar.${name}`)}</dt>
              <dd>{parts?.[name] ?? "–"}</dd>
            </div>
          ))}
        </dl>
      </div>
      {hasSteps && <StepKey kind="forward" label={t("items.point.after")} onClick={() => onStep(1)} />}
    </Stack>
  );
}
