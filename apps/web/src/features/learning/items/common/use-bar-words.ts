import type { PublicChart } from "@candlewise/domain/learning/items";
import { countText, seriesPriceText } from "#web/features/learning/charts/number-words.ts";
import { seriesDayText } from "#web/shared/i18n/day-text.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";

/** The words of a bar: its day, its four prices and its volume. */
export function useBarWords({ bars, decimals }: PublicChart) {
  const t = useT();
  const language = useLanguage();
  const parts = (index: number) => {
    const bar = bars[index];
    if (!bar) return null;
    const price = (value: number) => seriesPriceText(value, decimals, language);
    return {
      day: seriesDayText(bar.time, language),
      open: price(bar.open),
      high: price(bar.high),
      low: price(bar.low),
      close: price(bar.close),
      volume: countText(bar.volume, language),
    };
  };
  const long = (index: number): string => {
    const words = parts(index);
    return words ? t("items.bar.long", words) : "";
  };
  return { parts, long };
}
