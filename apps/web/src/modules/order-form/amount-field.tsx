import { percentText, quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { DecimalField } from "#web/shared/ui/decimal-field.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import type { OrderDraft } from "./order-draft.ts";
import styles from "./order-form.module.css";
import { portionOf } from "./portion.ts";
import { useUnits } from "./units.ts";
import { useFieldProblem } from "./use-field-problem.ts";

/** How much, in shares or coins or in dollars, with what is available. */
export function AmountField({ draft }: { draft: OrderDraft }) {
  const t = useT();
  const language = useLanguage();
  const problemOf = useFieldProblem(draft);
  const { fields, read, kind, available, change } = draft;
  const unitsOf = useUnits(kind);
  const availableText =
    available &&
    (fields.side === "buy"
      ? t("order.amount.cash", { amount: usdText(available.cash) })
      : t("order.amount.held", { quantity: quantityText(available.quantity, language) }));
  const units = fields.unit === "dollars" && read.quantity !== null ? unitsOf(read.quantity) : null;
  return (
    <Stack gap={2}>
      <DecimalField
        label={t(fields.unit === "units" ? "order.amount.quantity" : "order.amount.dollars")}
        value={fields.amount}
        onValue={(amount) => change({ amount })}
        hint={[units, availableText].filter(Boolean).join(" · ")}
        error={problemOf("amount")}
      />
      <Segmented
        label={t("order.amount.unit")}
        options={[
          { value: "units", label: t(`order.amount.in.${kind}`) },
          { value: "dollars", label: t("order.amount.inDollars") },
        ]}
        value={fields.unit}
        onChange={(unit) => change({ unit, amount: "" })}
      />
      <Portions draft={draft} />
    </Stack>
  );
}

const PORTIONS = [25, 50, 100] as const;

/** Fills in a part of what is available. */
function Portions({ draft: { fields, available, quote, cost, change } }: { draft: OrderDraft }) {
  const t = useT();
  const language = useLanguage();
  const most = cost.isStale ? undefined : cost.preview?.max_quantity;
  return (
    <div className={styles.portions}>
      {PORTIONS.map((percent) => {
        const portion = available ? portionOf(fields, { ...available, most }, quote.ask, BigInt(percent)) : null;
        const text = percentText(percent, language, { decimals: 0 });
        return (
          <Button
            key={percent}
            look="quiet"
            className={styles.portion}
            disabled={portion === null}
            aria-label={percent < 100 ? t("order.portion", { percent: text }) : undefined}
            onClick={() => portion && change({ ...portion, amount: quantityText(portion.amount, language) })}
          >
            {percent < 100 ? text : t("order.portion.all")}
          </Button>
        );
      })}
    </div>
  );
}
