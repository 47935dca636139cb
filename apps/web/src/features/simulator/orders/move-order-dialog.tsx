import { useT } from "#web/shared/i18n/use-t.tsx";
import { ConfirmDialog } from "#web/shared/ui/confirm-dialog.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useModifyOrderMutation } from "../api.ts";
import { orderErrorKey } from "#web/modules/order-form/order-errors.ts";
import type { OrderMove } from "./order-lines.ts";
import { useOrderWords } from "./order-row.tsx";

interface MoveOrderDialogProps {
  move: OrderMove;
  text: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before an order goes where its line was dragged to; afterwards it can be put back. */
export function MoveOrderDialog({ move, text, isOpen, onClose }: MoveOrderDialogProps) {
  const t = useT();
  const wordsOfOrder = useOrderWords();
  const [modify, { isLoading, error, reset }] = useModifyOrderMutation();
  const close = () => {
    reset();
    onClose();
  };
  const putBack = async ({ order, back }: OrderMove) => {
    const { error: refusal } = await modify({ params: { id: order.id }, body: back });
    if (refusal) toast(t(orderErrorKey(refusal)), { variant: "error" });
  };
  const confirm = async (asked: OrderMove) => {
    const { data } = await modify({ params: { id: asked.order.id }, body: asked.change });
    if (!data) return;
    toast(t("simulator.changed"), {
      variant: "success",
      action: { label: t("ui.undo"), onClick: () => void putBack(asked) },
    });
    close();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      title={t("simulator.moveTitle")}
      confirm={t("simulator.moveConfirm")}
      cancel={t("simulator.moveCancel")}
      look="primary"
      isBusy={isLoading}
      problem={Boolean(error) && t(orderErrorKey(error))}
      onConfirm={() => void confirm(move)}
    >
      <Text weight={700}>{wordsOfOrder(move.order).title}</Text>
      <p>{text}</p>
    </ConfirmDialog>
  );
}
