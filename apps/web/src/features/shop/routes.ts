import { defineRoute } from "#web/shared/routing/route.ts";

export const shopScreenRoutes = [
  defineRoute({
    path: "/shop",
    access: "session",
    area: "profile",
    screen: "shop/shop-screen",
    texts: ["shop", "shop/avatars", "engagement"],
    frame: "app",
    skeleton: "list",
    title: "app.nav.profile",
    firstPaint: "skeleton",
  }),
  defineRoute({
    path: "/cheat-sheets",
    access: "session",
    area: "profile",
    screen: "shop/sheets-screen",
    texts: ["shop/sheets"],
    frame: "app",
    skeleton: "list",
    title: "app.nav.profile",
    firstPaint: "skeleton",
  }),
];
