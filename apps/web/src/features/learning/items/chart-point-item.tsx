import { useState } from "react";
import type { KeyboardEvent, PointerEvent } from "react";
import { BarTable } from "#web/features/learning/charts/bar-table.tsx";
import { CandleChart } from "#web/features/learning/charts/candle-chart.tsx";
import { ChartCard } from "#web/features/learning/charts/chart-card.tsx";
import { clamp, indexAt } from "#web/features/learning/charts/geometry.ts";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { BarReadOut } from "./bar-read-out.tsx";
import { BarMark } from "./bar-mark.tsx";
import styles from "./chart-item.module.css";
import type { ItemProps } from "./item-props.ts";
import { useBarWords } from "./use-bar-words.ts";

/** Which candle? By tap, by sliding along the chart, by keys, by the buttons below, or in the table. */
export function ChartPointItem({ item, draft, onDraft, verdict, isLocked, labelId, onCue }: ItemProps<"chart_point">) {
  const t = useT();
  const { bars, decimals, description } = item.chart;
  const words = useBarWords(item.chart);
  const [scrubbed, setScrubbed] = useState<number | null>(null);
  const shown = scrubbed ?? draft.bar;
  const last = bars.length - 1;
  const solution = verdict?.solution?.type === "chart_point" ? verdict.solution.bar : null;
  const isRight = verdict?.is_correct === true;

  const pick = (bar: number) => {
    if (isLocked) return;
    onDraft({ type: "chart_point", bar: clamp(bar, 0, last) });
    onCue("pick");
  };
  const step = (by: number) => pick(draft.bar === null ? Math.floor(last / 2) : draft.bar + by);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { PageUp: 10, PageDown: -10 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const placeAt = (event: PointerEvent, frame: ChartFrame) =>
    indexAt(frame, event.clientX - event.currentTarget.getBoundingClientRect().left);
  const controls = (frame: ChartFrame) => (
    <>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={last}
        step={1}
        value={draft.bar ?? Math.floor(last / 2)}
        style={{ width: frame.plotWidth, height: frame.volumeBottom }}
        aria-labelledby={labelId}
        aria-valuetext={draft.bar === null ? t("items.point.none") : words.long(draft.bar)}
        aria-disabled={isLocked}
        onChange={(event) => pick(Number(event.currentTarget.value))}
        onKeyDown={onKeyDown}
      />
      <div
        className={styles.plot}
        data-locked={isLocked}
        style={{ width: frame.plotWidth, height: frame.volumeBottom }}
        onPointerDown={(event) => !isLocked && setScrubbed(placeAt(event, frame))}
        onPointerMove={(event) => scrubbed !== null && setScrubbed(placeAt(event, frame))}
        onPointerUp={(event) => {
          if (scrubbed !== null) pick(placeAt(event, frame));
          setScrubbed(null);
        }}
        onPointerCancel={() => setScrubbed(null)}
      />
    </>
  );
  const marks = (frame: ChartFrame) => (
    <>
      {solution !== null && !isRight && <BarMark frame={frame} bars={bars} index={solution} state="right" />}
      {shown !== null && (
        <BarMark
          frame={frame}
          bars={bars}
          index={shown}
          state={verdict === null ? "picked" : isRight ? "right" : "wrong"}
        />
      )}
    </>
  );
  const stateOf = (index: number) => {
    if (index === draft.bar) return verdict === null ? "picked" : isRight ? "right" : "wrong";
    return index === solution && !isRight ? "right" : undefined;
  };
  return (
    <div className={styles.chartItem}>
      <ChartCard
        table={() => <BarTable bars={bars} decimals={decimals} onPick={pick} isLocked={isLocked} stateOf={stateOf} />}
      >
        <CandleChart bars={bars} decimals={decimals} description={description} behind={marks} controls={controls} />
        <BarReadOut
          chart={item.chart}
          index={shown}
          isLocked={isLocked}
          onStep={step}
          caption={verdict === null ? null : t("items.point.yours")}
          state={verdict === null ? null : isRight ? "right" : "wrong"}
        />
        {solution !== null && !isRight && (
          <BarReadOut chart={item.chart} index={solution} isLocked caption={t("items.point.right")} state="right" />
        )}
      </ChartCard>
    </div>
  );
}
