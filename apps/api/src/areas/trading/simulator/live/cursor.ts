/** A place in the history of a user's accounts: everything up to it has been sent. Travels as the id of an event. */
export interface Cursor {
  /** Number of the account; 0 before the first one is opened. */
  readonly account: number;
  readonly revision: number;
  /** Entries of the ledger. */
  readonly entries: number;
}

/** Before a user's first account. */
export const BEGINNING: Cursor = { account: 0, revision: 0, entries: 0 };

/** After the deposit that opens an account. */
export const cursorOfNew = (account: number): Cursor => ({ account, revision: 0, entries: 1 });

const PATTERN = /^(\d{1,9})-(\d{1,15})-(\d{1,9})$/;

export const formatCursor = ({ account, revision, entries }: Cursor): string => `${account}-${revision}-${entries}`;

/** Null for a text that is no cursor. */
export function parseCursor(text: string): Cursor | null {
  const [, account, revision, entries] = PATTERN.exec(text) ?? [];
  if (account === undefined || revision === undefined || entries === undefined) return null;
  return { account: Number(account), revision: Number(revision), entries: Number(entries) };
}

export const isSameCursor = (a: Cursor, b: Cursor): boolean => a.account === b.account && a.revision === b.revision;
