import { useMemo, useState } from "react";
import { BarTable } from "#web/features/learning/charts/bar-table.tsx";
import { CandleChart } from "#web/features/learning/charts/candle-chart.tsx";
import { ChartCard } from "#web/features/learning/charts/chart-card.tsx";
import { priceSpan } from "#web/features/learning/charts/geometry.ts";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import styles from "./chart-item.module.css";
import type { ItemProps } from "./item-props.ts";
import { LineCompare } from "./line-compare.tsx";
import { LineHandle } from "./line-handle.tsx";
import { LineMark } from "./line-mark.tsx";
import { PriceRow } from "./price-row.tsx";
import { LINE_ROOM, priceRange } from "./price-line.ts";

/** A level or a trend line to be placed: each handle moves up and down by drag, tap, keys, buttons or a typed price. */
export function ChartLineItem({ item, draft, onDraft, verdict, isLocked, tolerance, onCue }: ItemProps<"chart_line">) {
  const t = useT();
  const { bars, decimals, description } = item.chart;
  const [dragged, setDragged] = useState<{ handle: number; price: number } | null>(null);
  const range = useMemo(() => {
    const { low, high } = priceSpan(bars, LINE_ROOM);
    return priceRange(low, high, decimals);
  }, [bars, decimals]);
  const prices = item.anchors.map((_, handle) =>
    dragged?.handle === handle ? dragged.price : (draft.prices[handle] ?? null),
  );
  const solution = verdict?.solution?.type === "chart_line" ? verdict.solution.prices : null;
  const state = verdict === null ? null : verdict.is_correct ? "right" : "wrong";

  const put = (handle: number, price: number) => {
    if (isLocked) return;
    setDragged(null);
    onDraft({
      type: "chart_line",
      prices: item.anchors.map((_, index) => (index === handle ? price : (draft.prices[index] ?? null))),
    });
    onCue("drop");
  };
  const nameOf = (handle: number) => {
    if (item.anchors.length === 1) return t("items.line.level");
    return t(handle === 0 ? "items.line.left" : "items.line.right");
  };
  const handleProps = (handle: number) => ({
    name: nameOf(handle),
    price: prices[handle] ?? null,
    range,
    decimals,
    isLocked,
    onPut: (price: number) => put(handle, price),
  });
  const marks = (frame: ChartFrame) => (
    <>
      {solution && <LineMark frame={frame} item={item} prices={solution} state="right" tolerance={tolerance} />}
      {!(solution && state === "right") && (
        <LineMark
          frame={frame}
          item={item}
          prices={prices.map((price) => price ?? range.middle)}
          state={state ?? (prices.includes(null) ? "unset" : "picked")}
          tolerance={null}
        />
      )}
    </>
  );
  return (
    <div className={styles.chartItem}>
      <ChartCard table={() => <BarTable bars={bars} decimals={decimals} />}>
        <CandleChart
          bars={bars}
          decimals={decimals}
          description={description}
          room={LINE_ROOM}
          before={marks}
          controls={(frame) =>
            item.anchors.map((anchor, handle) => (
              <LineHandle
                key={anchor}
                {...handleProps(handle)}
                frame={frame}
                handle={handle}
                count={item.anchors.length}
                onDrag={(price) => setDragged({ handle, price })}
              />
            ))
          }
        />
        {verdict === null ? (
          <div className={styles.rows}>
            {item.anchors.map((anchor, handle) => (
              <PriceRow key={anchor} {...handleProps(handle)} />
            ))}
          </div>
        ) : (
          <LineCompare
            item={item}
            given={draft.prices}
            solution={solution}
            state={state}
            nameOf={nameOf}
            tolerance={tolerance}
          />
        )}
      </ChartCard>
    </div>
  );
}
