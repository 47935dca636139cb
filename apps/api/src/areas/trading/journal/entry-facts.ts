import type { EventPayload } from "@candlewise/contracts/events";
import { FollowedSchema } from "@candlewise/contracts/journal/schemas";
import type { TextColumns } from "./entry-rows.ts";

export type EntryFacts = Omit<EventPayload<"journal.entry_written">, "entry_id">;

/** What an entry contains, without its words. */
export const factsOf = (entry: TextColumns): EntryFacts => ({
  is_planned: entry.thesis.trim() !== "" && entry.stop_price !== null,
  is_reviewed: entry.went_well.trim() !== "" && entry.went_wrong.trim() !== "",
  names_feeling: entry.feeling_before !== null || entry.feeling_after !== null,
  followed_plan: FollowedSchema.nullable().parse(entry.followed_plan),
});

/** Whether there is more in an entry than before: a text that only changes is not told again. */
export function hasMore(facts: EntryFacts, before: EntryFacts | null): boolean {
  const gains = [
    facts.is_planned && !before?.is_planned,
    facts.is_reviewed && !before?.is_reviewed,
    facts.names_feeling && !before?.names_feeling,
    facts.followed_plan !== null && facts.followed_plan !== before?.followed_plan,
  ];
  return gains.includes(true);
}
