import { useCallback } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useReadNotificationsMutation } from "./api.ts";
import { showRead } from "./show-read.ts";

/** One notification by its id, or all up to a time. */
export type Which = { readonly id: string } | { readonly until: string };

/** Marks notifications as read at once, and saves it. What was not saved is unread again; only somebody who asked for it is told. */
export function useMarkRead(): (which: Which) => Promise<void> {
  const t = useT();
  const dispatch = useAppDispatch();
  const [save] = useReadNotificationsMutation();
  return useCallback(
    async (which) => {
      const isAll = "until" in which;
      const takeBack = dispatch(showRead(({ id, at }) => (isAll ? at <= which.until : id === which.id)));
      const { data } = await save({ body: isAll ? which : { ids: [which.id] } });
      if (data) return;
      takeBack();
      if (isAll) toast(t("notifications.notSaved"), { variant: "error" });
    },
    [dispatch, save, t],
  );
}
