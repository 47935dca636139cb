import { useT } from "#web/shared/i18n/use-t.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useCancelOrderMutation, type Order } from "../api.ts";
import { orderErrorKey } from "#web/modules/order-form/order-errors.ts";

/** Cancels an order and says what came of it. */
export function useCancelOrder() {
  const t = useT();
  const [send, { isLoading, originalArgs }] = useCancelOrderMutation();
  const cancel = async ({ id }: Pick<Order, "id">): Promise<void> => {
    const { error } = await send({ params: { id } });
    if (error) toast(t(orderErrorKey(error)), { variant: "error" });
    else toast(t("simulator.cancelled"));
  };
  return { cancel, isCancelling: isLoading, cancellingId: isLoading ? originalArgs?.params.id : undefined };
}
