import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { useState } from "react";
import type { OrderType } from "@candlewise/domain/simulator/orders";
import type { OrderDraft } from "#web/modules/order-form/order-draft.ts";
import { orderErrorKey, refusedField } from "#web/modules/order-form/order-errors.ts";
import { numberFieldsOf, type OrderFields } from "#web/modules/order-form/order-fields.ts";
import { useOrderFields } from "#web/modules/order-form/use-order-fields.ts";
import { usePreview } from "#web/modules/order-form/use-preview.ts";
import { unitKindOf } from "#web/modules/order-form/units.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import {
  useGetPortfolioQuery,
  usePreviewOrderQuery,
  type Asset,
  type OrderRequest,
  type Quote,
  type Session,
  type Side,
} from "../api.ts";
import { freeCash, sellableQuantity } from "../portfolio/free.ts";
import { useSendOrder } from "./use-send-order.ts";

interface TicketInput {
  asset: Asset;
  session: Session;
  quote: Quote;
  side: Side;
}

const TYPES = ["market", "limit", "stop", "stop_limit", "trailing_stop", "bracket"] as const satisfies OrderType[];

/** Milliseconds between two requests for the cost: prices move. */
const PREVIEW_AGAIN = 10_000;

/** What the parts of a ticket share. */
export interface Ticket extends OrderDraft {
  readonly asset: Asset;
  readonly session: Session;
  /** Null while a field has a problem. */
  readonly order: OrderRequest | null;
}

function useAvailable(ticker: string): OrderDraft["available"] {
  const { data } = useGetPortfolioQuery();
  return data && { cash: freeCash(data).toFixed(2), quantity: sellableQuantity(data, ticker) };
}

const aboutMarketOrderKey = ({ is_open }: Session, side: Side) =>
  is_open ? (`ticket.market.${side}` as const) : "ticket.market.queued";

const refusalOf = (error: unknown, fields: OrderFields, t: ReturnType<typeof useT>) => ({
  text: t(orderErrorKey(error)),
  field: refusedField(error, numberFieldsOf(fields)),
  isFreeLimit: errorCodeOf(error) === "free_limit_reached",
});

/** The state of an order ticket from the first key to the answer of the server. */
export function useTicket({ asset, session, quote, side }: TicketInput) {
  const t = useT();
  const { clear, setSubmitted, ...draft } = useOrderFields({ side, types: TYPES, firstType: "market", quote });
  const [wantsReview, setWantsReview] = useState(false);
  const { sending, send, sendAgain, lookUp, reset } = useSendOrder();
  const { fields, read } = draft;
  const order: OrderRequest | null = read.terms && { ...read.terms, time_in_force: fields.timeInForce };
  const available = useAvailable(asset.ticker);
  const args = order && { params: { ticker: asset.ticker, transactionType: fields.side }, body: order };
  // What was sent has its price: another preview of it would be refused.
  const isSent = sending.status === "placed" || sending.status === "unknown";
  const cost = usePreview(usePreviewOrderQuery, isSent ? null : args, { every: isSent ? 0 : PREVIEW_AGAIN });
  const error = sending.status === "refused" ? sending.error : cost.error;
  const refusal = error ? refusalOf(error, fields, t) : null;
  const isReady = order !== null && cost.preview !== null && !cost.isStale && refusal === null;

  const change = (changes: Partial<OrderFields>) => {
    if (sending.status === "refused") reset();
    setWantsReview(false);
    draft.change(changes);
  };
  const review = () => {
    setSubmitted(true);
    setWantsReview(order !== null);
  };
  const confirm = async () => {
    if (!order) return;
    await send(asset.ticker, fields.side, order);
    setWantsReview(false);
    setSubmitted(false);
  };
  const startAgain = () => {
    reset();
    clear();
  };
  const aboutMarketOrder = t(aboutMarketOrderKey(session, fields.side));
  const ticket: Ticket = {
    ...draft,
    kind: unitKindOf(asset.kind),
    change,
    asset,
    session,
    order,
    available,
    aboutMarketOrder,
    cost,
    refusal,
  };
  return {
    ticket,
    sending,
    /** The review opens by itself as soon as the requested cost is known. */
    step: wantsReview && isReady ? ("review" as const) : ("edit" as const),
    isAwaitingCost: wantsReview && cost.isStale,
    review,
    confirm,
    sendAgain,
    lookUp,
    startAgain,
    edit: () => setWantsReview(false),
  };
}
