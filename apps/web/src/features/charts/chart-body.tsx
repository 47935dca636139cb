import { Suspense, type RefObject } from "react";
import type { Timeframe } from "#web/modules/chart/chart-port.ts";
import { BarReadout } from "./bar-readout.tsx";
import { ChartSurface } from "./chart-surface.tsx";
import styles from "./chart-view.module.css";
import { loadDrawingKit } from "./load-drawing-kit.ts";
import type { OpenChart } from "#web/modules/chart/use-chart.ts";
import type { KeptOnChart } from "./use-drawings.ts";
import { toolOf, type DrawingHand } from "./use-hand.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const DrawingTools = lazyComponent(loadDrawingKit, "DrawingTools");
const DrawingList = lazyComponent(loadDrawingKit, "DrawingList");

interface ChartBodyProps {
  surface: RefObject<HTMLDivElement | null>;
  chart: OpenChart;
  name: string;
  timeframe: Timeframe;
  decimals: number;
  kept: KeptOnChart;
  hand: DrawingHand;
  /** Whether the tools to draw with are out. */
  hasTools: boolean;
}

/** The drawing area with its read-out, the tools to draw with, and what is drawn. */
export function ChartBody({ surface, chart, name, kept, hand, hasTools, ...scale }: ChartBodyProps) {
  const { port, selected } = chart;
  const { drawings } = kept;
  const at = hand.hand;
  const removeSelected = () => {
    if (selected !== null) port?.removeDrawing(selected);
  };
  return (
    <>
      <div className={styles.body} data-tools={hasTools || undefined}>
        {hasTools && (
          <Suspense fallback={<div />}>
            <DrawingTools
              tool={toolOf(at)}
              isByKeys={at.kind === "placing" || at.kind === "moving"}
              onTake={hand.take}
              onCancel={hand.leave}
              count={drawings.length}
              isSelected={drawings.some(({ id }) => id === selected)}
              onRemove={removeSelected}
              canUndo={kept.canUndo}
              onUndo={kept.undo}
              onClear={kept.clear}
              isUnsaved={kept.isUnsaved}
            />
          </Suspense>
        )}
        <div className={styles.main}>
          <BarReadout chart={chart} {...scale} />
          <ChartSurface surface={surface} chart={chart} name={name} {...scale} hand={hand} onDelete={removeSelected} />
        </div>
      </div>
      {hasTools && drawings.length > 0 && (
        <Suspense>
          <DrawingList
            drawings={drawings}
            held={at.kind === "moving" ? at.moving.drawing.id : selected}
            {...scale}
            onHold={hand.hold}
            onRemove={hand.remove}
          />
        </Suspense>
      )}
    </>
  );
}
