import type { CallResult } from "@candlewise/contracts/endpoint";
import type { JournalShapes } from "@candlewise/contracts/journal/schemas";
import type { z } from "zod";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { JournalDependencies } from "./dependencies.ts";
import { countTags, searchEntries } from "./entry-search.ts";
import { presentEntries } from "./present-entry.ts";

const PAGE = 20;

/** A page of the journal, newest first, with the tags in use. */
export async function listEntries(
  deps: JournalDependencies,
  context: SignedInContext,
  { limit = PAGE, ...filter }: z.output<JournalShapes["listJournal"]["query"]>,
): Promise<CallResult<JournalShapes["listJournal"]>> {
  const { userId } = context;
  const db = deps.database.kysely;
  const [rows, tags] = await Promise.all([
    searchEntries(db, userId, { ...filter, limit: limit + 1 }),
    countTags(db, userId),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { entries: await presentEntries(deps, userId, page), next_cursor: last?.entry_id ?? null, tags };
}
