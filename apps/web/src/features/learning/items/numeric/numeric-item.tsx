import { amountText } from "#web/features/learning/charts/number-words.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { decimalSeparator } from "#web/shared/i18n/parse-decimal.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import type { ItemProps } from "../item-props.ts";
import { NumberField } from "./number-field.tsx";
import styles from "./numeric-item.module.css";
import { WholeWhy } from "../common/whole-why.tsx";
import { parseNumber } from "../common/parse-number.ts";
import { VerdictMark } from "../common/verdict-mark.tsx";

export function NumericItem({ item, draft, onDraft, verdict, isLocked, labelId, onCue }: ItemProps<"numeric">) {
  const t = useT();
  const language = useLanguage();
  const write = (text: string) => {
    if (isLocked) return;
    const parsed = parseNumber(text, language, item.decimals);
    onDraft({ type: "numeric", text, value: parsed.kind === "number" ? parsed.value : null });
  };
  const settle = (value: number) => {
    if (isLocked) return;
    onDraft({ type: "numeric", text: String(value).replace("..", decimalSeparator(language)), value });
    onCue("pick");
  };
  const state = verdict === null ? null : verdict.is_correct ? "right" : "wrong";
  const right = verdict?.solution?.type === "numeric" ? verdict.solution.value : null;
  return (
    <Stack gap={3}>
      <NumberField
        text={draft.text}
        onText={write}
        onReading={settle}
        unit={item.unit}
        decimals={item.decimals}
        {...{ labelId, isLocked, state }}
      />
      {state === "wrong" && right !== null && (
        <dl className={`answer-box ${styles.solution}`} data-state="right">
          <dt>
            {t("items.numeric.right")} <VerdictMark state="right" />
          </dt>
          <dd>{amountText(Number(right.toFixed(item.decimals)), item.unit, language)}</dd>
        </dl>
      )}
      <WholeWhy verdict={verdict} />
    </Stack>
  );
}
