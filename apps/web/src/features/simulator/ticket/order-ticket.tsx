import type { Asset, Session, Side } from "../api.ts";
import { useLiveQuotes } from "../use-live-quotes.ts";
import { EditStep } from "./edit-step.tsx";
import { ResultStep } from "./result-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { UnknownStep } from "./unknown-step.tsx";
import { useTicket } from "./use-ticket.ts";

interface OrderTicketProps {
  asset: Asset;
  session: Session;
  side?: Side;
  /** In a sheet: what closes it. */
  onClose?: () => void;
}

/** Writes an order, shows what it costs, lets it be looked over, sends it once, and says what came of it. */
export function OrderTicket({ asset, session, side = "buy", onClose }: OrderTicketProps) {
  const { ticker } = asset;
  const quote = useLiveQuotes([ticker]).get(ticker) ?? asset.quote;
  const { ticket, step, sending, isAwaitingCost, review, confirm, sendAgain, lookUp, startAgain, edit } = useTicket({
    asset,
    session,
    quote,
    side,
  });
  const isSending = sending.status === "sending";
  if (sending.status === "placed") {
    return <ResultStep placed={sending.placed} onAgain={startAgain} onClose={onClose} />;
  }
  if (sending.status === "unknown") {
    return <UnknownStep onAgain={() => void sendAgain()} onLookUp={() => void lookUp()} />;
  }
  if (step === "review" && ticket.read.order) {
    return (
      <ReviewStep
        ticket={ticket}
        order={ticket.read.order}
        isSending={isSending}
        onConfirm={() => void confirm()}
        onEdit={edit}
      />
    );
  }
  return <EditStep ticket={ticket} isAwaitingCost={isAwaitingCost} onReview={review} />;
}
