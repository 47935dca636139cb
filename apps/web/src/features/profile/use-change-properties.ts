import type { UserProperties } from "@candlewise/contracts/profile/schemas";
import { useCallback } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { profileApi, useUpdateUserPropertiesMutation } from "./api.ts";

type Change = Partial<Pick<UserProperties["properties"], "time_zone" | "is_zone_chosen" | "target_lessons">>;

/** Shows a change of the settings at once and saves it; one that cannot be saved is taken back and said so. */
export function useChangeProperties(): (change: Change) => Promise<void> {
  const t = useT();
  const dispatch = useAppDispatch();
  const [update] = useUpdateUserPropertiesMutation();
  return useCallback(
    async (change) => {
      const shown = dispatch(
        profileApi.util.updateQueryData("getUserProperties", undefined, ({ properties }) => {
          Object.assign(properties, change);
        }),
      );
      const { data } = await update({ body: change });
      if (data) return;
      shown.undo();
      toast(t("profile.settings.failed"), { variant: "error" });
    },
    [dispatch, t, update],
  );
}
