import { formatMoment } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { Session } from "./api.ts";
import styles from "./market.module.css";

/** Whether an instrument is traded now: a full or an empty dot. `SessionWords` says it to who does not see it. */
export function SessionDot({ session }: { session: Session }) {
  return (
    <span className={styles.trading} data-open={session.is_open} aria-hidden="true">
      <span className={styles.light} />
    </span>
  );
}

/** "Open", or until when it is closed. */
export function SessionWords({ session: { is_open, opens_at } }: { session: Session }) {
  const t = useT();
  const language = useLanguage();
  const closed =
    opens_at === null
      ? t("market.session.closed")
      : t("market.session.until", { time: formatMoment(opens_at, language) });
  return <span className="sr-only">{is_open ? t("market.session.now") : closed}</span>;
}
