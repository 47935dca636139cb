import type { journalRoutes } from "@candlewise/contracts/journal/routes";
import type { JournalShapes } from "@candlewise/contracts/journal/schemas";
import { queriesOf } from "#web/shared/routing/query.ts";
import { defineRoute } from "#web/shared/routing/route.ts";
import { FIRST_ENTRIES } from "./page-query.ts";

const query = queriesOf<typeof journalRoutes, JournalShapes>();

const screen = {
  access: "session",
  area: "simulator",
  texts: ["journal"],
  frame: "app",
  skeleton: "list",
  title: "app.nav.simulator",
} as const;

export const journalScreenRoutes = [
  defineRoute({
    ...screen,
    path: "/simulator/journal",
    screen: "journal/journal-screen",
    queries: () => [query("listJournal", FIRST_ENTRIES), query("listJournalReviews")],
    firstPaint: "fresh",
  }),
  defineRoute({
    ...screen,
    path: "/simulator/journal/review",
    screen: "journal/journal-review-screen",
    queries: () => [query("listJournalReviews")],
    firstPaint: "fresh",
  }),
  defineRoute({
    ...screen,
    path: "/simulator/journal/:entryId",
    screen: "journal/journal-entry-screen",
    // Not asked for in advance: the server may never have seen the entry.
    firstPaint: "skeleton",
  }),
];
