import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { forgetOwnCancel, noteOwnCancel } from "../live/own-orders.ts";
import {
  simulatorApi,
  useCancelOrderMutation,
  useCancelOrdersMutation,
  useRestoreOrdersMutation,
  type Order,
} from "../api.ts";
import { orderErrorKey } from "#web/modules/order-form/order-errors.ts";

/** So many cancellations one call can undo. */
const MOST_UNDONE = 200;

interface CancelOptions {
  /** Orders that were just canceled. */
  onCanceled?: (orders: readonly Order[]) => void;
  /** Their toast is gone, or they are open again. */
  onSettled?: (ids: readonly string[]) => void;
}

/** Cancels orders and says so in a toast that can undo it. */
export function useCancelOrder({ onCanceled, onSettled }: CancelOptions = {}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [send, { isLoading, originalArgs }] = useCancelOrderMutation();
  const [sendAll, { isLoading: isCancellingAll }] = useCancelOrdersMutation();
  const [restore] = useRestoreOrdersMutation();
  const undo = async (ids: readonly string[]) => {
    const { error } = await restore({ body: { ids: [...ids] } });
    if (error) toast(t(orderErrorKey(error)), { variant: "error" });
    else ids.forEach(forgetOwnCancel);
    // The lists are being requested again.
    await Promise.all(dispatch(simulatorApi.util.getRunningQueriesThunk()));
    onSettled?.(ids);
  };
  const announce = (text: string, orders: readonly Order[]) => {
    const ids = orders.map(({ id }) => id);
    let isUndone = false;
    const onClick = () => {
      isUndone = true;
      void undo(ids);
    };
    onCanceled?.(orders);
    toast(text, {
      ...(ids.length <= MOST_UNDONE && { action: { label: t("ui.undo"), onClick } }),
      onClose: () => {
        if (!isUndone) onSettled?.(ids);
      },
    });
  };
  const cancel = async ({ id }: Pick<Order, "id">): Promise<void> => {
    noteOwnCancel(id);
    const { data, error } = await send({ params: { id } });
    if (error) {
      forgetOwnCancel(id);
      toast(t(orderErrorKey(error)), { variant: "error" });
    }
    if (data) announce(t("simulator.cancelled"), [data.order]);
  };
  /** Whether it worked. `shown`: those that the page lists. */
  const cancelAll = async (shown: readonly Order[]): Promise<boolean> => {
    for (const { id } of shown) noteOwnCancel(id);
    const { data, error } = await sendAll({ body: {} });
    if (error) {
      for (const { id } of shown) forgetOwnCancel(id);
      toast(t(orderErrorKey(error)), { variant: "error" });
    }
    if (data && data.orders.length > 0) {
      announce(t("simulator.cancelledAll", { count: data.orders.length }), data.orders);
    }
    return data !== undefined;
  };
  return {
    cancel,
    cancelAll,
    isCancelling: isLoading,
    isCancellingAll,
    cancellingId: isLoading ? originalArgs?.params.id : undefined,
  };
}
