import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { DraftStore } from "#web/shared/offline/draft-store.ts";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { restoredDraft } from "./entry-draft.ts";
import styles from "./journal.module.css";
import { reviewNumberOf } from "./review-draft.ts";

/** Those that the server has never seen. */
const newEntries = (drafts: DraftStore) =>
  drafts.all("drafts").filter(([id, { base }]) => base.version === 0 && reviewNumberOf(id) === null);

/** Entries that were begun on this device and never saved. */
export function UnsentDrafts({ drafts }: { drafts: DraftStore }) {
  const t = useT();
  const [unsent, setUnsent] = useState(() => newEntries(drafts));
  if (unsent.length === 0) return null;
  const forget = (id: string) => {
    drafts.remove(id);
    setUnsent(newEntries(drafts));
  };
  return (
    <Card gap={3}>
      <h2>{t("journal.unsentTitle")}</h2>
      <p className={styles.note}>{t("journal.unsentText")}</p>
      <Stack as="ul" gap={3}>
        {unsent.map(([id, { value }]) => {
          const draft = restoredDraft(value);
          return (
            <li key={id} className={styles.entryHead}>
              <span dir="auto">{draft.title || draft.ticker || t("journal.untitled")}</span>
              <span className={styles.chips}>
                <LinkButton look="secondary" to={`/simulator/journal/${id}`}>
                  {t("journal.unsentGoOn")}
                </LinkButton>
                <Button look="quiet" onClick={() => forget(id)}>
                  {t("journal.discard")}
                </Button>
              </span>
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}
