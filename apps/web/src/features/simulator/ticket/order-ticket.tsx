import { Suspense, useEffect } from "react";
import { useNewerQuote } from "#web/shared/quotes/use-quote.ts";
import type { Asset, Session, Side } from "../api.ts";
import { EditStep } from "./edit-step.tsx";
import { useTicket } from "./use-ticket.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const load = () => import("./later-steps.tsx");
const LaterSteps = lazyComponent(load, "LaterSteps");

interface OrderTicketProps {
  asset: Asset;
  session: Session;
  side?: Side;
  /** The side was chosen in the ticket. */
  onSide?: (side: Side) => void;
  /** In a sheet: what closes it. */
  onClose?: () => void;
}

/** Writes an order, shows what it costs, lets it be looked over, sends it once, and says what came of it. */
export function OrderTicket({ asset, session, side = "buy", onSide, onClose }: OrderTicketProps) {
  const quote = useNewerQuote(asset.quote);
  const { ticket, step, sending, isAwaitingCost, ...act } = useTicket({ asset, session, quote, side });
  useEffect(() => void load().catch(() => undefined), []);
  const chosen = ticket.fields.side;
  useEffect(() => onSide?.(chosen), [onSide, chosen]);
  const writing = (
    <EditStep ticket={ticket} isAwaitingCost={isAwaitingCost} hasTitle={onClose === undefined} onReview={act.review} />
  );
  if (step === "edit" && sending.status !== "placed" && sending.status !== "unknown") return writing;
  return (
    <Suspense fallback={writing}>
      <LaterSteps
        ticket={ticket}
        order={ticket.order}
        sending={sending}
        onConfirm={() => void act.confirm()}
        onEdit={act.edit}
        onSendAgain={() => void act.sendAgain()}
        onLookUp={() => void act.lookUp()}
        onStartAgain={act.startAgain}
        onClose={onClose}
      />
    </Suspense>
  );
}
