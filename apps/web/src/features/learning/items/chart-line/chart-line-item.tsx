import { useMemo, useState } from "react";
import { BarTable } from "#web/features/learning/charts/bar-table.tsx";
import { CandleChart } from "#web/features/learning/charts/candle-chart.tsx";
import { ChartCard } from "#web/features/learning/charts/chart-card.tsx";
import { priceSpan } from "#web/features/learning/charts/geometry.ts";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import styles from "../common/chart-item.module.css";
import { WholeWhy } from "../common/whole-why.tsx";
import type { ItemProps } from "../item-props.ts";
import { LineCompare } from "./line-compare.tsx";
import { LineHandle } from "./line-handle.tsx";
import { LineMark } from "./line-mark.tsx";
import { LINE_ROOM, priceRange } from "../common/price-line.ts";
import { PriceRow } from "../common/price-row.tsx";

/** A level or a trend line to be placed: each handle moves up and down by drag, tap, keys, buttons or a typed price. */
export function ChartLineItem(props: ItemProps<"chart_line">) {
  const { item, draft, verdict, isLocked } = props;
  const tolerance = verdict?.tolerance ?? null;
  const { bars, decimals, description } = item.chart;
  const { range, prices, put, setDragged, nameOf } = useLinePrices(props);
  const solution = verdict?.solution?.type === "chart_line" ? verdict.solution.prices : null;
  const state = verdict === null ? null : verdict.is_correct ? "right" : "wrong";
  const handleProps = (handle: number) => ({
    name: nameOf(handle),
    price: prices[handle] ?? null,
    range,
    decimals,
    isLocked,
    onPut: (price: number) => put(handle, price),
  });
  const drawn = prices.map((price) => price ?? range.middle);
  const marks = (frame: ChartFrame) => (
    <>
      {solution && <LineMark {...{ frame, item, tolerance }} prices={solution} state="right" />}
      {state !== "right" && (
        <LineMark
          {...{ frame, item }}
          prices={drawn}
          state={state ?? (prices.includes(null) ? "unset" : "picked")}
          tolerance={null}
        />
      )}
    </>
  );
  const handles = (frame: ChartFrame) =>
    item.anchors.map((anchor, handle) => (
      <LineHandle
        key={anchor}
        {...handleProps(handle)}
        {...{ frame, handle }}
        count={item.anchors.length}
        onDrag={(price) => setDragged(price === null ? null : { handle, price })}
      />
    ));
  return (
    <div className={styles.chartItem}>
      <ChartCard table={() => <BarTable bars={bars} decimals={decimals} />}>
        <CandleChart {...{ bars, decimals, description }} room={LINE_ROOM} before={marks} controls={handles} />
        {verdict === null ? (
          <Stack gap={2} className={styles.rows}>
            {item.anchors.map((anchor, handle) => (
              <PriceRow key={anchor} {...handleProps(handle)} />
            ))}
          </Stack>
        ) : (
          <LineCompare {...{ item, solution, state, nameOf, tolerance }} given={draft.prices} />
        )}
      </ChartCard>
      <WholeWhy verdict={verdict} />
    </div>
  );
}

/** The prices of the handles while they are placed and dragged. */
function useLinePrices({ item, draft, onDraft, isLocked, onCue }: ItemProps<"chart_line">) {
  const t = useT();
  const { bars, decimals } = item.chart;
  const [dragged, setDragged] = useState<{ handle: number; price: number } | null>(null);
  const range = useMemo(() => {
    const { low, high } = priceSpan(bars, LINE_ROOM);
    return priceRange(low, high, decimals);
  }, [bars, decimals]);
  const kept = item.anchors.map((_, handle) => draft.prices[handle] ?? null);
  const prices = kept.map((price, handle) => (dragged?.handle === handle ? dragged.price : price));
  const put = (handle: number, price: number) => {
    if (isLocked) return;
    setDragged(null);
    onDraft({ type: "chart_line", prices: kept.map((before, index) => (index === handle ? price : before)) });
    onCue("drop");
  };
  const nameOf = (handle: number) => {
    if (item.anchors.length === 1) return t("items.line.level");
    return t(handle === 0 ? "items.line.left" : "items.line.right");
  };
  return { range, prices, put, setDragged, nameOf };
}
