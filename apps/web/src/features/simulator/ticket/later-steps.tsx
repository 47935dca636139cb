import type { Ticket } from "./use-ticket.ts";
import type { OrderRequest } from "../api.ts";
import { ResultStep } from "./result-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { UnknownStep } from "./unknown-step.tsx";
import type { Sending } from "./use-send-order.ts";

interface LaterStepsProps {
  ticket: Ticket;
  order: OrderRequest | null;
  sending: Sending;
  onConfirm: () => void;
  onEdit: () => void;
  onSendAgain: () => void;
  onLookUp: () => void;
  onStartAgain: () => void;
  onClose?: (() => void) | undefined;
}

/** What follows once an order is written: the look over it, and what came of it. All here before it can be sent. */
export function LaterSteps({ ticket, order, sending, onClose, ...on }: LaterStepsProps) {
  if (sending.status === "placed") {
    return <ResultStep kind={ticket.kind} placed={sending.placed} onAgain={on.onStartAgain} onClose={onClose} />;
  }
  if (sending.status === "unknown") return <UnknownStep onAgain={on.onSendAgain} onLookUp={on.onLookUp} />;
  if (!order) return null;
  return (
    <ReviewStep
      ticket={ticket}
      order={order}
      isSending={sending.status === "sending"}
      onConfirm={on.onConfirm}
      onEdit={on.onEdit}
    />
  );
}
