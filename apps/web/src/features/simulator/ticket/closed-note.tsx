import { formatMoment } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import type { Session } from "../api.ts";
import styles from "./ticket.module.css";

/** Why orders wait, and until when. */
export function ClosedNote({ session }: { session: Session }) {
  const t = useT();
  const language = useLanguage();
  if (session.is_open) return null;
  return (
    <Note tone="sunken" className={styles.closed}>
      <p className={styles.closedTitle}>
        {session.closed_for ? t(`ticket.closed.${session.closed_for}`) : t("ticket.closed.night")}
      </p>
      {session.opens_at !== null && (
        <p>{t("ticket.closed.opens", { time: formatMoment(session.opens_at, language) })}</p>
      )}
      <p>{t("ticket.closed.text")}</p>
    </Note>
  );
}
