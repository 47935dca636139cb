import { seriesPriceText } from "#web/features/learning/charts/number-words.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import styles from "../common/chart-item.module.css";
import type { ItemOf } from "../item-draft.ts";
import type { PartState } from "../item-props.ts";
import { VerdictMark } from "../common/verdict-mark.tsx";

interface LineCompareProps {
  item: ItemOf<"chart_line">;
  given: readonly (number | null)[];
  solution: readonly number[] | null;
  state: PartState;
  nameOf: (handle: number) => string;
  tolerance: number | null;
}

/** The drawn line and the right one in figures. */
export function LineCompare({ item, given, solution, state, nameOf, tolerance }: LineCompareProps) {
  const t = useT();
  const language = useLanguage();
  const places = item.chart.decimals;
  const words = (prices: readonly (number | null)[]) =>
    prices
      .map((price, handle) => {
        const text = price === null ? "–" : seriesPriceText(price, places, language);
        return prices.length > 1 ? `${nameOf(handle)} ${text}` : text;
      })
      .join(" · ");
  return (
    <dl className={styles.compare}>
      <div data-state={state}>
        <dt>
          <VerdictMark state={state} />
          {t("items.line.yours")}
        </dt>
        <dd>{words(given)}</dd>
      </div>
      {solution && (
        <div data-state="right">
          <dt>{t("items.line.solution")}</dt>
          <dd>
            {words(solution)}
            {tolerance !== null && ` ± ${seriesPriceText(tolerance, places, language)}`}
          </dd>
        </div>
      )}
    </dl>
  );
}
