import { useCallback } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { notificationsApi, useSaveNotificationSettingsMutation, type Settings } from "./api.ts";

type Kind = Settings["kinds"][number];
export type ChannelName = Exclude<keyof Kind, "kind">;
export interface SettingsChange {
  readonly quiet_hours?: Settings["quiet_hours"];
  readonly kind?: Pick<Kind, "kind"> & Partial<Kind>;
}

/** Shows a change at once and saves it; one that cannot be saved is taken back and said so. */
export function useSaveSettings(): (change: SettingsChange) => Promise<void> {
  const t = useT();
  const dispatch = useAppDispatch();
  const [save] = useSaveNotificationSettingsMutation();
  return useCallback(
    async ({ quiet_hours, kind }) => {
      const shown = dispatch(
        notificationsApi.util.updateQueryData("getNotificationSettings", undefined, (settings) => {
          if (quiet_hours) settings.quiet_hours = quiet_hours;
          const changed = settings.kinds.find((each) => each.kind === kind?.kind);
          if (changed && kind) Object.assign(changed, kind);
        }),
      );
      const { data } = await save({ body: { ...(quiet_hours && { quiet_hours }), ...(kind && { kinds: [kind] }) } });
      if (data) return;
      shown.undo();
      toast(t("notifications.notSaved"), { variant: "error" });
    },
    [dispatch, save, t],
  );
}
