import { Segmented, Switch } from "#web/shared/ui/choice.tsx";
import { quoteText } from "#web/shared/i18n/money-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { DecimalField } from "../decimal-field.tsx";
import { useProblemText } from "./problem-text.ts";
import { fieldsOf, type NumberField } from "./ticket-form.ts";
import styles from "./ticket.module.css";
import type { Ticket } from "./use-ticket.ts";

/** The prices that belong to the type of order. */
export function PriceFields({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const problemOf = useProblemText(ticket);
  const { form, quote, change } = ticket;
  const fields = fieldsOf(form);
  const price = (field: Exclude<NumberField, "amount" | "trail">) =>
    fields.includes(field) && (
      <DecimalField
        key={field}
        label={t(form.type === "bracket" ? `ticket.bracket.${field}` : `ticket.price.${field}`)}
        value={form[field]}
        onValue={(value) => change({ [field]: value })}
        hint={
          field === fields[1] &&
          t(form.side === "buy" ? "ticket.price.ask" : "ticket.price.bid", {
            price: quoteText(form.side === "buy" ? quote.ask : quote.bid),
          })
        }
        error={problemOf(field)}
      />
    );
  return (
    <>
      {form.type === "bracket" && (
        <Switch
          label={t("ticket.bracket.atLimit")}
          isOn={form.hasLimitEntry}
          onChange={(hasLimitEntry) => change({ hasLimitEntry })}
        />
      )}
      {form.type === "bracket" ? [price("limit"), price("stop"), price("target")] : [price("stop"), price("limit")]}
      {fields.includes("trail") && (
        <div className={styles.group}>
          <DecimalField
            label={t("ticket.trail")}
            value={form.trail}
            onValue={(trail) => change({ trail })}
            hint={t("ticket.trailHint")}
            error={problemOf("trail")}
          />
          <Segmented
            label={t("ticket.trailUnit")}
            options={[
              { value: "percent", label: "%" },
              { value: "amount", label: "$" },
            ]}
            value={form.trailUnit}
            onChange={(trailUnit) => change({ trailUnit })}
          />
        </div>
      )}
    </>
  );
}
