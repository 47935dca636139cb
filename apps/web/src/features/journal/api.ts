import type { CallResult } from "@candlewise/contracts/endpoint";
import { journalRoutes } from "@candlewise/contracts/journal/routes";
import type { JournalShapes } from "@candlewise/contracts/journal/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

/** What cannot be sent stays as a draft on the device, so no write waits in the outbox. */
export const journalApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof journalRoutes, JournalShapes>(journalRoutes),
});

export type Journal = CallResult<JournalShapes["listJournal"]>;
export type Entry = Journal["entries"][number];
export type EntryTrade = NonNullable<Entry["trade"]>;
export type Feeling = NonNullable<Entry["feeling_before"]>;
export type Followed = NonNullable<Entry["review"]["followed_plan"]>;
export type Reviews = CallResult<JournalShapes["listJournalReviews"]>;
export type ReviewFigures = NonNullable<Reviews["due"]>["figures"];

export const {
  useListJournalQuery,
  useGetJournalEntryQuery,
  useCreateJournalEntryMutation,
  useSaveJournalEntryMutation,
  useDeleteJournalEntryMutation,
  useRestoreJournalEntryMutation,
  useSaveJournalPictureMutation,
  useDeleteJournalPictureMutation,
  useListJournalReviewsQuery,
  useSaveJournalReviewMutation,
} = journalApi;
