import type { RouteTable } from "../endpoint.ts";
import type { WebhookTable } from "../webhook.ts";

const ofPlan = { token: "default", tempUses: ["plan"], errors: [] } as const;
const changes = ["Subscriptions", "Access", "Freemium", "Payments"] as const;

export const subscriptionsRoutes = {
  listSubscriptions: {
    ...ofPlan,
    method: "GET",
    path: "/subscriptions/",
    owner: "query:user_id",
    summary: "The subscriptions of a user, the current ones first.",
    provides: ["Subscriptions"],
  },
  getAccess: {
    ...ofPlan,
    method: "GET",
    path: "/subscriptions/users/{id}",
    owner: "param:id",
    summary: "What a user has paid for and may use now.",
    provides: ["Access"],
    cachedOffline: true,
  },
  getSubscriptionState: {
    ...ofPlan,
    method: "GET",
    path: "/subscriptions/users/{id}/state",
    owner: "param:id",
    summary: "The state of a user's subscription to the app; `none` before the first one.",
    provides: ["Subscriptions"],
  },
  cancelSubscription: {
    ...ofPlan,
    method: "POST",
    path: "/subscriptions/unsubscribe/",
    owner: "self",
    errors: ["subscription_ended", "subscription_elsewhere"],
    summary:
      "Cancels a subscription: what is paid for stays until the end of the period, and nothing is charged any more. Holds at once, even while the provider does not answer. A repeat changes nothing.",
    invalidates: changes,
  },
  restoreSubscription: {
    ...ofPlan,
    method: "POST",
    path: "/subscriptions/restore/",
    owner: "self",
    errors: ["not_restorable", "subscription_elsewhere", "payment_provider_unavailable"],
    summary: "Takes back a cancellation before the end of the period. A repeat changes nothing.",
    invalidates: changes,
  },
  switchProduct: {
    ...ofPlan,
    method: "POST",
    path: "/payments/solid/subscriptions/{id}/products/",
    owner: "self",
    errors: ["subscription_ended", "subscription_elsewhere", "offer_ended", "payment_provider_unavailable"],
    summary:
      "Changes to another product from the end of the period on; without a change of price until then. The current product takes a planned change back.",
    invalidates: changes,
  },
  renewExpired: {
    ...ofPlan,
    method: "POST",
    path: "/payments/solid/subscriptions/{id}/products/expired/",
    owner: "self",
    errors: ["no_card", "already_owned", "offer_ended"],
    idempotent: true,
    summary: "Buys the product of an ended subscription again, with the primary card. Answers like buyWithOneClick.",
    invalidates: changes,
    rateLimit: 30,
  },
  getPlanHolder: {
    token: "temp",
    tempUses: ["plan"],
    method: "GET",
    path: "/subscriptions/plan-link/",
    owner: "self",
    errors: [],
    summary:
      "Whose plan a temporary token opens: anybody can mail a link, so the page names the account before it shows the plan.",
  },
  requestPlanLink: {
    method: "POST",
    path: "/subscriptions/plan-link/",
    token: "funnel",
    owner: "public",
    errors: ["LimitExceededException"],
    summary:
      "Emails a link that opens the screens of the plan without a sign-in. Answers the same whether or not the address is known.",
    rateLimit: 10,
  },
} as const satisfies RouteTable;

/** The app stores in which native apps sell subscriptions. */
export const subscriptionsWebhooks = {
  appleNotification: {
    path: "/subscriptions/apple/notifications/",
    errors: [],
    summary: "A subscription changed in the App Store: a notification of version 2, signed by Apple.",
  },
  googleNotification: {
    path: "/subscriptions/google/notifications/",
    errors: [],
    summary:
      "A subscription changed in Google Play: a message that Pub/Sub pushes with the token of its service account. The subscription is then read from Google.",
  },
} as const satisfies WebhookTable;
