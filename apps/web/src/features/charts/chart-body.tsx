import { Suspense, type RefObject } from "react";
import type { Timeframe } from "#web/modules/chart/chart-port.ts";
import { BarReadout } from "./bar-readout.tsx";
import { ChartSurface } from "./chart-surface.tsx";
import styles from "./chart-view.module.css";
import { loadDrawingKit } from "./load-drawing-kit.ts";
import type { OpenChart } from "#web/modules/chart/use-chart.ts";
import type { SavedDrawings } from "./use-drawings.ts";
import { toolOf, type DrawingControls } from "./use-drawing-state.ts";
import type { LineControls } from "./use-line-keys.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const DrawingTools = lazyComponent(loadDrawingKit, "DrawingTools");
const DrawingList = lazyComponent(loadDrawingKit, "DrawingList");

interface ChartBodyProps {
  surface: RefObject<HTMLDivElement | null>;
  chart: OpenChart;
  name: string;
  timeframe: Timeframe;
  decimals: number;
  saved: SavedDrawings;
  drawing: DrawingControls;
  /** Whether the tools to draw with are out. */
  hasTools: boolean;
  lineKeys: LineControls;
  onFullscreen: () => void;
}

/** The drawing area with its read-out, the tools to draw with, and what is drawn. */
export function ChartBody({
  surface,
  chart,
  name,
  saved,
  drawing,
  hasTools,
  lineKeys,
  onFullscreen,
  ...scale
}: ChartBodyProps) {
  const { port, selected } = chart;
  const { drawings } = saved;
  const at = drawing.state;
  const removeSelected = () => {
    if (selected !== null) port?.removeDrawing(selected);
  };
  return (
    <>
      <div className={styles.body} data-tools={hasTools || undefined}>
        {hasTools && <Tools saved={saved} drawing={drawing} selected={selected} onRemove={removeSelected} />}
        <div className={styles.main}>
          <BarReadout chart={chart} {...scale} />
          <ChartSurface
            surface={surface}
            chart={chart}
            name={name}
            {...scale}
            drawing={drawing}
            lineKeys={lineKeys}
            onDelete={removeSelected}
            onFullscreen={onFullscreen}
          />
        </div>
      </div>
      {hasTools && drawings.length > 0 && (
        <Suspense>
          <DrawingList
            drawings={drawings}
            held={at.kind === "moving" ? at.moving.drawing.id : selected}
            {...scale}
            onHold={drawing.hold}
            onRemove={drawing.remove}
          />
        </Suspense>
      )}
    </>
  );
}

interface ToolsProps extends Pick<ChartBodyProps, "saved" | "drawing"> {
  /** The drawing that the pointer has selected. */
  selected: string | null;
  onRemove: () => void;
}

function Tools({ saved, drawing, selected, onRemove }: ToolsProps) {
  const { drawings } = saved;
  const at = drawing.state;
  return (
    <Suspense fallback={<div />}>
      <DrawingTools
        tool={toolOf(at)}
        isByKeys={at.kind === "placing" || at.kind === "moving"}
        onTake={drawing.take}
        onCancel={drawing.leave}
        count={drawings.length}
        isSelected={drawings.some(({ id }) => id === selected)}
        onRemove={onRemove}
        canUndo={saved.canUndo}
        onUndo={saved.undo}
        canRedo={saved.canRedo}
        onRedo={saved.redo}
        onClear={saved.clear}
        isUnsaved={saved.isUnsaved}
      />
    </Suspense>
  );
}
