import { expect, test } from "vitest";
import { renderSignedIn } from "#web/testing/render.tsx";
import { stubServer } from "#web/testing/stub-server.ts";
import { RewardPlace } from "./reward-place.tsx";
import { whenIdle } from "./when-idle.ts";

const reward = {
  id: 1,
  day: 1,
  type: "coins",
  status: "not_claimed",
  prize: { coins: 5, freezes: 0, avatar: null, sheet: null },
};
const calendar = {
  id: 1,
  today: "2999-01-01",
  rewards: [reward],
  odds: [],
  coins_for_freeze: 50,
  coins_for_avatar: 100,
  coins_for_sheet: 30,
};

test.each(["learn", "profile", "simulator"] as const)("S2.16 the daily reward is shown on %s", async (area) => {
  stubServer({ "GET /calendar/rewards/": { body: calendar } });
  const { screen } = await renderSignedIn(<RewardPlace area={area} />);
  await expect.element(screen.getByRole("button", { name: "Today’s reward is ready" })).toBeVisible();
});

test("S2.16 other places make no call", async () => {
  const seen = stubServer({});
  await renderSignedIn(<RewardPlace area="courses" />);
  await new Promise<void>((resume) => whenIdle(resume));
  expect(seen).toEqual([]);
});
