import { defineRoute } from "#web/shared/routing/route.ts";

export const termsScreenRoutes = [
  defineRoute({
    path: "/auth/terms",
    // Who signs up may read them first.
    access: "visitor",
    screen: "terms/terms-screen",
    texts: ["terms"],
    frame: "focus",
    skeleton: "list",
    title: "app.nav.profile",
    firstPaint: "skeleton",
  }),
];
