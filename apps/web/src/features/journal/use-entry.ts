import { useState } from "react";
import { errorCodeOf, isUnreachable } from "#web/shared/api-client/request-error.ts";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import type { KeptDrafts } from "#web/shared/offline/kept-drafts.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { journalApi, useCreateJournalEntryMutation, useSaveJournalEntryMutation, type Entry } from "./api.ts";
import { draftOf, readDraft, type EntryDraft, type PriceField } from "./entry-draft.ts";
import * as keeper from "./entry-keeper.ts";

function problemOf(error: unknown): MessageKey {
  if (isUnreachable(error)) return "journal.problem.offline";
  const code = errorCodeOf(error);
  if (code === "journal_order_unknown") return "journal.problem.order";
  return code === "journal_full" ? "journal.problem.full" : "journal.problem.failed";
}

const savedOf = (entry: Entry): keeper.SavedEntry => ({ version: entry.version, draft: draftOf(entry) });

interface EntryStart {
  readonly id: string;
  readonly start: keeper.SavedEntry;
  readonly drafts: KeptDrafts;
}

/** An entry on this device: what is typed, what is saved, and what another device says. */
export function useEntry({ id, start, drafts }: EntryStart) {
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const [state, setState] = useState(() => keeper.openEntry(id, start, drafts));
  const [invalid, setInvalid] = useState<readonly PriceField[]>([]);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const [create, creating] = useCreateJournalEntryMutation();
  const [replace, replacing] = useSaveJournalEntryMutation();

  const meetTheirs = async () => {
    const fresh = dispatch(journalApi.endpoints.getJournalEntry.initiate({ params: { id } }, { forceRefetch: true }));
    const { entry } = await fresh.unwrap().finally(() => fresh.unsubscribe());
    setState((before) => ({ ...before, theirs: savedOf(entry) }));
  };
  /** The entry as the server has it, or null when it could not be saved. */
  const save = async (): Promise<Entry | null> => {
    const read = readDraft(state.draft, language);
    setInvalid("invalid" in read ? read.invalid : []);
    setProblem("invalid" in read ? "journal.problem.price" : null);
    if ("invalid" in read) return null;
    const sent = state.draft;
    const { entry } = read;
    const { version } = state.base;
    try {
      const answer = await (
        version === 0
          ? create({ body: { entry_id: id, entry } })
          : replace({ params: { id }, body: { version, entry } })
      ).unwrap();
      setState((before) => keeper.saved(before, savedOf(answer.entry), sent, id, drafts));
      await dispatch(journalApi.util.upsertQueryData("getJournalEntry", { params: { id } }, answer));
      return answer.entry;
    } catch (error) {
      if (errorCodeOf(error) === "journal_changed")
        await meetTheirs().catch(() => setProblem("journal.problem.failed"));
      else setProblem(problemOf(error));
      return null;
    }
  };
  return {
    ...state,
    isDirty: keeper.isDirty(state),
    isSaving: creating.isLoading || replacing.isLoading,
    invalid,
    problem,
    save,
    change: (change: Partial<EntryDraft>) =>
      setState((before) => keeper.typed(before, { ...before.draft, ...change }, id, drafts)),
    discard: () => setState((before) => keeper.typed(before, before.base.draft, id, drafts)),
    takeTheirs: () => setState((before) => keeper.takeTheirs(before, id, drafts)),
    keepMine: () => setState((before) => keeper.keepMine(before, id, drafts)),
  };
}
export type OpenEntry = ReturnType<typeof useEntry>;
