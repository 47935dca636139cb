import { expect, test } from "vitest";
import { profileApi } from "#web/features/profile/api.ts";
import { subscriptionsApi } from "#web/features/subscriptions/api.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { ADA, refusal, stubServer } from "#web/testing/stub-server.ts";
import { UserState } from "./user-state.tsx";

const properties = {
  arrow: "trading",
  time_zone: "Europe/Berlin",
  is_zone_chosen: false,
  target_lessons: 3,
  experience: "some",
  minutes_a_day: null,
};
const visited_pages = { megaUpsell: false, upsell: false, webToApp: true, onboarding: true };

test("S4.05 S3.03 S8.13 after login five things are read at once; what succeeds is stored, what fails changes nothing", async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const seen = stubServer(async ({ call }) => {
    await held;
    switch (call) {
      case "GET /users/users/u1/":
        return refusal("internal");
      case "GET /subscriptions/users/u1":
        return { body: { has_access: false, until: null, products: ["upsell_reports"] } };
      case "GET /subscriptions/users/u1/state":
        return { body: { state: "none" } };
      case "GET /user-properties/user/":
        return { body: { properties } };
      case "GET /users/u1/preferences/":
        return { body: { visited_pages, experiments: {} } };
      default:
        return undefined;
    }
  });
  const { store } = await renderSignedIn(<UserState userId="u1" />);
  // None has been answered yet.
  await expect.poll(() => seen.length).toBe(5);
  answer();
  const call = { params: { id: "u1" } };
  const state = () => store.getState();
  await expect
    .poll(() => subscriptionsApi.endpoints.getAccess.select(call)(state()).data)
    .toMatchObject({ has_access: false, products: ["upsell_reports"] });
  await expect
    .poll(() => subscriptionsApi.endpoints.getSubscriptionState.select(call)(state()).data)
    .toEqual({ state: "none" });
  await expect
    .poll(() => profileApi.endpoints.getPreferences.select(call)(state()).data)
    .toMatchObject({ visited_pages });
  await expect.poll(() => profileApi.endpoints.getUserProperties.select()(state()).data).toEqual({ properties });
  expect(state().auth.userInfo).toEqual(ADA);
});
