import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Dialog } from "#web/shared/ui/dialog.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useModifyOrderMutation } from "../api.ts";
import { orderErrorKey } from "#web/modules/order-form/order-errors.ts";
import type { OrderMove } from "./order-lines.ts";
import { useOrderWords } from "./order-row.tsx";
import styles from "./orders.module.css";

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
    <Dialog isOpen={isOpen} onClose={close} title={t("simulator.moveTitle")}>
      <div className={styles.form}>
        <Text weight={700}>{wordsOfOrder(move.order).title}</Text>
        <p>{text}</p>
        {Boolean(error) && (
          <Text role="alert" size={4} weight={600} tone="loss">
            {t(orderErrorKey(error))}
          </Text>
        )}
        <Button isWide isBusy={isLoading} onClick={() => void confirm(move)}>
          {t("simulator.moveConfirm")}
        </Button>
        <Button look="quiet" isWide onClick={close}>
          {t("simulator.moveKeep")}
        </Button>
      </div>
    </Dialog>
  );
}
