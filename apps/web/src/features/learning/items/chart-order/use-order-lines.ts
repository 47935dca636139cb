import { orderSpan, stakesOf } from "@candlewise/domain/learning/chart-order";
import type { PlannedOrder } from "@candlewise/domain/learning/items";
import { useMemo, useState } from "react";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { priceRange } from "../common/price-line.ts";
import type { OrderLine } from "../item-draft.ts";
import type { ItemProps } from "../item-props.ts";
import { ratioText } from "./order-figures.tsx";
import { orderIn, tangledSide, waitingLines } from "./order-lines.ts";

/** The lines while they are placed and dragged. */
export function useOrderLines({ item, draft, onDraft, isLocked, onCue, say }: ItemProps<"chart_order">) {
  const t = useT();
  const language = useLanguage();
  const { bars, decimals } = item.chart;
  const [dragged, setDragged] = useState<{ line: OrderLine; price: number } | null>(null);
  const span = useMemo(() => orderSpan({ bars, decimals }), [bars, decimals]);
  const range = useMemo(() => priceRange(span.from, span.to, decimals), [span, decimals]);
  const shown = dragged ? { ...draft.lines, [dragged.line]: dragged.price } : draft.lines;
  const side = draft.side === "stay_out" ? null : draft.side;
  const waiting = side && waitingLines(side, bars, span, decimals);
  const put = (line: OrderLine, price: number) => {
    if (isLocked) return;
    setDragged(null);
    const next = { ...draft, lines: { ...draft.lines, [line]: price } };
    onDraft(next);
    onCue("drop");
    const order = orderIn(next);
    if (order) say(saying(order));
  };
  const saying = (order: PlannedOrder) => {
    const tangled = tangledSide({ side: order.side, lines: order });
    return tangled
      ? t(`items.trade.tangled.${tangled}`)
      : t("items.trade.said", { ratio: ratioText(stakesOf(order).ratio, language) });
  };
  return { range, shown, waiting, put, setDragged };
}
