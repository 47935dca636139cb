import { sinceText } from "#web/shared/i18n/since-text.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Link } from "#web/shared/routing/router.tsx";
import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import { Tile } from "#web/shared/ui/tinted.tsx";
import { useNow } from "#web/shared/ui/use-now.ts";
import type { Notification } from "./api.ts";
import styles from "./notification-row.module.css";

const ICONS: Readonly<Record<Notification["kind"], IconName>> = {
  welcome: "learn",
  streak_in_danger: "flame",
  reward_ready: "star",
  challenge_task_ready: "target",
  league_result: "trophy",
  inactive: "book",
  push_test: "bell",
};

interface NotificationRowProps {
  notification: Notification;
  onOpen: () => void;
}

/** One notification; it leads to the screen that it is about. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const t = useT();
  const language = useLanguage();
  const now = useNow(60);
  const { kind, title, body, action, page, at, is_read } = notification;
  return (
    <li className={styles.item} data-unread={!is_read || undefined}>
      <Link to={page} className={styles.row} onClick={onOpen}>
        <Tile tone={is_read ? "sunken" : "violet"} data-kind={kind}>
          <Icon name={ICONS[kind]} size={22} />
        </Tile>
        <span className={styles.words}>
          <span className={styles.title}>
            {!is_read && <span className="sr-only">{t("notifications.unread")} </span>}
            {title}
          </span>
          <span className={styles.body}>{body}</span>
          <span className={styles.foot}>
            {action !== null && <span className={styles.action}>{action}</span>}
            <time dateTime={at}>{sinceText(Date.parse(at) / 1000, now, language)}</time>
          </span>
        </span>
      </Link>
    </li>
  );
}
