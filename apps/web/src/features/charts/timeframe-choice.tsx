import { useId } from "react";
import type { Timeframe } from "#web/modules/chart/chart-port.ts";
import { TIMEFRAME_NAMES, TIMEFRAMES } from "#web/modules/chart/timeframes.ts";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import styles from "./chart-toolbar.module.css";

interface TimeframeChoiceProps {
  value: Timeframe;
  onChange: (timeframe: Timeframe) => void;
}

/** What a bar stands for, from a second to a month. The short names are those of every trading screen. */
export function TimeframeChoice({ value, onChange }: TimeframeChoiceProps) {
  const t = useT();
  const language = useLanguage();
  const group = useId();
  return (
    <fieldset className={styles.frames}>
      <legend className="sr-only">{t("charts.timeframe")}</legend>
      {TIMEFRAME_NAMES.map((name) => {
        const { unit, span } = TIMEFRAMES[name];
        const spoken = formatNumber(span, language, { style: "unit", unit, unitDisplay: "long" });
        return (
          <label key={name} className={styles.frame}>
            <input
              className="cover"
              type="radio"
              name={group}
              checked={name === value}
              aria-label={spoken}
              onChange={() => onChange(name)}
            />
            <span dir="ltr" aria-hidden="true">
              {unit === "day" || unit === "week" ? name.toUpperCase() : name}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
