import { defineRoute } from "#web/shared/routing/route.ts";

export const offersScreenRoutes = [
  defineRoute({
    path: "/plans",
    access: "public",
    screen: "offers/plans-screen",
    texts: ["offers", "modules/paying"],
    frame: "focus",
    skeleton: "list",
    title: "app.nav.profile",
    firstPaint: "skeleton",
  }),
];
