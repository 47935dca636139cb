import type { KeptDrafts } from "#web/shared/offline/kept-drafts.ts";
import { isSameDraft, restoredDraft, type EntryDraft } from "./entry-draft.ts";

/** What the server has of an entry. */
export interface SavedEntry {
  readonly version: number;
  readonly draft: EntryDraft;
}

export interface EntryState {
  readonly draft: EntryDraft;
  /** What the draft was made of; version 0 before the server has anything. */
  readonly base: SavedEntry;
  /** What another device has saved meanwhile; null when nothing did. */
  readonly theirs: SavedEntry | null;
}

export const isDirty = ({ draft, base }: EntryState): boolean => !isSameDraft(draft, base.draft);

/** What is shown first: the server's words, or what was typed here and not saved. */
export function openEntry(id: string, saved: SavedEntry, drafts: KeptDrafts): EntryState {
  const kept = drafts.find(id);
  if (kept === null) return { draft: saved.draft, base: saved, theirs: null };
  const draft = restoredDraft(kept.draft);
  const isOlder = kept.version !== saved.version && !isSameDraft(draft, saved.draft);
  return { draft, base: isOlder ? { ...saved, version: kept.version } : saved, theirs: isOlder ? saved : null };
}

/** Keeps every letter on the device until the server has it. */
export function typed(state: EntryState, draft: EntryDraft, id: string, drafts: KeptDrafts): EntryState {
  const next = { ...state, draft };
  if (isDirty(next)) drafts.keep(id, { version: state.base.version, draft });
  else drafts.drop(id);
  return next;
}

/** After the server has taken `sent`; what was typed while it was on its way stays to be saved. */
export function saved(
  state: EntryState,
  entry: SavedEntry,
  sent: EntryDraft,
  id: string,
  drafts: KeptDrafts,
): EntryState {
  const isStill = isSameDraft(state.draft, sent);
  return typed({ ...state, base: entry, theirs: null }, isStill ? entry.draft : state.draft, id, drafts);
}

/** Takes what the other device has saved. */
export function takeTheirs(state: EntryState, id: string, drafts: KeptDrafts): EntryState {
  return state.theirs === null
    ? state
    : typed({ ...state, base: state.theirs, theirs: null }, state.theirs.draft, id, drafts);
}

/** Keeps what was typed here; saving it replaces what the other device has saved, which was seen. */
export function keepMine(state: EntryState, id: string, drafts: KeptDrafts): EntryState {
  return state.theirs === null ? state : typed({ ...state, base: state.theirs, theirs: null }, state.draft, id, drafts);
}
