import { stakesOf } from "@candlewise/domain/learning/chart-order";
import type { PlannedOrder } from "@candlewise/domain/learning/items";
import { seriesPriceText } from "#web/features/learning/charts/number-words.ts";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import styles from "./chart-order.module.css";

/** Cut, not rounded: 1.996 must not look like 2. */
export const ratioText = (ratio: number, language: Language) =>
  formatNumber(Math.floor(ratio * 100 + 1e-6) / 100, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface OrderFiguresProps {
  id: string;
  /** Null while lines are missing. */
  order: PlannedOrder | null;
  decimals: number;
}

/** What the order stakes and stands to win for each unit, while it is drawn. */
export function OrderFigures({ id, order, decimals }: OrderFiguresProps) {
  const t = useT();
  const language = useLanguage();
  const stakes = order && stakesOf(order);
  const price = (value: number | undefined) => (value === undefined ? "–" : seriesPriceText(value, decimals, language));
  const figures = [
    { label: t("items.trade.risk"), value: price(stakes?.risk) },
    { label: t("items.trade.reward"), value: price(stakes?.reward) },
    { label: t("items.trade.reward_to_risk"), value: stakes ? ratioText(stakes.ratio, language) : "–" },
  ];
  return (
    <dl className={styles.figures} id={id}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
