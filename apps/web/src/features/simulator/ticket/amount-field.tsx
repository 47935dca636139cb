import { quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { useGetPortfolioQuery } from "../api.ts";
import { DecimalField } from "../decimal-field.tsx";
import { freeCash, freeQuantity } from "../portfolio/free.ts";
import { useProblemText } from "./problem-text.ts";
import styles from "./ticket.module.css";
import type { Ticket } from "./use-ticket.ts";

/** How much, in units or in dollars, with what there is to spend or to sell. */
export function AmountField({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const language = useLanguage();
  const problemOf = useProblemText(ticket);
  const { data: portfolio } = useGetPortfolioQuery();
  const { form, read, asset, change } = ticket;
  const free = portfolio && freeQuantity(portfolio, asset.ticker);
  const available =
    portfolio &&
    (form.side === "buy"
      ? t("ticket.amount.cash", { amount: usdText(freeCash(portfolio)) })
      : t("ticket.amount.held", { quantity: quantityText(free ?? "0", language) }));
  const units =
    form.unit === "dollars" && read.quantity !== null
      ? t("ticket.amount.units", { quantity: quantityText(read.quantity, language) })
      : null;
  return (
    <div className={styles.group}>
      <DecimalField
        label={t(form.unit === "units" ? "ticket.amount.quantity" : "ticket.amount.dollars")}
        value={form.amount}
        onValue={(amount) => change({ amount })}
        hint={[units, available].filter(Boolean).join(" · ")}
        error={problemOf("amount")}
      />
      <div className={styles.row}>
        <Segmented
          label={t("ticket.amount.unit")}
          options={[
            { value: "units", label: t("ticket.amount.inUnits") },
            { value: "dollars", label: t("ticket.amount.inDollars") },
          ]}
          value={form.unit}
          onChange={(unit) => change({ unit, amount: "" })}
        />
        {form.side === "sell" && free !== undefined && free !== "0" && (
          <Button look="quiet" onClick={() => change({ unit: "units", amount: quantityText(free, language) })}>
            {t("ticket.amount.all")}
          </Button>
        )}
      </div>
    </div>
  );
}
