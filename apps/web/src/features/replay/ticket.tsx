import { OrderForm } from "#web/modules/order-form/order-form.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Replay } from "./api.ts";
import type { Player } from "./player.ts";
import { useTicket } from "./use-ticket.ts";

interface TicketProps {
  replay: Replay;
  player: Player;
  isPlaying: boolean;
  /** Closes the sheet around it. */
  onPlaced?: () => void;
}

/** Writes an order for the next bar. It is sent without a review: the cost is in sight, and the next bar waits. */
export function ReplayTicket({ replay, player, isPlaying, onPlaced }: TicketProps) {
  const t = useT();
  const { ticket, isPlaced, isSending, send } = useTicket(replay, player, isPlaying);
  const submit = async () => {
    if (await send()) onPlaced?.();
  };
  return (
    <>
      <OrderForm
        draft={ticket}
        hasTimeInForce={false}
        submitLabel={t(ticket.fields.side === "buy" ? "order.submit.buy" : "order.submit.sell")}
        isBusy={isSending}
        onSubmit={() => void submit()}
      />
      <Text as="output" size={2} weight={500} tone="muted">
        {isPlaced && t("replay.placed")}
      </Text>
    </>
  );
}
