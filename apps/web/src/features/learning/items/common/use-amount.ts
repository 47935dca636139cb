import type { NumericUnit } from "@candlewise/domain/learning/items";
import { amountText } from "#web/features/learning/charts/number-words.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";

/** Writes a number with its unit: $1,200, 7%, 3 years. */
export function useAmount(unit: NumericUnit): (value: number) => string {
  const t = useT();
  const language = useLanguage();
  return (value) => {
    const amount = amountText(value, unit, language);
    return unit === "shares" || unit === "years" || unit === "times"
      ? t(`items.amount.${unit}`, { amount, count: value })
      : amount;
  };
}
