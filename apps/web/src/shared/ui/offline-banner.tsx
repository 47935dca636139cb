import { useT } from "#web/shared/i18n/use-t.tsx";
import { isServerReached, subscribeReached } from "#web/shared/api-client/reachability.ts";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { useOutbox } from "#web/shared/offline/use-outbox.ts";
import { useSyncExternalStore } from "react";
import { Icon } from "./icon.tsx";
import styles from "./offline-banner.module.css";

/** What the learner should know about connection and outbox; null when all is well. */
function useStatus(): string | null {
  const t = useT();
  const isOnline = useIsOnline();
  const isReached = useSyncExternalStore(subscribeReached, isServerReached, () => true);
  const { waiting: count, refused, isSending } = useOutbox();
  if (!isOnline) return count > 0 ? t("ui.offlineQueued", { count }) : t("ui.offline");
  if (count > 0) return isSending && isReached ? t("ui.offlineSending") : t("ui.syncLater", { count });
  return refused > 0 ? t("ui.refused", { count: refused }) : null;
}

/** Says that there is no connection and how much waits to be sent; `onReview` opens what the server refused. */
export function OfflineBanner({ onReview }: { onReview: () => void }) {
  const t = useT();
  const text = useStatus();
  const { refused } = useOutbox();
  return (
    <div className={styles.region}>
      <output>
        {text && (
          <span className={styles.banner}>
            <Icon name="offline" size={20} />
            {text}
          </span>
        )}
      </output>
      {refused > 0 && (
        <button type="button" className={styles.review} onClick={onReview}>
          {t("ui.refusedShow")}
        </button>
      )}
    </div>
  );
}
