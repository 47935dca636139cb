import { formatUsd, parseUsd } from "@candlewise/domain/simulator/money";
import { useEffect, useState } from "react";
import type { OrderDraft, PreviewState } from "#web/modules/order-form/order-draft.ts";
import { refusedField } from "#web/modules/order-form/order-errors.ts";
import { numberFieldsOf, type OrderFields, type Side } from "#web/modules/order-form/order-fields.ts";
import type { OrderTerms } from "#web/modules/order-form/read-fields.ts";
import { useOrderFields } from "#web/modules/order-form/use-order-fields.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import { replayApi, usePlaceReplayOrderMutation, type OrderRequest, type Preview, type Replay } from "./api.ts";
import { errorKey } from "./errors.ts";
import type { Player } from "./player.ts";

/** Milliseconds without a key press before the cost is requested. */
const PAUSE = 350;

/** The order types that a replay takes. */
const TYPES = ["market", "limit", "stop", "bracket"] as const;

interface Response {
  readonly key: string;
  readonly preview: Preview | null;
  readonly error: unknown;
}

/** What an order would cost at the visible bar. While the replay plays, the last response remains. */
function useCost(replay: Replay, order: OrderRequest | null, isPlaying: boolean): PreviewState<Preview> {
  const dispatch = useAppDispatch();
  const [response, setResponse] = useState<Response | null>(null);
  const { id, reached } = replay;
  const key = order === null || isPlaying ? null : JSON.stringify([reached, order]);
  useEffect(() => {
    if (key === null) return undefined;
    const [, body]: [number, OrderRequest] = JSON.parse(key);
    let isOver = false;
    const request = async () => {
      const call = replayApi.endpoints.previewReplayOrder.initiate({ params: { id }, body }, { track: false });
      const { data, error } = await dispatch(call);
      if (!isOver) setResponse({ key, preview: data ?? null, error });
    };
    const timer = setTimeout(() => void request(), PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [dispatch, id, key]);
  if (order === null) return { preview: null, error: null, isStale: false };
  const isStale = response?.key !== key;
  return { preview: response?.preview ?? null, error: isStale ? null : response?.error, isStale };
}

function requestOf(side: Side, terms: OrderTerms | null): OrderRequest | null {
  // The form offers no other types.
  if (terms === null || terms.type === "stop_limit" || terms.type === "trailing_stop") return null;
  return { side, order: terms };
}

interface Sent {
  /** The order that was sent. */
  readonly key: string;
  readonly id: string;
}

/** An order while it is written and sent. Until the server has confirmed it, the same order goes out under the same id. */
export function useTicket(replay: Replay, player: Player, isPlaying: boolean) {
  const t = useT();
  const { clear, setSubmitted, ...draft } = useOrderFields({
    side: "buy",
    types: TYPES,
    firstType: "market",
    quote: replay,
  });
  const [refused, setRefused] = useState<unknown>(null);
  const [isPlaced, setPlaced] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const [place, { isLoading }] = usePlaceReplayOrderMutation();
  const { fields, read } = draft;
  const order = requestOf(fields.side, read.terms);
  const cost = useCost(replay, order, isPlaying);
  const error = refused ?? cost.error ?? null;
  const { account } = replay;

  const change = (changes: Partial<OrderFields>) => {
    draft.change(changes);
    setRefused(null);
    setPlaced(false);
  };
  async function send(): Promise<boolean> {
    setSubmitted(true);
    if (!order) return false;
    await player.pause();
    const reached = player.state().replay?.reached ?? replay.reached;
    const key = JSON.stringify([reached, order]);
    const id = sent?.key === key ? sent.id : timeOrderedId();
    setSent({ key, id });
    const { data, error: refusal } = await place({
      params: { id: replay.id },
      body: { client_order_id: id, reached, ...order },
    });
    setRefused(refusal ?? null);
    if (!data) return false;
    player.take(data.replay);
    setSent(null);
    setPlaced(true);
    clear();
    return true;
  }
  const ticket: OrderDraft = {
    ...draft,
    change,
    cost,
    available: {
      cash: formatUsd(parseUsd(account.cash) - parseUsd(account.reserved)),
      quantity: account.position?.free_quantity ?? "0",
    },
    aboutMarketOrder: t("replay.market"),
    refusal: error ? { text: t(errorKey(error)), field: refusedField(error, numberFieldsOf(fields)) } : null,
  };
  return { ticket, isPlaced, isSending: isLoading, send };
}
