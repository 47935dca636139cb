import { Suspense, useId, useState, type ComponentProps, type KeyboardEvent, type RefObject } from "react";
import { barAfterKey } from "#web/modules/chart/bar-keys.ts";
import type { Timeframe } from "#web/modules/chart/chart-port.ts";
import { surfaceStyles } from "#web/modules/chart/stage-styles.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppSelector } from "#web/shared/state/store.ts";
import { CandleLoader } from "#web/shared/ui/skeleton.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { indexAt } from "./bar-at.ts";
import { selectChart } from "./chart-preferences.ts";
import styles from "./chart-view.module.css";
import { loadDrawingKit } from "./load-drawing-kit.ts";
import type { OpenChart } from "#web/modules/chart/use-chart.ts";
import type { DrawingControls } from "./use-drawing-state.ts";
import type { LineControls } from "./use-line-keys.ts";
import stage from "#web/modules/chart/chart-stage.module.css";
import { classNames } from "#web/shared/ui/class-names.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const Announcement = lazyComponent(loadDrawingKit, "Announcement");

interface ChartSurfaceProps {
  surface: RefObject<HTMLDivElement | null>;
  chart: OpenChart;
  name: string;
  timeframe: Timeframe;
  decimals: number;
  drawing: DrawingControls;
  lineKeys: LineControls;
  /** Removes the drawing that the pointer has selected. */
  onDelete: () => void;
  onFullscreen: () => void;
}

/**
 * The drawing area. It takes the focus: arrow keys walk from bar to bar, and what they reach is read aloud. Time runs to the right in
 * every language.
 */
export function ChartSurface({
  surface,
  chart,
  name,
  timeframe,
  decimals,
  drawing,
  lineKeys,
  ...acts
}: ChartSurfaceProps) {
  const t = useT();
  const helpId = useId();
  const { isWalking, stop, onKeyDown } = useWalk(chart, drawing, { lineKeys, ...acts });
  const { status } = chart;
  const { indicators } = useAppSelector(selectChart);
  return (
    <div className={stage.stage}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes the focus and its keys */}
      <div
        ref={surface}
        dir="ltr"
        {...surfaceStyles(indicators, styles.surface)}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
        tabIndex={0}
        role="application"
        aria-label={t("charts.surface", { name })}
        aria-describedby={helpId}
        aria-busy={status === "loading"}
        onKeyDown={onKeyDown}
        // Keys may draw or move an order.
        onFocus={() => void loadDrawingKit().catch(() => undefined)}
        onPointerMove={stop}
        onPointerDown={drawing.onPointerDown}
        onBlur={() => {
          drawing.onBlur();
          lineKeys.leave();
          if (isWalking) chart.point(null);
          stop();
        }}
      />
      <p id={helpId} className="sr-only">
        {t("charts.help")}
      </p>
      <output className="sr-only" aria-live="polite" aria-atomic="true">
        <Reached {...{ chart, timeframe, decimals, lineKeys, isWalking }} state={drawing.state} />
      </output>
      {status === "loading" && (
        <div className={classNames(stage.over, styles.over)}>
          <CandleLoader label={t("ui.loading")} />
        </div>
      )}
      {status === "failed" && (
        <div className={classNames(stage.over, styles.over)}>
          <ErrorState error={chart.error} onRetry={chart.retry} />
        </div>
      )}
    </div>
  );
}

/** Keys that drawing does not use: arrow keys walk the bars, others zoom. `isWalking` until the pointer takes over. */
function useWalk(
  { port, pointed, point }: OpenChart,
  drawing: DrawingControls,
  { lineKeys, onDelete, onFullscreen }: Pick<ChartSurfaceProps, "lineKeys" | "onDelete" | "onFullscreen">,
) {
  const [isWalking, setWalking] = useState(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!port || event.ctrlKey || event.metaKey || event.altKey) return;
    if (drawing.onKey({ key: event.key, isShift: event.shiftKey })) return event.preventDefault();
    if (lineKeys.onKey({ key: event.key, isShift: event.shiftKey })) {
      setWalking(false);
      return event.preventDefault();
    }
    const acts: Readonly<Record<string, () => void>> = {
      "+": () => port.zoom(1.25),
      "=": () => port.zoom(1.25),
      "-": () => port.zoom(0.8),
      Delete: onDelete,
      Backspace: onDelete,
      f: onFullscreen,
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
    lineKeys.leave();
    if (event.key === "Home") port.toOldest();
    else point(next);
  };
  return { isWalking, stop: () => setWalking(false), onKeyDown };
}

/** What keys have reached; nothing before the first key. */
function Reached(props: ComponentProps<typeof Announcement>) {
  if (!props.isWalking && !props.lineKeys.held && props.state.kind === "empty") return null;
  return (
    <Suspense>
      <Announcement {...props} />
    </Suspense>
  );
}
