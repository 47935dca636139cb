import { Link } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./entry-note.module.css";

/** Says above the chart that an entry of the journal waits for its picture, and leads back to it. */
export function EntryNote({ entryId }: { entryId: string }) {
  const t = useT();
  return (
    <Text as="div" size={4} className={styles.note} role="note">
      <p>{t("charts.keep.choose")}</p>
      <Link to={`/simulator/journal/${entryId}`} replace className={styles.back}>
        {t("charts.keep.back")}
      </Link>
    </Text>
  );
}
