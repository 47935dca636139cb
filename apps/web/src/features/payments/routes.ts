import { defineRoute } from "#web/shared/routing/route.ts";

const screen = {
  // Also for the temporary token of a mailed link or a native app: the screens ask for one of them.
  access: "public",
  frame: "focus",
  skeleton: "form",
  title: "app.nav.profile",
  firstPaint: "skeleton",
} as const;

export const paymentsScreenRoutes = [
  defineRoute({
    ...screen,
    path: "/checkout",
    screen: "payments/checkout-screen",
    texts: ["payments", "offers", "modules/paying"],
  }),
  defineRoute({
    ...screen,
    path: "/checkout/:orderId",
    screen: "payments/order-screen",
    texts: ["payments", "modules/paying"],
  }),
];
