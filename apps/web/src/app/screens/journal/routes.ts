import type { AppRoute } from "#web/app/route.ts";

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
    load: () => import("./journal-screen.tsx"),
    source: "app/screens/journal/journal-screen.tsx",
    preload: ["/v2/journal/?limit=20", "/v2/journal-reviews/"],
  },
  {
    ...common,
    path: "/simulator/journal/review",
    load: () => import("./journal-review-screen.tsx"),
    source: "app/screens/journal/journal-review-screen.tsx",
  },
  {
    ...common,
    path: "/simulator/journal/:entryId",
    load: () => import("./journal-entry-screen.tsx"),
    source: "app/screens/journal/journal-entry-screen.tsx",
  },
];
