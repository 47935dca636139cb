import type { Timeframe } from "#web/modules/chart/chart-port.ts";
import { percentText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { indexAt } from "./bar-at.ts";
import { barDate } from "#web/modules/chart/bar-date.ts";
import { barChange, barPrice, volumeText } from "./bar-texts.ts";
import styles from "./chart-view.module.css";
import type { OpenChart } from "#web/modules/chart/use-chart.ts";

interface BarReadoutProps {
  chart: OpenChart;
  timeframe: Timeframe;
  decimals: number;
}

/** Prices of the bar under the crosshair, or of the newest one. For the eye: the live region says it aloud. */
export function BarReadout({ chart, timeframe, decimals }: BarReadoutProps) {
  const t = useT();
  const language = useLanguage();
  const bars = chart.port?.bars() ?? [];
  const index = chart.pointed === null ? bars.length - 1 : indexAt(bars, chart.pointed);
  const bar = bars[index];
  if (!bar) return <div className={styles.readout} />;
  const change = barChange(bar, bars[index - 1]);
  const sign = Math.sign(Math.round(change * 100));
  const prices = [
    [t("charts.short.open"), bar.open],
    [t("charts.short.high"), bar.high],
    [t("charts.short.low"), bar.low],
    [t("charts.short.close"), bar.close],
  ] as const;
  return (
    <div className={styles.readout} aria-hidden="true">
      <Text as="span" tone="muted">
        {barDate(bar.time, timeframe, language)}
      </Text>
      <span className={styles.prices}>
        {prices.map(([label, price]) => (
          <span key={label}>
            <i>{label}</i> <bdi>{barPrice(price, decimals)}</bdi>
          </span>
        ))}
      </span>
      <span data-sign={sign} dir="ltr">
        {sign !== 0 && (sign > 0 ? "▲ " : "▼ ")}
        {percentText(change, language, { isSigned: true })}
      </span>
      <span className={styles.volume}>
        <i>{t("charts.volume")}</i> {volumeText(bar.volume, language)}
      </span>
    </div>
  );
}
