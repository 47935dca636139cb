/** What the server has of a document; version 0 before it has any. */
export interface Version<Value> {
  readonly version: number;
  readonly value: Value;
}

/**
 * `idle`: the server has it; `pending`: only this device has it; `conflict`: another device has saved since; `failed`: the last attempt to send it
 * did not succeed.
 */
export type DraftStatus = "idle" | "pending" | "sending" | "conflict" | "failed";

/** The local copy of a document that the server stores with a version. */
export interface Draft<Value> {
  readonly value: Value;
  /** What the value was made of. */
  readonly base: Version<Value>;
  /** What another device has saved since; null without a conflict. */
  readonly theirs: Version<Value> | null;
  readonly status: DraftStatus;
}

export type IsSame<Value> = (one: Value, other: Value) => boolean;
export type Merge<Value> = (base: Value, mine: Value, theirs: Value) => Value;

type Content<Value> = Omit<Draft<Value>, "status">;

function withStatus<Value>(content: Content<Value>, isSame: IsSame<Value>): Draft<Value> {
  const { value, base, theirs } = content;
  return { ...content, status: theirs ? "conflict" : isSame(value, base.value) ? "idle" : "pending" };
}

/** A document as it is opened: as the server has it, or as it was left on this device. */
export function openDraft<Value>(
  saved: Version<Value>,
  stored: Pick<Draft<Value>, "value" | "base"> | null,
  isSame: IsSame<Value>,
): Draft<Value> {
  if (!stored) return { value: saved.value, base: saved, theirs: null, status: "idle" };
  const { value, base } = stored;
  const isConflict = base.version !== saved.version && !isSame(value, saved.value);
  return withStatus({ value, base: isConflict ? base : saved, theirs: isConflict ? saved : null }, isSame);
}

export function editDraft<Value>(draft: Draft<Value>, value: Value, isSame: IsSame<Value>): Draft<Value> {
  const edited = withStatus({ ...draft, value }, isSame);
  return draft.status === "sending" ? { ...edited, status: "sending" } : edited;
}

export const sendingDraft = <Value>(draft: Draft<Value>): Draft<Value> => ({ ...draft, status: "sending" });
export const failedDraft = <Value>(draft: Draft<Value>): Draft<Value> => ({ ...draft, status: "failed" });

/** After the server has stored `sent` as `saved`. What was changed in the meantime is pending. */
export function savedDraft<Value>(
  draft: Draft<Value>,
  sent: Value,
  saved: Version<Value>,
  isSame: IsSame<Value>,
): Draft<Value> {
  const value = isSame(draft.value, sent) ? saved.value : draft.value;
  return withStatus({ value, base: saved, theirs: null }, isSame);
}

export const conflictingDraft = <Value>(draft: Draft<Value>, theirs: Version<Value>): Draft<Value> => ({
  ...draft,
  theirs,
  status: "conflict",
});

/** Ends a conflict with what the other device has saved. */
export const takeTheirs = <Value>(draft: Draft<Value>): Draft<Value> =>
  draft.theirs ? { value: draft.theirs.value, base: draft.theirs, theirs: null, status: "idle" } : draft;

/** Ends a conflict with what is on this device: saving it replaces the version that its user has seen. */
export const keepMine = <Value>(draft: Draft<Value>, isSame: IsSame<Value>): Draft<Value> =>
  draft.theirs ? withStatus({ value: draft.value, base: draft.theirs, theirs: null }, isSame) : draft;

/** Ends a conflict with the changes of both devices. */
export function mergeDraft<Value>(draft: Draft<Value>, merge: Merge<Value>, isSame: IsSame<Value>): Draft<Value> {
  const { base, value, theirs } = draft;
  if (!theirs) return draft;
  return withStatus({ value: merge(base.value, value, theirs.value), base: theirs, theirs: null }, isSame);
}
