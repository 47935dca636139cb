import { useState } from "react";
import { errorCodeOf, isUnreachable } from "#web/shared/api-client/request-error.ts";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import type { DraftStore } from "#web/shared/offline/draft-store.ts";
import {
  conflictingDraft,
  editDraft,
  failedDraft,
  keepMine,
  savedDraft,
  sendingDraft,
  takeTheirs,
  type Draft,
  type Version,
} from "#web/shared/offline/draft.ts";
import { useDraft } from "#web/shared/offline/use-draft.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { journalApi, useCreateJournalEntryMutation, useSaveJournalEntryMutation, type Entry } from "./api.ts";
import { draftOf, isSameDraft, readDraft, restoredDraft, type EntryDraft, type PriceField } from "./entry-draft.ts";

function problemOf(error: unknown): MessageKey {
  if (isUnreachable(error)) return "journal.problem.offline";
  const code = errorCodeOf(error);
  if (code === "journal_order_unknown") return "journal.problem.order";
  return code === "journal_full" ? "journal.problem.full" : "journal.problem.failed";
}

export const savedOf = (entry: Entry): Version<EntryDraft> => ({ version: entry.version, value: draftOf(entry) });

interface EntryStart {
  readonly id: string;
  readonly start: Version<EntryDraft>;
  readonly drafts: DraftStore;
}

const shownOf = ({ value, base, theirs }: Draft<EntryDraft>) => ({
  draft: value,
  base,
  theirs,
  isDirty: !isSameDraft(value, base.value),
});

/** What the writer can do with the draft. */
const changesOf = (update: (change: (draft: Draft<EntryDraft>) => Draft<EntryDraft>) => void) => ({
  change: (change: Partial<EntryDraft>) =>
    update((draft) => editDraft(draft, { ...draft.value, ...change }, isSameDraft)),
  discard: () => update((draft) => editDraft(draft, draft.base.value, isSameDraft)),
  takeTheirs: () => update(takeTheirs),
  keepMine: () => update((draft) => keepMine(draft, isSameDraft)),
});

/** An entry on this device: what is typed, what is saved, and what another device says. */
export function useEntry({ id, start, drafts }: EntryStart) {
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const [draft, update] = useDraft({
    id,
    work: "drafts",
    saved: start,
    drafts,
    isSame: isSameDraft,
    restore: restoredDraft,
  });
  const [invalid, setInvalid] = useState<readonly PriceField[]>([]);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const [create, creating] = useCreateJournalEntryMutation();
  const [replace, replacing] = useSaveJournalEntryMutation();

  const meetTheirs = async () => {
    const fresh = dispatch(journalApi.endpoints.getJournalEntry.initiate({ params: { id } }, { forceRefetch: true }));
    const { entry } = await fresh.unwrap().finally(() => fresh.unsubscribe());
    update((before) => conflictingDraft(before, savedOf(entry)));
  };
  /** The entry as the server has it, or null when it could not be saved. */
  const save = async (): Promise<Entry | null> => {
    const read = readDraft(draft.value, language);
    setInvalid("invalid" in read ? read.invalid : []);
    setProblem("invalid" in read ? "journal.problem.price" : null);
    if ("invalid" in read) return null;
    const sent = draft.value;
    const { entry } = read;
    const { version } = draft.base;
    update(sendingDraft);
    try {
      const answer = await (
        version === 0
          ? create({ body: { entry_id: id, entry } })
          : replace({ params: { id }, body: { version, entry } })
      ).unwrap();
      update((before) => savedDraft(before, sent, savedOf(answer.entry), isSameDraft));
      await dispatch(journalApi.util.upsertQueryData("getJournalEntry", { params: { id } }, answer));
      return answer.entry;
    } catch (error) {
      update(failedDraft);
      if (errorCodeOf(error) === "journal_changed")
        await meetTheirs().catch(() => setProblem("journal.problem.failed"));
      else setProblem(problemOf(error));
      return null;
    }
  };
  return {
    ...shownOf(draft),
    isSaving: creating.isLoading || replacing.isLoading,
    invalid,
    problem,
    save,
    ...changesOf(update),
  };
}
export type OpenEntry = ReturnType<typeof useEntry>;
