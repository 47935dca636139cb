import { Suspense, useMemo, useState, type ReactNode } from "react";
import type { ChartLine, ChartMark } from "#web/modules/chart/chart-port.ts";
import { priceText, shortQuantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useGetPortfolioQuery, useListAssetOrdersQuery } from "../api.ts";
import { lineName, marksOf, moveOf, orderLines, orderOfLine, POSITION, type OrderMove } from "./order-lines.ts";
import { useClosePosition } from "../position/use-close-position.tsx";
import { useCancelOrder } from "./use-cancel-order.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const MoveOrderDialog = lazyComponent(() => import("./move-order-dialog.tsx"), "MoveOrderDialog");

interface OrderLines {
  readonly lines: readonly ChartLine[];
  /** A line was dragged: asks before the order is changed. */
  moveLine: (id: string, price: number) => void;
  /** Cancels the order of a line, or asks before the position is closed. */
  removeLine: (id: string) => void;
  /** Executions. */
  readonly marks: readonly ChartMark[];
  /** Stands anywhere on the screen. */
  readonly dialog: ReactNode;
}

/** What is open and held in an instrument, as lines of its chart that can be dragged. */
export function useOrderLines(ticker: string): OrderLines {
  const t = useT();
  const language = useLanguage();
  const { data } = useListAssetOrdersQuery({ params: { ticker } });
  const { data: portfolio } = useGetPortfolioQuery();
  const { cancel } = useCancelOrder();
  const [move, setMove] = useState<(OrderMove & { isOpen: boolean }) | null>(null);
  const position = portfolio?.assets.find((each) => each.ticker === ticker);
  const { lines, movable } = useMemo(
    () =>
      orderLines(data?.orders ?? [], position, {
        order: (order, price) =>
          t(`simulator.line.${lineName(order, price)}`, {
            side: t(`order.side.${order.side}`),
            quantity: shortQuantityText(order.quantity, language),
          }),
        position: ({ quantity }) => t("simulator.line.position", { quantity: shortQuantityText(quantity, language) }),
        profit: (dollars) => usdText(dollars, { isSigned: true }),
      }),
    [data, position, t, language],
  );
  // While it is asked about, a line stays where it was dragged to; then it is where its order is.
  const shown = useMemo(
    () =>
      move?.isOpen ? lines.map((line) => (line.id === move.id ? { ...line, price: Number(move.to) } : line)) : lines,
    [lines, move],
  );
  const moveLine = (id: string, price: number) => {
    const asked = moveOf(movable, id, price);
    if (asked) setMove({ ...asked, isOpen: true });
  };
  const closing = useClosePosition(position);
  const removeLine = (id: string) => {
    if (id === POSITION) return closing.ask();
    const order = orderOfLine(data?.orders ?? [], id);
    return order && void cancel(order);
  };
  const marks = useMemo(() => marksOf(data?.orders ?? []), [data]);
  const dialog = (
    <Suspense>
      {move && (
        <MoveOrderDialog
          move={move}
          text={t("simulator.moveText", { from: priceText(move.from), to: priceText(move.to) })}
          isOpen={move.isOpen}
          onClose={() => setMove({ ...move, isOpen: false })}
        />
      )}
      {closing.dialog}
    </Suspense>
  );
  return { lines: shown, moveLine, removeLine, marks, dialog };
}
