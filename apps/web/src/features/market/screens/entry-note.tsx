import { useT } from "#web/shared/i18n/use-t.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { TextLink } from "#web/shared/ui/text-link.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import styles from "./entry-note.module.css";

/** Says above the chart that an entry of the journal waits for its picture, and leads back to it. */
export function EntryNote({ entryId }: { entryId: string }) {
  const t = useT();
  return (
    <Note className={styles.note} role="note">
      <Row wraps justify="between" className={styles.row}>
        <p>{t("charts.snapshot.choose")}</p>
        <TextLink to={`/simulator/journal/${entryId}`} replace>
          {t("charts.snapshot.back")}
        </TextLink>
      </Row>
    </Note>
  );
}
