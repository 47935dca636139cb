import type { ReactNode } from "react";
import { CANDLE_LOOKS, PRICE_SCALES, type ChartPort } from "#web/modules/chart/chart-port.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Row } from "#web/shared/ui/stack.tsx";
import type { ChartPreferences } from "./chart-preferences.ts";
import type { Fullscreen } from "./use-fullscreen.ts";
import styles from "./chart-toolbar.module.css";
import { TimeframeChoice } from "./timeframe-choice.tsx";
import { ToolIcon } from "./tool-icon.tsx";

interface ChartToolbarProps {
  preferences: ChartPreferences;
  onChange: (change: Partial<ChartPreferences>) => void;
  port: ChartPort | null;
  onIndicators: () => void;
  isDrawing: boolean;
  onDraw: () => void;
  isTable: boolean;
  onTable: () => void;
  snapshot: ReactNode;
  fullscreen: Fullscreen;
}

/** How the chart is drawn, and the ways to its tools. */
export function ChartToolbar({ preferences, onChange, port, ...panels }: ChartToolbarProps) {
  const t = useT();
  const { timeframe, look, scale, indicators } = preferences;
  const table = t(panels.isTable ? "charts.hideTable" : "charts.showTable");
  return (
    <div className={styles.bar} data-full={panels.fullscreen.isFull || undefined}>
      <TimeframeChoice value={timeframe} onChange={(chosen) => onChange({ timeframe: chosen })} />
      <div className={styles.row}>
        <Row gap={1} className={styles.tools}>
          <Select
            label={t("charts.look")}
            value={look}
            options={CANDLE_LOOKS.map((each) => [each, t(`charts.look.${each}`)])}
            onChange={(chosen) => onChange({ look: chosen })}
          />
          <Select
            label={t("charts.scale")}
            value={scale}
            options={PRICE_SCALES.map((each) => [each, t(`charts.scale.${each}`)])}
            onChange={(chosen) => onChange({ scale: chosen })}
          />
          <button type="button" className={styles.tool} onClick={panels.onIndicators} aria-haspopup="dialog">
            <ToolIcon name="indicators" />
            <span className={styles.word}>{t("charts.indicators")}</span>
            {indicators.length > 0 && <span className={styles.count}>{indicators.length}</span>}
          </button>
          <button type="button" className={styles.tool} aria-pressed={panels.isDrawing} onClick={panels.onDraw}>
            <ToolIcon name="draw" />
            <span className={styles.word}>{t("charts.draw")}</span>
          </button>
          <span className={styles.gap} />
          <ZoomButtons port={port} />
          <button
            type="button"
            className={styles.icon}
            onClick={() => port?.toLatest()}
            aria-label={t("charts.latest")}
          >
            <ToolIcon name="latest" />
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-pressed={panels.isTable}
            title={table}
            onClick={panels.onTable}
          >
            <ToolIcon name="table" />
            <span className={styles.lessWord}>{table}</span>
          </button>
          {panels.snapshot}
        </Row>
        <FullscreenButton {...panels.fullscreen} />
      </div>
    </div>
  );
}

function FullscreenButton({ isFull, toggle }: Fullscreen) {
  const t = useT();
  const label = t(isFull ? "charts.fullscreen.leave" : "charts.fullscreen");
  return (
    <button type="button" className={styles.icon} aria-label={label} title={label} onClick={toggle}>
      <ToolIcon name="fullscreen" />
    </button>
  );
}

function ZoomButtons({ port }: Pick<ChartToolbarProps, "port">) {
  const t = useT();
  return (
    <>
      <button
        type="button"
        className={classNames(styles.icon, styles.zoom)}
        onClick={() => port?.zoom(0.8)}
        aria-label={t("charts.zoomOut")}
      >
        <ToolIcon name="zoomOut" />
      </button>
      <button
        type="button"
        className={classNames(styles.icon, styles.zoom)}
        onClick={() => port?.zoom(1.25)}
        aria-label={t("charts.zoomIn")}
      >
        <ToolIcon name="zoomIn" />
      </button>
    </>
  );
}

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(([each]) => each === target.value);
        if (chosen) onChange(chosen[0]);
      }}
    >
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  );
}
