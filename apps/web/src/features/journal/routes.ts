import type { AppRoute } from "#web/shared/routing/route.ts";

const common = {
  messages: ["journal"],
  frame: "app",
  navigation: "simulator",
  skeleton: "list",
  hiddenWith: "simulator",
  title: "app.nav.simulator",
} as const satisfies Partial<AppRoute>;

export const journalScreenRoutes: readonly AppRoute[] = [
  {
    ...common,
    path: "/simulator/journal",
    screen: "journal/journal-screen",
    preload: ["/v2/journal/?limit=20", "/v2/journal-reviews/"],
  },
  {
    ...common,
    path: "/simulator/journal/review",
    screen: "journal/journal-review-screen",
  },
  {
    ...common,
    path: "/simulator/journal/:entryId",
    screen: "journal/journal-entry-screen",
  },
];
