import type { ChartLine, ChartMark } from "#web/modules/chart/chart-port.ts";
import { quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import type { Translate } from "#web/shared/i18n/use-t.tsx";
import type { Candle, Replay, ReplayOrder } from "./api.ts";
import { chartTime } from "./bar-texts.ts";

const isResting = ({ status }: ReplayOrder): boolean =>
  status === "open" || status === "partially_filled" || status === "waiting";

function priceOf({ type, limit_price, stop_price }: ReplayOrder): string | null {
  return type === "stop" ? stop_price : limit_price;
}

function kindOf({ role, type }: ReplayOrder): ChartLine["kind"] {
  if (role === "take_profit") return "target";
  return type === "stop" ? "stop" : "limit";
}

/** What a sale of so many units of the position brings at a price, before costs. Floats: for drawing only. */
const profitOf = (average: string, quantity: string) => (price: number) => {
  const dollars = Math.round((price - Number(average)) * Number(quantity) * 100) / 100;
  return { text: usdText(dollars, { isSigned: true }), sign: Math.sign(dollars) };
};

/** The position and every order that rests at a price. */
export function linesOf({ account, orders, is_finished }: Replay, t: Translate, language: Language): ChartLine[] {
  const { position } = account;
  const held: ChartLine[] =
    position === null || is_finished
      ? []
      : [
          {
            id: "position",
            price: Number(position.average_price),
            kind: "position",
            label: `${t("replay.position")} ${quantityText(position.quantity, language)}`,
            isDraggable: false,
            profitAt: profitOf(position.average_price, position.quantity),
          },
        ];
  const resting = orders.filter(isResting).flatMap((order): ChartLine[] => {
    const price = priceOf(order);
    const side = t(order.side === "buy" ? "order.side.buy" : "order.side.sell");
    const label = t("replay.orderText", { side, quantity: quantityText(order.quantity, language) });
    if (price === null) return [];
    const line = { id: order.id, price: Number(price), kind: kindOf(order), label, isDraggable: false };
    const profit = position && order.side === "sell" && profitOf(position.average_price, order.quantity);
    return [{ ...line, isRemovable: !is_finished, ...(profit && { profitAt: profit }) }];
  });
  return [...held, ...resting];
}

/** Every fill, at the bar it fell into. */
export function marksOf({ orders, timeframe }: Replay, candles: readonly Candle[]): ChartMark[] {
  const byBar = new Map(candles.map((candle) => [candle.bar, candle]));
  return orders.flatMap(({ id, side, fills }) =>
    fills.flatMap(({ bar, price }, index): ChartMark[] => {
      const candle = byBar.get(bar);
      return candle ? [{ id: `${id} ${index}`, time: chartTime(candle, timeframe), price: Number(price), side }] : [];
    }),
  );
}
