import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import styles from "./journal.module.css";
import type { OpenEntry } from "./use-entry.ts";

/** Another device has saved other words meanwhile: what was typed here is still here, and the reader decides. */
export function ConflictNote({ entry }: { entry: OpenEntry }) {
  const t = useT();
  const theirs = entry.theirs?.value;
  if (theirs === undefined) return null;
  const excerpt = [theirs.title, theirs.thesis, theirs.wentWell, theirs.wentWrong, theirs.notes]
    .filter(Boolean)
    .join(" · ");
  return (
    <Note role="alert">
      <Stack gap={2}>
        <h2>{t("journal.conflict.title")}</h2>
        <p>{t("journal.conflict.text")}</p>
        {excerpt !== "" && (
          <blockquote className={styles.excerpt} dir="auto">
            {excerpt.slice(0, 400)}
          </blockquote>
        )}
        <div className={styles.chips}>
          <Button look="secondary" onClick={entry.takeTheirs}>
            {t("journal.conflict.theirs")}
          </Button>
          <Button look="secondary" onClick={entry.keepMine}>
            {t("journal.conflict.mine")}
          </Button>
        </div>
      </Stack>
    </Note>
  );
}
