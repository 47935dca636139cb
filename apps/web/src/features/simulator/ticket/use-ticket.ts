import { useState } from "react";
import type { OrderType } from "@candlewise/domain/simulator/orders";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import type { Asset, Quote, Session, Side } from "../api.ts";
import { refusedField } from "../orders/order-errors.ts";
import { readForm, type ReadForm } from "./read-form.ts";
import { emptyForm, fieldsOf, typesOf, type NumberField, type TicketForm } from "./ticket-form.ts";
import { usePreview, type PreviewState } from "./use-preview.ts";
import { useSendOrder } from "./use-send-order.ts";

interface TicketInput {
  asset: Asset;
  session: Session;
  quote: Quote;
  side: Side;
}

const firstType = (session: Session): OrderType => (session.is_open ? "market" : "limit");

/** What the parts of a ticket share. */
export interface Ticket {
  readonly asset: Asset;
  readonly session: Session;
  readonly quote: Quote;
  readonly form: TicketForm;
  readonly read: ReadForm;
  readonly cost: PreviewState;
  /** Fields that were left empty are named only when the order was to be sent. */
  readonly wasTried: boolean;
  /** The refusal of the last try or of the preview, until the order is changed. */
  readonly refusal: { readonly error: unknown; readonly field: NumberField | null } | null;
  change: (change: Partial<TicketForm>) => void;
}

/** The state of an order ticket from its first key press to the answer. */
export function useTicket({ asset, session, quote, side }: TicketInput) {
  const language = useLanguage();
  const [form, setForm] = useState(() => emptyForm(side, firstType(session)));
  // Dollars become units at the quote of the last key press: an order that changed every second could not be looked over.
  const [quoteThen, setQuoteThen] = useState(quote);
  const [wantsReview, setWantsReview] = useState(false);
  const [wasTried, setTried] = useState(false);
  const { sending, send, sendAgain, lookUp, reset } = useSendOrder();
  const read = readForm(form, quoteThen, language);
  const cost = usePreview(asset.ticker, form.side, read.order);
  const error = sending.status === "refused" ? sending.error : cost.error;
  const refusal = error ? { error, field: refusedField(error, fieldsOf(form)) } : null;
  const isReady = read.order !== null && cost.preview !== null && !cost.isStale && refusal === null;

  const change = (changed: Partial<TicketForm>) => {
    if (sending.status === "refused") reset();
    setWantsReview(false);
    setQuoteThen(quote);
    setForm((before) => {
      const form = { ...before, ...changed };
      if (!typesOf(form.side).includes(form.type)) return { ...form, type: firstType(session) };
      // A market order is done at once or not at all; everything else may wait longer than today.
      return changed.type ? { ...form, timeInForce: changed.type === "market" ? "day" : "gtc" } : form;
    });
  };
  const review = () => {
    setTried(true);
    setWantsReview(read.order !== null);
  };
  const confirm = async () => {
    if (!read.order) return;
    await send(asset.ticker, form.side, read.order);
    setWantsReview(false);
    setTried(false);
  };
  const startAgain = () => {
    reset();
    setForm(emptyForm(form.side, firstType(session)));
  };
  const ticket: Ticket = { asset, session, quote, form, read, cost, wasTried, refusal, change };
  return {
    ticket,
    sending,
    /** The review comes by itself as soon as the cost of what was asked for is known. */
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
