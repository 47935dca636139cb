import { useState } from "react";
import { quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useGetPortfolioQuery } from "../api.ts";
import { DecimalField } from "#web/shared/ui/decimal-field.tsx";
import { freeCash } from "../portfolio/free.ts";
import { readNumber } from "#web/modules/order-form/read-number.ts";
import { sizeForRisk, type SizedRisk } from "./size-for-risk.ts";
import { numberFieldsOf } from "#web/modules/order-form/order-fields.ts";
import { useUnits } from "#web/modules/order-form/units.ts";
import styles from "./ticket.module.css";
import type { Ticket } from "./use-ticket.ts";

/** From what one is ready to lose to how much to buy. */
export function SizeForm({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const language = useLanguage();
  const [percent, setPercent] = useState("1");
  const [ownStop, setOwnStop] = useState("");
  const { fields, kind, change } = ticket;
  const unitsOf = useUnits(kind);
  // The stop of a bracket is the stop of the order itself.
  const hasStop = fields.type === "bracket";
  const stop = hasStop ? fields.stop : ownStop;
  const sized = useSized(ticket, percent, stop);
  return (
    <Stack gap={4} className={styles.helperBody}>
      <Text size={2} tone="muted">
        {t("ticket.size.text")}
      </Text>
      <DecimalField label={t("ticket.size.percent")} value={percent} onValue={setPercent} />
      <DecimalField
        label={t("ticket.size.stop")}
        value={stop}
        onValue={(value) => (hasStop ? change({ stop: value }) : setOwnStop(value))}
      />
      <Text as="output" size={2} tone="muted">
        {sized?.kind === "sized" &&
          t(sized.isCapped ? "ticket.size.capped" : "ticket.size.result", {
            amount: unitsOf(sized.quantity),
            loss: usdText(sized.loss),
          })}
        {sized?.kind === "stopAbove" && t("ticket.size.stopAbove")}
        {sized?.kind === "nothing" && t("order.error.insufficient_cash")}
      </Text>
      {sized?.kind === "sized" && (
        <Button
          look="secondary"
          onClick={() => change({ unit: "units", amount: quantityText(sized.quantity, language) })}
        >
          {t("ticket.size.use")}
        </Button>
      )}
    </Stack>
  );
}

function useSized({ fields, quote, asset }: Ticket, percent: string, stop: string): SizedRisk | null {
  const language = useLanguage();
  const { data: portfolio } = useGetPortfolioQuery();
  const share = readNumber(percent, language, 2);
  const stopPrice = readNumber(stop, language, 4);
  const isAtMarket = !numberFieldsOf(fields).includes("limit");
  const limit = isAtMarket ? { value: quote.ask } : readNumber(fields.limit, language, 4);
  if (!portfolio || "problem" in share || "problem" in stopPrice || "problem" in limit) return null;
  if (Number(share.value) > 100) return null;
  return sizeForRisk({
    total: portfolio.totalBalance,
    cash: freeCash(portfolio),
    percent: share.value,
    entry: limit.value,
    stop: stopPrice.value,
    kind: asset.kind,
    isAtMarket,
  });
}
