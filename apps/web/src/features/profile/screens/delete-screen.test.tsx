import { beforeEach, expect, test } from "vitest";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { subscriptionOf } from "#web/testing/offers.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { stubServer } from "#web/testing/stub-server.ts";
import { DeleteScreen } from "./delete-screen.tsx";

beforeEach(() => loadMessages(["profile/privacy"]));

const APPLE = "https://apps.apple.com/account/subscriptions";
const GOOGLE = "https://play.google.com/store/account/subscriptions";
const ID = "00000000-0000-4000-8000-00000000000";
const apple = { provider: "apple_in_app", manage_url: APPLE, card: null } as const;

async function open(subscriptions: readonly object[], eraseOn: string | null = null) {
  stubServer({
    "GET /users/erasure-requests": { body: { erase_on: eraseOn } },
    "GET /subscriptions/": { body: { subscriptions } },
  });
  return renderSignedIn(<DeleteScreen />, ["/profile/delete"]);
}

test("S7.15 somebody whom an app store still charges is told so, with the way to cancel it there", async () => {
  const { screen } = await open([
    subscriptionOf(apple),
    subscriptionOf({
      subscription_id: `${ID}2`,
      provider: "android_in_app",
      manage_url: GOOGLE,
      card: null,
      state: "paused",
      renews_at: null,
    }),
  ]);
  const ofApple = screen.getByRole("link", { name: /^The App Store still charges you/ });
  await expect.element(ofApple).toHaveAttribute("href", APPLE);
  const ofGoogle = screen.getByRole("link", { name: /^Google Play still charges you/ });
  await expect.element(ofGoogle).toHaveAttribute("href", GOOGLE);
});

test("it is said while the account waits for its deletion, too", async () => {
  const { screen } = await open([subscriptionOf(apple)], "2026-12-10T09:00:00.000Z");
  await expect.element(screen.getByRole("button", { name: "Keep my account" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /^The App Store still charges you/ })).toBeVisible();
});

test("nothing is said of subscriptions that end with the account, or will not renew", async () => {
  const { screen, store } = await open([
    subscriptionOf(),
    subscriptionOf({ ...apple, subscription_id: `${ID}2`, state: "cancelling", renews_at: null }),
    subscriptionOf({ ...apple, subscription_id: `${ID}3`, state: "expired", renews_at: null }),
  ]);
  await expect.element(screen.getByRole("button", { name: "Delete my account" })).toBeVisible();
  await expect.poll(() => JSON.stringify(store.getState())).toContain("app-monthly");
  await expect.element(screen.getByRole("link", { name: /still charges you/ })).not.toBeInTheDocument();
});
