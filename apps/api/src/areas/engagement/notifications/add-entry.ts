import type { Transaction } from "#api/platform/database/database.ts";
import type { NotificationsDependencies } from "./dependencies.ts";
import { insertEntries, insertEntry, type NewEntry } from "./entry-store.ts";

/** The job that looks at what is due. */
export const SEND_DUE = { name: "notifications.send-due" } as const;

type Needs = Pick<NotificationsDependencies, "ids" | "clock" | "jobs">;

const lookNow = (jobs: Needs["jobs"], transaction: Transaction) =>
  jobs.enqueue(transaction, SEND_DUE, {}, { key: "now" });

/** Stores entries for learners, and has them looked at now if one is due. */
export async function addEntries(
  { ids, clock, jobs }: Needs,
  transaction: Transaction,
  entries: readonly (NewEntry & { readonly userId: string })[],
): Promise<void> {
  const now = clock.now();
  await insertEntries(
    transaction,
    entries.map((entry) => ({ ...entry, entryId: ids.uuid() })),
    now,
  );
  if (entries.some(({ dueAt }) => dueAt <= now)) await lookNow(jobs, transaction);
}

/** Stores an entry for a learner, and has it looked at now if it is due. Returns its id, or that of the entry with the same reason. */
export async function addEntry(
  { ids, clock, jobs }: Needs,
  transaction: Transaction,
  userId: string,
  entry: NewEntry,
): Promise<string> {
  const now = clock.now();
  const id = await insertEntry(transaction, userId, entry, { entryId: ids.uuid(), now });
  if (entry.dueAt <= now) await lookNow(jobs, transaction);
  return id;
}
