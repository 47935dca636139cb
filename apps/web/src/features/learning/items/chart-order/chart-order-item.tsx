import { ORDER_ROOM } from "@candlewise/domain/learning/chart-order";
import type { PlannedOrder, TradeSide, Verdict } from "@candlewise/domain/learning/items";
import { useId } from "react";
import { BarTable } from "#web/features/learning/charts/bar-table.tsx";
import { CandleChart } from "#web/features/learning/charts/candle-chart.tsx";
import { ChartCard } from "#web/features/learning/charts/chart-card.tsx";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import chartStyles from "../common/chart-item.module.css";
import type { PriceHandleProps } from "../common/price-row.tsx";
import type { OrderLine } from "../item-draft.ts";
import type { ItemProps } from "../item-props.ts";
import { AllowedBands } from "./allowed-bands.tsx";
import { markedLines, stateOfLine, stripsOf } from "./line-places.ts";
import { OrderHandle } from "./order-handle.tsx";
import { LINES, orderIn, withSide } from "./order-lines.ts";
import { OrderLineMark, StakeAreas } from "./order-marks.tsx";
import type { MarkedLine } from "./order-marks.tsx";
import { OrderResult } from "./order-result.tsx";
import { OrderTicket } from "./order-ticket.tsx";
import { useOrderLines } from "./use-order-lines.ts";

/** Room for the names of lines in every language. */
const GUTTER = 76;

/** An order with stop and target to be placed on a chart, or to be left: each line moves by drag, keys, buttons or a typed price. */
export function ChartOrderItem(props: ItemProps<"chart_order">) {
  const { item, draft, verdict, isLocked } = props;
  const t = useT();
  const figuresId = useId();
  const { bars, decimals, description } = item.chart;
  const { range, shown, waiting, put, setDragged } = useOrderLines(props);
  const instead = orderInstead(verdict, draft.side);
  const order = orderIn({ side: draft.side, lines: shown });

  const lines = instead ? { ...instead, waiting: instead } : { ...shown, waiting };
  const markedIn = (frame: ChartFrame) =>
    markedLines(frame, lines, (line) => (instead ? "right" : stateOfLine(verdict, line)));
  const handleProps = (line: OrderLine) => ({
    name: t(`items.trade.${line}`),
    price: shown[line],
    range,
    decimals,
    isLocked,
    onPut: (price: number) => put(line, price),
  });
  const behind = (frame: ChartFrame) => (
    <>
      {verdict && <AllowedBands frame={frame} verdict={verdict} />}
      {verdict === null && order && <StakeAreas frame={frame} order={order} />}
    </>
  );
  const marks = (frame: ChartFrame) =>
    markedIn(frame).map((marked) => <OrderLineMark key={marked.line} {...{ frame, marked, decimals }} />);
  const handles = (frame: ChartFrame) => (
    <OrderHandles {...{ frame, figuresId, handleProps, setDragged }} marked={instead ? [] : markedIn(frame)} />
  );
  return (
    <div className={chartStyles.chartItem}>
      {verdict === null && item.sides.length > 1 && <SideChoice {...props} />}
      <ChartCard table={() => <BarTable bars={bars} decimals={decimals} />}>
        <CandleChart
          {...{ bars, decimals, description }}
          room={ORDER_ROOM}
          gutter={GUTTER}
          behind={behind}
          before={marks}
          controls={handles}
        />
        {verdict ? (
          <OrderResult {...{ verdict, decimals, order }} side={draft.side} />
        ) : (
          waiting && <OrderTicket figuresId={figuresId} {...{ order, decimals }} rows={LINES.map(handleProps)} />
        )}
      </ChartCard>
    </div>
  );
}

interface OrderHandlesProps {
  frame: ChartFrame;
  marked: readonly MarkedLine[];
  figuresId: string;
  handleProps: (line: OrderLine) => PriceHandleProps;
  setDragged: (dragged: { line: OrderLine; price: number } | null) => void;
}

function OrderHandles({ frame, marked, figuresId, handleProps, setDragged }: OrderHandlesProps) {
  const strips = stripsOf(marked.map(({ labelY }) => labelY));
  return marked.map(({ line, price }, index) => (
    <OrderHandle
      key={line}
      {...handleProps(line)}
      {...{ frame }}
      at={price}
      strip={strips[index] ?? { top: 0, height: 0 }}
      describedBy={figuresId}
      onDrag={(to) => setDragged(to === null ? null : { line, price: to })}
    />
  ));
}

/** The right order where the learner took another side or stayed out: there is nothing of theirs to show. */
function orderInstead(verdict: Verdict | null, side: TradeSide | null): PlannedOrder | null {
  const order = verdict?.solution?.type === "chart_order" ? verdict.solution.order : null;
  return order && order.side !== side ? order : null;
}

function SideChoice({ item, draft, isLocked, onDraft, onCue }: ItemProps<"chart_order">) {
  const t = useT();
  return (
    <Segmented<TradeSide | "none">
      label={t("items.trade.side")}
      options={item.sides.map((side) => ({ value: side, label: t(`items.trade.${side}`) }))}
      value={draft.side ?? "none"}
      onChange={(side) => {
        if (isLocked || side === "none") return;
        onDraft(withSide(draft, side));
        onCue("pick");
      }}
    />
  );
}
