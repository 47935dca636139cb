import { useRef, useState } from "react";
import { FRESH } from "#web/shared/state/api.ts";
import { errorCodeOf, isUnreachable, statusOf } from "#web/shared/api-client/request-error.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import { simulatorApi, usePlaceOrderMutation, type PlacedOrder, type Side, type WireOrder } from "../api.ts";

export type Sending =
  | { readonly status: "idle" }
  | { readonly status: "sending" }
  /** The connection was lost: the order may have arrived. Only the same order under the same id may be sent now. */
  | { readonly status: "unknown" }
  | { readonly status: "refused"; readonly error: unknown }
  | { readonly status: "placed"; readonly placed: PlacedOrder };

const IDLE: Sending = { status: "idle" };

/** After a server error the order may have been stored; after a refusal it has not. */
const isUnanswered = (error: unknown): boolean =>
  isUnreachable(error) || ((statusOf(error) ?? 0) >= 500 && errorCodeOf(error) !== "quote_stale");

interface Submission {
  readonly id: string;
  readonly ticker: string;
  readonly side: Side;
  readonly order: WireOrder;
}

/**
 * Sends an order under its own id. Until the server has answered, a retry sends the same order under the same id, so that it is placed once.
 * Nothing is queued while offline.
 */
export function useSendOrder() {
  const dispatch = useAppDispatch();
  const [place] = usePlaceOrderMutation();
  const [sending, setSending] = useState<Sending>(IDLE);
  const unanswered = useRef<Submission | null>(null);

  const post = async (submission: Submission): Promise<void> => {
    unanswered.current = submission;
    setSending({ status: "sending" });
    const { id, ticker, side, order } = submission;
    const { data, error } = await place({
      params: { ticker, transactionType: side },
      body: { client_order_id: id, order },
    });
    if (error && isUnanswered(error)) {
      setSending({ status: "unknown" });
      return;
    }
    unanswered.current = null;
    setSending(data ? { status: "placed", placed: data } : { status: "refused", error });
  };

  const send = (ticker: string, side: Side, order: WireOrder): Promise<void> =>
    post({ id: timeOrderedId(), ticker, side, order });

  const sendAgain = async (): Promise<void> => {
    if (unanswered.current) await post(unanswered.current);
  };

  /** Checks whether the order without an answer was placed; if not, the ticket can be edited again. An error changes nothing. */
  const lookUp = async (): Promise<void> => {
    const submission = unanswered.current;
    if (!submission) return;
    const { listAssetOrders, getPortfolio } = simulatorApi.endpoints;
    const [{ data }, { data: portfolio }] = await Promise.all([
      dispatch(listAssetOrders.initiate({ params: { ticker: submission.ticker } }, FRESH)),
      dispatch(getPortfolio.initiate(undefined, FRESH)),
    ]);
    if (!data || !portfolio) return;
    unanswered.current = null;
    const order = data.orders.find(({ client_order_id }) => client_order_id === submission.id);
    const legs = data.orders.filter(({ parent_id }) => order && parent_id === order.id);
    setSending(order ? { status: "placed", placed: { order, legs, portfolio } } : IDLE);
  };

  return { sending, send, sendAgain, lookUp, reset: () => setSending(IDLE) };
}
