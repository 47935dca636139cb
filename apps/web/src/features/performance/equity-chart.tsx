import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from "react";
import { nearestIndex, toPixel } from "#web/modules/plot/scale.ts";
import { formatMoment } from "#web/shared/i18n/formats.ts";
import { percentText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { CurvePoint } from "./api.ts";
import { HEIGHT, pointAfterKey, shapeOf, STRIP, WIDTH, type CurveShape } from "./curve-shape.ts";
import styles from "./equity-chart.module.css";

const EMPTY: CurvePoint = { at: 0, value: "0", return_percent: 0, market_percent: null, drawdown_percent: 0 };

interface EquityChartProps {
  points: readonly CurvePoint[];
  /** Ticker of the fund beside it. */
  fund: string | null;
}

/** The account against the fund, and below it how far it lay under its peak. A finger, the mouse or the arrow keys read it point by point. */
export function EquityChart({ points, fund }: EquityChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const shape = shapeOf(points);
  const index = Math.min(chosen ?? points.length - 1, points.length - 1);
  const point = points[index];
  if (point === undefined) return null;
  return (
    <Card as="figure" gap={2} className={styles.figure}>
      <Readout point={point} fund={fund} />
      <Stack gap={2} className={styles.surface} dir="ltr">
        <Lines shape={shape} index={index} />
        <Ticks shape={shape} />
        <Scrubber points={points} fund={fund} x={shape.x} index={index} onChange={setChosen} />
      </Stack>
    </Card>
  );
}

/** Returns beside the lines of the grid. */
function Ticks({ shape: { ticks, y } }: { shape: CurveShape }) {
  const language = useLanguage();
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0);
  const decimals = Math.max(0, -Math.floor(Math.log10(step)));
  return ticks.map((value) => {
    const place: CSSProperties & { "--share": number } = { "--share": toPixel(y, value) / HEIGHT };
    return (
      <Text key={value} as="span" size={1} tone="muted" className={styles.tick} style={place} aria-hidden="true">
        {percentText(value, language, { isSigned: true, decimals })}
      </Text>
    );
  });
}

/** What the chart says at one point. */
function usePointFacts(point: CurvePoint, fund: string | null) {
  const language = useLanguage();
  const percent = (value: number) => percentText(value, language, { isSigned: true });
  return {
    date: formatMoment(point.at, language),
    own: percent(point.return_percent),
    market: percent(point.market_percent ?? 0),
    fall: percentText(point.drawdown_percent, language),
    fund: fund ?? "",
  };
}

function Readout({ point, fund }: { point: CurvePoint; fund: string | null }) {
  const t = useT();
  const { date, own, market, fall } = usePointFacts(point, fund);
  return (
    <figcaption className={styles.readout}>
      <span className={styles.date}>{date}</span>
      <bdi>{usdText(point.value)}</bdi>
      <span className={styles.own}>
        {t("performance.you")} <bdi>{own}</bdi>
      </span>
      {fund !== null && (
        <span className={styles.market}>
          {fund} <bdi>{market}</bdi>
        </span>
      )}
      <Text as="span" tone="muted">
        {t("performance.belowPeak")} <bdi>{fall}</bdi>
      </Text>
    </figcaption>
  );
}

interface ScrubberProps extends EquityChartProps {
  x: readonly number[];
  index: number;
  /** Null when the mouse has left: the last point counts again. */
  onChange: (index: number | null) => void;
}

/** A slider that lies over the drawing unseen: it is what keys, fingers and screen readers move. */
function Scrubber({ points, fund, x, index, onChange }: ScrubberProps) {
  const t = useT();
  const point = points[index];
  const facts = usePointFacts(point ?? EMPTY, fund);
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onChange(nearestIndex(x, ((clientX - left) / Math.max(1, width)) * WIDTH));
  };
  const walk = (event: KeyboardEvent) => {
    const next = pointAfterKey(event.key, index, points.length);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <input
      className={styles.scrubber}
      type="range"
      min={0}
      max={WIDTH}
      value={Math.round(x[index] ?? 0)}
      aria-label={t("performance.chart")}
      aria-valuetext={t(fund === null ? "performance.point" : "performance.pointBeside", facts)}
      onChange={({ target }) => onChange(nearestIndex(x, Number(target.value)))}
      onPointerMove={follow}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && onChange(null)}
      onKeyDown={walk}
    />
  );
}

function Lines({ shape, index }: { shape: CurveShape; index: number }) {
  const x = shape.x[index] ?? 0;
  return (
    <>
      <svg className={styles.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {shape.ticks.map((value) => (
          <path
            key={value}
            className={styles.grid}
            data-zero={value === 0 || undefined}
            d={`M0 ${toPixel(shape.y, value)}H${WIDTH}`}
          />
        ))}
        {shape.market !== null && <path className={styles.marketLine} d={shape.market} />}
        <path className={styles.ownLine} d={shape.own} />
        <path className={styles.cursor} d={`M${x} 0V${HEIGHT}`} />
      </svg>
      <svg className={styles.strip} viewBox={`0 0 ${WIDTH} ${STRIP}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.fall} d={shape.fall} />
        <path className={styles.cursor} d={`M${x} 0V${STRIP}`} />
      </svg>
    </>
  );
}
