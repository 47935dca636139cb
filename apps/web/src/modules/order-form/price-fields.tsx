import { quoteText } from "#web/shared/i18n/money-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Segmented, Switch } from "#web/shared/ui/choice.tsx";
import { DecimalField } from "#web/shared/ui/decimal-field.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import type { OrderDraft } from "./order-draft.ts";
import { numberFieldsOf, type NumberField } from "./order-fields.ts";
import { useFieldProblem } from "./use-field-problem.ts";

/** The prices that belong to the order type. */
export function PriceFields({ draft }: { draft: OrderDraft }) {
  const t = useT();
  const problemOf = useFieldProblem(draft);
  const { fields, quote, change } = draft;
  const shown = numberFieldsOf(fields);
  const price = (field: Exclude<NumberField, "amount" | "trail">) =>
    shown.includes(field) && (
      <DecimalField
        key={field}
        label={t(fields.type === "bracket" ? `order.bracket.${field}` : `order.price.${field}`)}
        value={fields[field]}
        onValue={(value) => change({ [field]: value })}
        hint={
          field === shown[1] &&
          t(fields.side === "buy" ? "order.price.ask" : "order.price.bid", {
            price: quoteText(fields.side === "buy" ? quote.ask : quote.bid),
          })
        }
        error={problemOf(field)}
      />
    );
  return (
    <>
      {fields.type === "bracket" && (
        <Switch
          label={t("order.bracket.atLimit")}
          isOn={fields.hasLimitEntry}
          onChange={(hasLimitEntry) => change({ hasLimitEntry })}
        />
      )}
      {fields.type === "bracket" ? [price("limit"), price("stop"), price("target")] : [price("stop"), price("limit")]}
      {shown.includes("trail") && (
        <Stack gap={2}>
          <DecimalField
            label={t("order.trail")}
            value={fields.trail}
            onValue={(trail) => change({ trail })}
            hint={t("order.trailHint")}
            error={problemOf("trail")}
          />
          <Segmented
            label={t("order.trailUnit")}
            options={[
              { value: "percent", label: "%" },
              { value: "amount", label: "$" },
            ]}
            value={fields.trailUnit}
            onChange={(trailUnit) => change({ trailUnit })}
          />
        </Stack>
      )}
    </>
  );
}
