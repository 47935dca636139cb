import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { KeptDrafts } from "#web/shared/offline/kept-drafts.ts";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { restoredDraft } from "./entry-draft.ts";
import styles from "./journal.module.css";

/** Entries that were begun on this device and never saved. */
export function UnsentDrafts({ drafts }: { drafts: KeptDrafts }) {
  const t = useT();
  const [unsent, setUnsent] = useState(() => drafts.unsent());
  if (unsent.length === 0) return null;
  const forget = (id: string) => {
    drafts.drop(id);
    setUnsent(drafts.unsent());
  };
  return (
    <Card className={styles.part}>
      <h2>{t("journal.unsentTitle")}</h2>
      <p className={styles.note}>{t("journal.unsentText")}</p>
      <Stack as="ul" gap={3}>
        {unsent.map(([id, kept]) => {
          const draft = restoredDraft(kept);
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
