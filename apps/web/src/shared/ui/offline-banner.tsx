import { useSyncExternalStore } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { pendingCount, subscribePending } from "#web/shared/offline/outbox.ts";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { Icon } from "./icon.tsx";
import styles from "./offline-banner.module.css";

/** Says that there is no connection and how much waits to be sent. */
export function OfflineBanner() {
  const t = useT();
  const isOnline = useIsOnline();
  const count = useSyncExternalStore(subscribePending, pendingCount, () => 0);
  const text =
    count > 0
      ? isOnline
        ? t("ui.offlineSending")
        : t("ui.offlineQueued", { count })
      : isOnline
        ? null
        : t("ui.offline");
  return (
    <output className={styles.region}>
      {text && (
        <span className={styles.banner}>
          <Icon name="offline" size={20} />
          {text}
        </span>
      )}
    </output>
  );
}
