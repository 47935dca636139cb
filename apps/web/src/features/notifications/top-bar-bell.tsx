import { useT } from "#web/shared/i18n/use-t.tsx";
import { Link } from "#web/shared/routing/router.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { useCountUnreadQuery } from "./api.ts";
import styles from "./top-bar-bell.module.css";

/** More is not counted in so small a place. */
const MOST = 9;

/** The way to the inbox, with the number of new notifications. `isEverywhere`: on phones, too. */
export function TopBarBell({ isEverywhere }: { isEverywhere: boolean }) {
  const t = useT();
  const { data } = useCountUnreadQuery(undefined, { refetchOnMountOrArgChange: true });
  const count = data?.unread ?? 0;
  return (
    <Link
      to="/notifications"
      className={styles.bell}
      data-everywhere={isEverywhere || undefined}
      aria-label={count > 0 ? t("notifications.bell", { count }) : t("notifications.title")}
    >
      <Icon name="bell" size={22} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > MOST ? `${MOST}+` : count}
        </span>
      )}
    </Link>
  );
}
