import { clamp } from "#web/modules/plot/scale.ts";
import { useState } from "react";
import { BarTable } from "#web/features/learning/charts/bar-table.tsx";
import { CandleChart } from "#web/features/learning/charts/candle-chart.tsx";
import { ChartCard } from "#web/features/learning/charts/chart-card.tsx";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { BarMark } from "../common/bar-mark.tsx";
import { BarReadOut } from "../common/bar-read-out.tsx";
import styles from "../common/chart-item.module.css";
import { WholeWhy } from "../common/whole-why.tsx";
import type { ItemProps } from "../item-props.ts";
import { PointControls } from "./point-controls.tsx";
import { useBarWords } from "../common/use-bar-words.ts";

/** Which candle? By tap, by sliding along the chart, by keys, by the buttons below, or in the table. */
export function ChartPointItem({ item, draft, onDraft, verdict, isLocked, labelId, onCue }: ItemProps<"chart_point">) {
  const t = useT();
  const { bars, decimals, description } = item.chart;
  const words = useBarWords(item.chart);
  const [scrubbed, setScrubbed] = useState<number | null>(null);
  const shown = scrubbed ?? draft.bar;
  const state = verdict === null ? null : verdict.is_correct ? "right" : "wrong";
  // Several candles may be right; the solution is only shown to those who picked none of them.
  const solution = verdict?.solution?.type === "chart_point" && state === "wrong" ? verdict.solution.bar : null;

  const pick = (bar: number) => {
    if (isLocked) return;
    onDraft({ type: "chart_point", bar: clamp(bar, 0, bars.length - 1) });
    onCue("pick");
  };
  const step = (by: number) => pick(draft.bar === null ? Math.floor(bars.length / 2) : draft.bar + by);
  const marks = (frame: ChartFrame) => (
    <>
      {solution !== null && <BarMark frame={frame} bars={bars} index={solution} state="right" />}
      {shown !== null && <BarMark frame={frame} bars={bars} index={shown} state={state ?? "picked"} />}
    </>
  );
  const stateOf = (index: number) => {
    if (index === draft.bar) return state ?? "picked";
    return index === solution ? "right" : undefined;
  };
  const valueText = draft.bar === null ? t("items.point.none") : words.long(draft.bar);
  return (
    <div className={styles.chartItem}>
      <ChartCard
        table={() => <BarTable bars={bars} decimals={decimals} onPick={pick} isLocked={isLocked} stateOf={stateOf} />}
      >
        <CandleChart
          {...{ bars, decimals, description }}
          behind={marks}
          controls={(frame) => (
            <PointControls
              {...{ frame, labelId, valueText, isLocked }}
              bar={draft.bar}
              onPick={pick}
              onScrub={setScrubbed}
            />
          )}
        />
        <BarReadOut
          chart={item.chart}
          index={shown}
          isLocked={isLocked}
          onStep={step}
          caption={verdict === null ? null : t("items.point.yours")}
          state={state}
        />
        {solution !== null && (
          <BarReadOut chart={item.chart} index={solution} isLocked caption={t("items.point.right")} state="right" />
        )}
      </ChartCard>
      <WholeWhy verdict={verdict} />
    </div>
  );
}
