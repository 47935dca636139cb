import { formatUsd, parseUsd } from "@candlewise/domain/simulator/money";
import { useState } from "react";
import type { OrderDraft } from "#web/modules/order-form/order-draft.ts";
import { refusedField } from "#web/modules/order-form/order-errors.ts";
import { numberFieldsOf, type OrderFields, type Side } from "#web/modules/order-form/order-fields.ts";
import type { OrderTerms } from "#web/modules/order-form/read-fields.ts";
import { useOrderFields } from "#web/modules/order-form/use-order-fields.ts";
import { usePreview } from "#web/modules/order-form/use-preview.ts";
import { unitKindOf } from "#web/modules/order-form/units.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import { usePlaceReplayOrderMutation, usePreviewReplayOrderQuery, type OrderRequest, type Replay } from "./api.ts";
import { errorKey } from "./errors.ts";
import type { Player } from "./player.ts";

/** The order types that a replay takes. */
const TYPES = ["market", "limit", "stop", "bracket"] as const;

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
  const [placedAt, setPlacedAt] = useState<number | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const [place, { isLoading }] = usePlaceReplayOrderMutation();
  const { fields, read } = draft;
  const order = requestOf(fields.side, read.terms);
  // The bar is part of the cache key only: the server knows it.
  const args = isPlaying ? null : order && { params: { id: replay.id }, body: order, bar: replay.reached };
  const cost = usePreview(usePreviewReplayOrderQuery, args, { showsLast: order !== null });
  const error = refused ?? cost.error ?? null;
  const { account } = replay;

  const change = (changes: Partial<OrderFields>) => {
    draft.change(changes);
    setRefused(null);
    setPlacedAt(null);
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
    setPlacedAt(data.replay.reached);
    clear();
    return true;
  }
  const ticket: OrderDraft = {
    ...draft,
    kind: unitKindOf(replay.instrument?.kind),
    change,
    cost,
    available: {
      cash: formatUsd(parseUsd(account.cash) - parseUsd(account.reserved)),
      quantity: account.position?.free_quantity ?? "0",
    },
    aboutMarketOrder: t("replay.market"),
    refusal: error ? { text: t(errorKey(error)), field: refusedField(error, numberFieldsOf(fields)) } : null,
  };
  // The next bar is what comes of it.
  return { ticket, isPlaced: placedAt === replay.reached, isSending: isLoading, send };
}
