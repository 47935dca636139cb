import { expect, it } from "vitest";
import { geoRoutes } from "./geo/routes.ts";
import { learningRoutes } from "./learning/routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { rewardsRoutes } from "./rewards/routes.ts";
import { shopRoutes } from "./shop/routes.ts";

const HOUR = 3600;

it("S9.03 what rarely changes stays in the browser's cache for its time after the last use", () => {
  const kept = {
    properties: profileRoutes.getUserProperties.keepUnusedDataFor,
    rewards: rewardsRoutes.getRewards.keepUnusedDataFor,
    profile: profileRoutes.getProfile.keepUnusedDataFor,
    avatars: profileRoutes.getAvatars.keepUnusedDataFor,
    sheets: shopRoutes.listSheets.keepUnusedDataFor,
    pathway: learningRoutes.getPathway.keepUnusedDataFor,
    geo: geoRoutes.getGeo.keepUnusedDataFor,
  };
  expect(kept).toEqual({
    properties: HOUR,
    rewards: 3 * HOUR,
    profile: HOUR,
    avatars: HOUR,
    sheets: HOUR,
    pathway: 600,
    geo: 24 * HOUR,
  });
});

it("S3.08 S9.03 whatever changes avatars or sheets drops them from the cache", () => {
  expect(rewardsRoutes.claimReward.invalidates).toEqual(expect.arrayContaining(["Avatars", "Sheets"]));
  expect(shopRoutes.buyAvatar.invalidates).toEqual(expect.arrayContaining(["Avatars"]));
});
