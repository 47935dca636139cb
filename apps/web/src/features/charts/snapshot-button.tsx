import type { Timeframe } from "#web/modules/chart/chart-port.ts";
import { TIMEFRAMES } from "#web/modules/chart/timeframes.ts";
import { formatDateTime, formatNumber } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import styles from "./chart-toolbar.module.css";
import { ToolIcon } from "./tool-icon.tsx";
import type { OpenChart } from "#web/modules/chart/use-chart.ts";

/** A snapshot of the chart, and what becomes of it. */
export interface ChartSnapshot {
  /** What the button says that takes it. */
  readonly label: string;
  /** Whose prices they are; it stands in the picture. */
  readonly origin: string;
  readonly isBusy: boolean;
  readonly onSave: (take: () => Promise<Blob>) => void;
}

interface SnapshotButtonProps {
  snapshot: ChartSnapshot;
  chart: OpenChart;
  /** Of the instrument, with its ticker. */
  title: string;
  timeframe: Timeframe;
}

/** Takes a picture of the chart as it is seen, under the instrument's name, the time of a bar and the moment. */
export function SnapshotButton({ snapshot, chart: { port, status }, title, timeframe }: SnapshotButtonProps) {
  const language = useLanguage();
  const { unit, span } = TIMEFRAMES[timeframe];
  const bar = formatNumber(span, language, { style: "unit", unit, unitDisplay: "long" });
  const isOff = port === null || status !== "ready";
  const take = () => {
    if (isOff || snapshot.isBusy) return;
    snapshot.onSave(() =>
      port.picture((seconds) => {
        const moment = formatDateTime(new Date(seconds * 1000), language);
        return { title, note: [bar, moment, snapshot.origin].join(" · ") };
      }),
    );
  };
  return (
    <button
      type="button"
      className={styles.tool}
      aria-busy={snapshot.isBusy}
      aria-disabled={isOff}
      title={snapshot.label}
      onClick={take}
    >
      <ToolIcon name="snapshot" />
      <span className={styles.word}>{snapshot.label}</span>
    </button>
  );
}
