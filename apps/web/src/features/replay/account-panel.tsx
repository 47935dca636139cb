import { asTerm } from "#web/modules/glossary/as-term.tsx";
import { percentText, priceText, quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Facts, type Fact } from "#web/shared/ui/facts.tsx";
import type { Replay } from "./api.ts";
import styles from "./replay.module.css";

/** What the replay's account is worth and holds. */
export function AccountPanel({ replay: { account } }: { replay: Replay }) {
  const t = useT();
  const language = useLanguage();
  const { position } = account;
  const signed = (amount: string, percent: number): string =>
    `${usdText(amount, { isSigned: true })} (${percentText(percent, language, { isSigned: true })})`;
  const facts: Fact[] = [
    { label: t("replay.value"), value: usdText(account.value) },
    {
      label: t("replay.profit"),
      explain: asTerm("totalPl"),
      value: signed(account.profit, account.profit_percent),
      sign: account.profit_percent,
    },
    { label: t("replay.cash"), value: usdText(account.cash) },
    ...(Number(account.reserved) > 0
      ? [{ label: t("replay.reserved"), explain: asTerm("reserved"), value: usdText(account.reserved) }]
      : []),
    ...(position
      ? [
          {
            label: t("replay.position"),
            value: signed(position.profit, position.profit_percent),
            sign: position.profit_percent,
            note: t("replay.positionText", {
              quantity: quantityText(position.quantity, language),
              price: priceText(position.average_price),
            }),
          },
        ]
      : []),
  ];
  return (
    <Card className={styles.panel}>
      <h2>{t("replay.account")}</h2>
      <Facts facts={facts} />
    </Card>
  );
}
