import { Suspense, useId, useState, type KeyboardEvent, type RefObject } from "react";
import { barAfterKey } from "#web/modules/chart/bar-keys.ts";
import type { Timeframe } from "#web/modules/chart/chart-port.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { percentText } from "#web/shared/i18n/money-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { CandleLoader } from "#web/shared/ui/skeleton.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { indexAt } from "./bar-at.ts";
import { barDate } from "#web/modules/chart/bar-date.ts";
import { barChange, barPrice } from "./bar-texts.ts";
import styles from "./chart-view.module.css";
import { loadDrawingKit } from "./load-drawing-kit.ts";
import type { OpenChart } from "#web/modules/chart/use-chart.ts";
import type { DrawingHand } from "./use-hand.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const HandSaid = lazyComponent(loadDrawingKit, "HandSaid");

interface ChartSurfaceProps {
  surface: RefObject<HTMLDivElement | null>;
  chart: OpenChart;
  name: string;
  timeframe: Timeframe;
  decimals: number;
  hand: DrawingHand;
  /** Removes the drawing that the pointer has selected. */
  onDelete: () => void;
}

/**
 * The drawing area. It takes the focus: arrow keys walk from bar to bar, and what they reach is read aloud. Time runs to the right in
 * every language.
 */
export function ChartSurface({ surface, chart, name, timeframe, decimals, hand, onDelete }: ChartSurfaceProps) {
  const t = useT();
  const helpId = useId();
  const { isWalking, stop, onKeyDown } = useWalk(chart, hand, onDelete);
  const { status } = chart;
  const isIdle = hand.hand.kind === "empty" || hand.hand.kind === "armed";
  return (
    <div className={styles.stage}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes the focus and its keys */}
      <div
        ref={surface}
        dir="ltr"
        className={styles.surface}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
        tabIndex={0}
        role="application"
        aria-label={t("charts.surface", { name })}
        aria-describedby={helpId}
        aria-busy={status === "loading"}
        onKeyDown={onKeyDown}
        onPointerMove={stop}
        onPointerDown={hand.onPointerDown}
        onBlur={() => {
          hand.onBlur();
          if (isWalking) chart.point(null);
          stop();
        }}
      />
      <p id={helpId} className="sr-only">
        {t("charts.help")}
      </p>
      <output className="sr-only" aria-live="polite" aria-atomic="true">
        {!isIdle && (
          <Suspense>
            <HandSaid chart={chart} hand={hand.hand} timeframe={timeframe} decimals={decimals} />
          </Suspense>
        )}
        {isIdle && isWalking && <PointedBar chart={chart} timeframe={timeframe} decimals={decimals} />}
      </output>
      {status === "loading" && (
        <div className={styles.over}>
          <CandleLoader label={t("ui.loading")} />
        </div>
      )}
      {status === "failed" && (
        <div className={styles.over}>
          <ErrorState error={chart.error} onRetry={chart.retry} />
        </div>
      )}
    </div>
  );
}

/** What the hand does not take: arrow keys walk the bars, others zoom. `isWalking` until the pointer takes over. */
function useWalk({ port, pointed, point }: OpenChart, hand: DrawingHand, onDelete: () => void) {
  const [isWalking, setWalking] = useState(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!port || event.ctrlKey || event.metaKey || event.altKey) return;
    if (hand.onKey({ key: event.key, isShift: event.shiftKey })) return event.preventDefault();
    const acts: Readonly<Record<string, () => void>> = {
      "+": () => port.zoom(1.25),
      "=": () => port.zoom(1.25),
      "-": () => port.zoom(0.8),
      Delete: onDelete,
      Backspace: onDelete,
    };
    const bars = port.bars();
    const { from, to } = port.visible();
    const index = pointed === null ? bars.length : indexAt(bars, pointed);
    const next = barAfterKey(event.key, { index, count: bars.length, visible: to - from });
    const act = acts[event.key];
    if (next === null && !act) return;
    event.preventDefault();
    act?.();
    if (next === null) return;
    setWalking(true);
    point(next);
  };
  return { isWalking, stop: () => setWalking(false), onKeyDown };
}

function PointedBar({ chart, timeframe, decimals }: Pick<ChartSurfaceProps, "chart" | "timeframe" | "decimals">) {
  const t = useT();
  const language = useLanguage();
  const bars = chart.port?.bars() ?? [];
  const index = chart.pointed === null ? -1 : indexAt(bars, chart.pointed);
  const bar = bars[index];
  if (!bar) return null;
  return t("charts.announce", {
    date: barDate(bar.time, timeframe, language),
    open: barPrice(bar.open, decimals),
    high: barPrice(bar.high, decimals),
    low: barPrice(bar.low, decimals),
    close: barPrice(bar.close, decimals),
    change: percentText(barChange(bar, bars[index - 1]), language, { isSigned: true }),
  });
}
