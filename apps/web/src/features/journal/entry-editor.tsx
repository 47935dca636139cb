import type { ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Entry } from "./api.ts";
import { ConflictNote } from "./conflict-note.tsx";
import { FeelingField } from "./feeling-field.tsx";
import styles from "./journal.module.css";
import { PictureField } from "./picture-field.tsx";
import { PlanFields } from "./plan-fields.tsx";
import { ReviewFields } from "./review-fields.tsx";
import { TagField } from "./tag-field.tsx";
import { JournalText } from "./journal-text.tsx";
import { TradeFacts } from "./trade-facts.tsx";
import { Form } from "#web/shared/ui/form.tsx";
import type { OpenEntry } from "./use-entry.ts";

interface EntryEditorProps {
  id: string;
  entry: OpenEntry;
  /** As the server has it; null before the first save. */
  kept: Entry | null;
  knownTags: readonly string[];
  /** What the entry is about: an order of the account. */
  about: ReactNode;
  /** The chart of its instrument, from which a picture can be taken; null while it has none. */
  chartHref: string | null;
  onSaved: () => void;
}

/** An entry from the plan to the review. Every keystroke is stored on the device until the server has saved it. */
export function EntryEditor({ id, entry, kept, knownTags, about, chartHref, onSaved }: EntryEditorProps) {
  const t = useT();
  const { draft, change, save } = entry;
  const saveAll = async () => {
    const saved = await save();
    if (saved !== null) onSaved();
    return saved !== null;
  };
  return (
    <Form gap={6} onSubmit={() => void saveAll()}>
      <ConflictNote entry={entry} />
      {kept?.trade && <TradeFacts trade={kept.trade} ticker={kept.ticker} />}
      <TextField
        label={t("journal.name")}
        value={draft.title}
        maxLength={120}
        dir="auto"
        onChange={({ target }) => change({ title: target.value })}
      />
      {about}
      <Part title={t("journal.plan")} note={t("journal.planNote")}>
        <PlanFields entry={entry} />
        <FeelingField
          label={t("journal.feelingBefore")}
          value={draft.feelingBefore}
          onChange={(feelingBefore) => change({ feelingBefore })}
        />
      </Part>
      <Part title={t("journal.picture")}>
        <PictureField
          id={id}
          url={kept?.picture_url ?? null}
          chartHref={chartHref}
          onNeeded={async () => entry.base.version > 0 || saveAll()}
        />
      </Part>
      <Part title={t("journal.review")} note={t("journal.reviewNote")}>
        <ReviewFields entry={entry} />
      </Part>
      <Part title={t("journal.notesAndTags")}>
        <JournalText label={t("journal.notes")} value={draft.notes} rows={3} onChange={(notes) => change({ notes })} />
        <TagField tags={draft.tags} known={knownTags} onChange={(tags) => change({ tags })} />
      </Part>
      <SaveBar entry={entry} />
    </Form>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <h2>{title}</h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </Stack>
  );
}

function SaveBar({ entry }: { entry: OpenEntry }) {
  const t = useT();
  const { isDirty, isSaving, problem, base, theirs } = entry;
  const isNew = base.version === 0;
  return (
    <Stack gap={2}>
      <ProblemAlert>{problem !== null && t(problem)}</ProblemAlert>
      <Text size={2} tone="muted" aria-live="polite">
        {isDirty && problem === null && t("journal.unsaved")}
        {!isDirty && !isNew && t("journal.saved")}
      </Text>
      <div className={styles.chips}>
        <Button type="submit" isBusy={isSaving} disabled={theirs !== null || (!isDirty && !isNew)}>
          {t("journal.save")}
        </Button>
        {isDirty && !isNew && theirs === null && (
          <Button look="quiet" onClick={entry.discard}>
            {t("journal.discard")}
          </Button>
        )}
      </div>
    </Stack>
  );
}
