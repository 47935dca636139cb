import { beforeEach, expect, test } from "vitest";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { stubServer } from "#web/testing/stub-server.ts";
import { DeleteScreen } from "./delete-screen.tsx";

beforeEach(() => loadMessages(["profile/privacy"]));

const APPLE = "https://apps.apple.com/account/subscriptions";
const GOOGLE = "https://play.google.com/store/account/subscriptions";
const subscriptionOf = (digit: number, changes: object) => ({
  subscription_id: `00000000-0000-4000-8000-00000000000${digit}`,
  provider: "solidgate",
  product_type: "app",
  product_id: "app_monthly",
  state: "active",
  pending_action: "none",
  currency: "USD",
  total_minor: 999,
  period: { unit: "month", count: 1 },
  started_at: "2026-03-02T09:05:00.000Z",
  paid_until: "2026-04-02T09:05:00.000Z",
  renews_at: "2026-04-02T09:05:00.000Z",
  trial_ends_at: null,
  next_try_at: null,
  card: null,
  next_product_id: null,
  manage_url: null,
  ...changes,
});
const apple = { provider: "apple_in_app", manage_url: APPLE };

async function open(subscriptions: readonly object[], eraseOn: string | null = null) {
  stubServer({
    "GET /users/erasure-requests": { body: { erase_on: eraseOn } },
    "GET /subscriptions/": { body: { subscriptions } },
  });
  return renderSignedIn(<DeleteScreen />, ["/profile/delete"]);
}

test("S7.15 whoever an app store still charges is told so, with the way to cancel it there", async () => {
  const { screen } = await open([
    subscriptionOf(1, apple),
    subscriptionOf(2, { provider: "android_in_app", manage_url: GOOGLE, state: "paused", renews_at: null }),
  ]);
  const ofApple = screen.getByRole("link", { name: /^The App Store still charges you/ });
  await expect.element(ofApple).toHaveAttribute("href", APPLE);
  const ofGoogle = screen.getByRole("link", { name: /^Google Play still charges you/ });
  await expect.element(ofGoogle).toHaveAttribute("href", GOOGLE);
});

test("it is said while the account waits for its deletion, too", async () => {
  const { screen } = await open([subscriptionOf(1, apple)], "2026-12-10T09:00:00.000Z");
  await expect.element(screen.getByRole("button", { name: "Keep my account" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /^The App Store still charges you/ })).toBeVisible();
});

test("nothing is said of subscriptions that end with the account, or will not renew", async () => {
  const { screen, store } = await open([
    subscriptionOf(1, {}),
    subscriptionOf(2, { ...apple, state: "cancelling", renews_at: null }),
    subscriptionOf(3, { ...apple, state: "expired", renews_at: null }),
  ]);
  await expect.element(screen.getByRole("button", { name: "Delete my account" })).toBeVisible();
  await expect.poll(() => JSON.stringify(store.getState())).toContain("app_monthly");
  await expect.element(screen.getByRole("link", { name: /still charges you/ })).not.toBeInTheDocument();
});
