import { afterAll, beforeAll, expect, it } from "vitest";
import { commerceWorld, type CommerceWorld } from "../payments/testing/commerce-world.ts";
import { inTurn } from "./in-turn.ts";

let world: CommerceWorld;
beforeAll(async () => {
  world = await commerceWorld();
});
afterAll(() => world.sandbox.stop());

it("a call that ends late does not free the turn that another one has taken since", async () => {
  const buyer = await world.buyer();
  await world.payByForm(buyer);
  await world.runJobs();
  const latest = async () => (await world.rows("subscriptions_subscription", buyer))[0];
  const row = { user_id: buyer.userId, subscription_id: String((await latest())?.["subscription_id"]) };
  const turn = async () => {
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ended = inTurn(world.app.platform, row, () => {
      begun.resolve();
      return over.promise;
    });
    await begun.promise;
    return async () => {
      over.resolve();
      await ended;
    };
  };
  const endFirst = await turn();
  world.app.clock.advance({ seconds: 61 });
  const endSecond = await turn();
  await endFirst();
  expect(await latest()).toMatchObject({ turn_at: world.app.clock.now() });
  await endSecond();
  expect(await latest()).toMatchObject({ turn_at: null });
});
