import { quantityText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";

/** What an instrument is traded in: shares, shares of a fund, or coins; `hidden` while a replay does not say. */
export type UnitKind = "share" | "fund" | "crypto" | "hidden";

export const unitKindOf = (kind: "share" | "fund" | "bond_fund" | "crypto" | undefined): UnitKind =>
  kind === "bond_fund" ? "fund" : (kind ?? "hidden");

/** "10 shares", "0.5 coins". */
export function useUnits(kind: UnitKind): (quantity: string) => string {
  const t = useT();
  const language = useLanguage();
  return (quantity) =>
    t(`order.amount.of.${kind}`, { count: Number(quantity), quantity: quantityText(quantity, language) });
}
