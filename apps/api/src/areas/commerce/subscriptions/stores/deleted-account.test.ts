import { privacyContract } from "@candlewise/contracts/privacy/schemas";
import type { ProviderKind } from "@candlewise/domain/subscriptions/subscription-state";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emailsTo } from "#api/testing/emails.ts";
import { storeGoesOn } from "../emails/store-goes-on.ts";
import { STORES } from "./stores.ts";
import { fakeApple, type FakeApple } from "./testing/fake-apple.ts";
import { storeWorld, type StoreWorld } from "./testing/store-world.ts";

let apple: FakeApple;
let world: StoreWorld;
beforeAll(async () => {
  apple = fakeApple();
  world = await storeWorld(apple.environment);
});
afterAll(() => apple.close());

/** A learner with a subscription, who then has the account deleted; the emails about the store. */
async function leave(provider: ProviderKind, state: string) {
  const user = await world.learner();
  const at = new Date("2026-11-21T12:00:00Z");
  await world.post("apple", apple.tell({ userId: user.userId, type: "SUBSCRIBED", at }));
  const { database } = world.app.platform;
  await database.run("update subscriptions_subscription set provider = $2, state = $3 where user_id = $1", [
    user.userId,
    provider,
    state,
  ]);
  const body = { password: user.password };
  await world.app.call(privacyContract, "requestErasure", { body }, { token: user.accessToken });
  const { rows } = await database.run("select state from subscriptions_subscription where user_id = $1", [user.userId]);
  expect(rows).toEqual([{ state }]);
  return emailsTo(world.app, user.email, storeGoesOn);
}

it.each(["apple_in_app", "android_in_app"] as const)(
  "S7.15 somebody who deletes the account is told to cancel what %s still charges",
  async (provider) => {
    const { name: store, manageUrl: url } = STORES[provider];
    for (const state of ["active", "redemption", "paused"])
      expect(await leave(provider, state)).toEqual([{ product: "Full access, 1 month", store, url }]);
    for (const state of ["cancelling", "expired", "cancelled"]) expect(await leave(provider, state)).toEqual([]);
  },
);
