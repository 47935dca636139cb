import type { CSSProperties } from "react";
import { seriesPriceText } from "#web/features/learning/charts/number-words.ts";
import shared from "#web/features/learning/charts/plot.module.css";
import { rounded } from "#web/modules/plot/scale.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { priceAfterKey } from "./price-line.ts";
import type { PriceHandleProps } from "./price-row.tsx";

interface PriceSliderProps extends Pick<
  PriceHandleProps,
  "name" | "price" | "range" | "decimals" | "isLocked" | "onPut"
> {
  /** Where the line waits or lies. */
  at: number;
  style: CSSProperties;
  className?: string | undefined;
  describedBy?: string;
}

/** The real slider under a line on a chart: it takes the keys and speaks to readers. */
export function PriceSlider(props: PriceSliderProps) {
  const { name, price, at, range, decimals, isLocked, onPut, style, className = "", describedBy } = props;
  const t = useT();
  const language = useLanguage();
  return (
    <input
      className={`${shared.slider} ${className}`}
      type="range"
      aria-orientation="vertical"
      min={range.low}
      max={range.high}
      step={10 ** -decimals}
      value={at}
      style={style}
      aria-label={name}
      aria-valuetext={
        price === null
          ? t("items.line.unset")
          : t("items.line.at", { price: seriesPriceText(price, decimals, language) })
      }
      aria-describedby={describedBy}
      aria-disabled={isLocked}
      onChange={(event) => onPut(rounded(Number(event.currentTarget.value), decimals))}
      onKeyDown={(event) => {
        const next = priceAfterKey(range, at, event.key, event.shiftKey, decimals);
        if (next === null) return;
        event.preventDefault();
        onPut(next);
      }}
    />
  );
}
