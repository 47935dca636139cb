import type { TermId } from "#web/modules/glossary/term-id.ts";
import { TermIcon } from "#web/modules/glossary/term-icon.tsx";
import { quoteText } from "#web/shared/i18n/money-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Switch } from "#web/shared/ui/choice.tsx";
import { DecimalField } from "#web/shared/ui/decimal-field.tsx";
import type { OrderDraft } from "./order-draft.ts";
import { numberFieldsOf, type NumberField } from "./order-fields.ts";
import { TrailField } from "./trail-field.tsx";
import { useFieldProblem } from "./use-field-problem.ts";

type PriceField = Exclude<NumberField, "amount" | "trail">;

const TERMS = { limit: "limitPrice", stop: "stopPrice", target: "takeProfit" } as const satisfies Record<
  PriceField,
  TermId
>;

/** The prices that belong to the order type. */
export function PriceFields({ draft }: { draft: OrderDraft }) {
  const t = useT();
  const problemOf = useFieldProblem(draft);
  const { fields, quote, change } = draft;
  const shown = numberFieldsOf(fields);
  const price = (field: PriceField) => {
    if (!shown.includes(field)) return false;
    const isBracket = fields.type === "bracket";
    const label = t(isBracket ? `order.bracket.${field}` : `order.price.${field}`);
    return (
      <DecimalField
        key={field}
        label={label}
        explanation={<TermIcon id={isBracket && field === "stop" ? "stopLoss" : TERMS[field]} label={label} />}
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
  };
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
        <TrailField
          value={fields.trail}
          unit={fields.trailUnit}
          error={problemOf("trail")}
          onValue={(trail) => change({ trail })}
          onUnit={(trailUnit) => change({ trailUnit })}
        />
      )}
    </>
  );
}
