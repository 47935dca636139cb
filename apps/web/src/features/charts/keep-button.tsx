import type { Timeframe } from "#web/modules/chart/chart-port.ts";
import { TIMEFRAMES } from "#web/modules/chart/timeframes.ts";
import { formatDateTime, formatNumber } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import styles from "./chart-toolbar.module.css";
import { ToolIcon } from "./tool-icon.tsx";
import type { OpenChart } from "#web/modules/chart/use-chart.ts";

/** What becomes of a picture of the chart. */
export interface ChartKeep {
  /** What the button says that takes it. */
  readonly label: string;
  /** Whose prices they are; it stands in the picture. */
  readonly origin: string;
  readonly isBusy: boolean;
  readonly onKeep: (take: () => Promise<Blob>) => void;
}

interface KeepButtonProps {
  keep: ChartKeep;
  chart: OpenChart;
  /** Of the instrument, with its ticker. */
  title: string;
  timeframe: Timeframe;
}

/** Takes a picture of the chart as it is seen, under the instrument's name, the time of a bar and the moment. */
export function KeepButton({ keep, chart: { port, status }, title, timeframe }: KeepButtonProps) {
  const language = useLanguage();
  const { unit, span } = TIMEFRAMES[timeframe];
  const bar = formatNumber(span, language, { style: "unit", unit, unitDisplay: "long" });
  const isOff = port === null || status !== "ready";
  const take = () => {
    if (isOff || keep.isBusy) return;
    keep.onKeep(() =>
      port.picture((seconds) => {
        const moment = formatDateTime(new Date(seconds * 1000), language);
        return { title, note: [bar, moment, keep.origin].join(" · ") };
      }),
    );
  };
  return (
    <button
      type="button"
      className={styles.tool}
      aria-busy={keep.isBusy}
      aria-disabled={isOff}
      title={keep.label}
      onClick={take}
    >
      <ToolIcon name="keep" />
      <span className={styles.word}>{keep.label}</span>
    </button>
  );
}
