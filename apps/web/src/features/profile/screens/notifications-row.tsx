import { useCountUnreadQuery } from "#web/features/notifications/api.ts";
import { LinkRow, SettingsList } from "#web/features/profile/setting-row.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";

/** The way to the inbox, with what is new in it. */
export function NotificationsRow() {
  const t = useT();
  const { data } = useCountUnreadQuery(undefined, { refetchOnMountOrArgChange: true });
  const count = data?.unread ?? 0;
  return (
    <SettingsList isBusy={false}>
      <LinkRow
        icon="bell"
        label={t("profile.notifications.title")}
        text={t(count > 0 ? "profile.notifications.unread" : "profile.notifications.text", { count })}
        to="/notifications"
      />
    </SettingsList>
  );
}
