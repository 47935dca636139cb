import { authContract } from "@candlewise/contracts/auth/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import type { z } from "zod";
import { describe, expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { profileWorld } from "./testing/profile-world.ts";

const { app, user, own, as } = profileWorld({ timeZone: "Europe/Berlin" });

type Change = Parameters<typeof change>[0];
const change = (body: { username?: string; language?: "en" | "ar" }) =>
  app.call(profileContract, "updateUser", { ...own, body }, as);
const refuseChange = (body: Change) => app.refuse(profileContract, "updateUser", { ...own, body }, as);

describe("the user", () => {
  it("S3.02 S7.02 has the fields of the specification, and an integer id that stays the same", async () => {
    const first = await app.call(profileContract, "getUser", own, as);
    expect(Object.keys(first).toSorted()).toEqual(
      ["email", "id", "int_user_id", "is_onboarded", "language", "registered_at", "username"].toSorted(),
    );
    expect(first).toMatchObject({ id: user.userId, username: user.username, email: user.email });
    expect(await app.call(profileContract, "getUser", own, as)).toEqual(first);
  });

  it("S7.16 the language can be changed and stays changed", async () => {
    expect(await change({ language: "ar" })).toMatchObject({ language: "ar", username: user.username });
    expect(await app.call(profileContract, "getUser", own, as)).toMatchObject({ language: "ar" });
  });

  it("S7.05 the user name can be changed; the old one becomes free for others", async () => {
    const name = `${user.username}.new`;
    expect(await change({ username: name.toUpperCase() })).toMatchObject({ username: name, language: "en" });
    const isFree = app.call(authContract, "checkUsername", { body: { username: user.username } });
    expect(await isFree).toEqual({ username: user.username });
    const taken = await app.refuse(authContract, "checkUsername", { body: { username: name } });
    expect(taken.error).toBe("username_taken");
    expect(await change({ username: name })).toMatchObject({ username: name });
  });

  it("S7.05 a taken and a reserved name are refused and change nothing", async () => {
    const other = await signUp(app);
    expect(await refuseChange({ username: other.username, language: "ar" })).toMatchObject({ error: "username_taken" });
    expect(await refuseChange({ username: "admin" })).toMatchObject({ status: 400, error: "username_reserved" });
    const unchanged = { username: user.username, language: "en" };
    expect(await app.call(profileContract, "getUser", own, as)).toMatchObject(unchanged);
  });

  it("S7.05 of names wished at the same time one stays and the others become free", async () => {
    const names = ["a", "b", "c", "d"].map((letter) => `${user.username}.${letter}`);
    await Promise.all(names.map((username) => change({ username })));
    const { username } = await app.call(profileContract, "getUser", own, as);
    const { rows } = await app.platform.database.run("select username from profile_username where user_id = $1", [
      user.userId,
    ]);
    expect(rows).toEqual([{ username }]);
  });

  it.each([{ is_onboarded: true }, { email: "new@example.com" }, { language: "xx" }, { username: "" }])(
    "a change of %o is refused",
    async (payload) => {
      const answer = await app.http.inject({
        method: "PATCH",
        url: `/api/users/users/${user.userId}/`,
        headers: { authorization: `Bearer ${user.accessToken}` },
        payload,
      });
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, "validation_failed"]);
    },
  );
});

describe("preferences", () => {
  const visit = (pages: Record<string, boolean>) =>
    app.send(profileContract, "savePreferences", { ...own, body: { visited_pages: pages } }, as);

  const IPHONE = (version: string) =>
    `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1`;
  const ANDROID = (version: string) =>
    `Mozilla/5.0 (Linux; Android ${version}; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36`;
  const DESKTOP =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";

  it.each([
    [IPHONE("17_4"), false],
    [IPHONE("16_7"), true],
    [ANDROID("8.1.0"), false],
    [ANDROID("7.0"), true],
    [DESKTOP, true],
    ["", true],
  ])(
    "S3.04 S4.06 S9.07 all pages begin unvisited, the one with the app only where the app runs: %s",
    async (agent, isIt) => {
      const options = { ...as, headers: { "user-agent": agent } };
      expect(await app.call(profileContract, "getPreferences", own, options)).toEqual({
        visited_pages: { megaUpsell: false, upsell: false, webToApp: isIt, onboarding: false },
        experiments: {},
      });
    },
  );

  it("S4.06 S9.07 the page of the app stays to be visited on the phone when the desktop had no need of it", async () => {
    await visit({ upsell: true });
    expect((await visit({ webToApp: true })).statusCode).toBe(409);
    const onPhone = { ...as, headers: { "user-agent": IPHONE("18_1") } };
    const body = { visited_pages: { webToApp: true } };
    const saved = await app.call(profileContract, "savePreferences", { ...own, body }, onPhone);
    expect(saved.visited_pages).toEqual({ megaUpsell: false, upsell: true, webToApp: true, onboarding: false });
    expect((await app.send(profileContract, "savePreferences", { ...own, body }, onPhone)).statusCode).toBe(409);
  });

  it("S9.10 of a user agent no more than 500 characters are read", async () => {
    const headers = { "user-agent": `${"x".repeat(500)} ${IPHONE("18_1")}` };
    const { visited_pages } = await app.call(profileContract, "getPreferences", own, { ...as, headers });
    expect(visited_pages.webToApp).toBe(true);
  });

  it("S4.06 S7.09 a visit is kept; a page already visited is refused with its words and marks nothing else", async () => {
    expect((await visit({ upsell: true })).statusCode).toBe(200);
    const again = await visit({ onboarding: true, upsell: true });
    expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([409, "Page already visited"]);
    const { visited_pages } = await app.call(profileContract, "getPreferences", own, as);
    expect(visited_pages).toEqual({ megaUpsell: false, upsell: true, webToApp: true, onboarding: false });
  });

  it("S4.06 of ten visits at once one counts", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => visit({ megaUpsell: true })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it("S4.06 pages visited at once are all kept", async () => {
    await Promise.all(["megaUpsell", "upsell", "onboarding"].map((page) => visit({ [page]: true })));
    const { visited_pages } = await app.call(profileContract, "getPreferences", own, as);
    expect(Object.values(visited_pages)).toEqual([true, true, true, true]);
  });

  it("S4.06 false takes no visit back, and an unknown page is refused", async () => {
    await visit({ upsell: true });
    expect((await visit({ upsell: false })).statusCode).toBe(200);
    const { visited_pages } = await app.call(profileContract, "getPreferences", own, as);
    expect(visited_pages.upsell).toBe(true);
    expect((await visit({ secret: true })).statusCode).toBe(400);
  });
});

describe("properties", () => {
  const update = (body: z.input<(typeof profileContract.shapes)["updateUserProperties"]["body"]>) =>
    app.call(profileContract, "updateUserProperties", { body }, as);

  it("S7.10 begin without a goal, with the zone of the browser and three lessons a day", async () => {
    const { properties } = await app.call(profileContract, "getUserProperties", undefined, as);
    expect(properties).toEqual({
      arrow: null,
      time_zone: "Europe/Berlin",
      is_zone_chosen: false,
      target_lessons: 3,
      experience: null,
      minutes_a_day: null,
    });
  });

  it("S7.10 change one by one; those changed at once do not undo each other", async () => {
    for (let round = 1; round <= 5; round++) {
      await Promise.all([update({ target_lessons: round }), update({ time_zone: "Asia/Tokyo" })]);
      await Promise.all([update({ target_lessons: round + 1 }), update({ time_zone: "Africa/Cairo" })]);
      const { properties } = await app.call(profileContract, "getUserProperties", undefined, as);
      expect(properties).toMatchObject({ time_zone: "Africa/Cairo", target_lessons: round + 1 });
    }
  });

  it("S7.10 keep the answers of the onboarding", async () => {
    await update({ experience: "some", minutes_a_day: 15 });
    const { properties } = await update({ target_lessons: 2 });
    expect(properties).toMatchObject({ experience: "some", minutes_a_day: 15, target_lessons: 2 });
    const refused = await app.refuse(profileContract, "updateUserProperties", { body: { minutes_a_day: 0 } }, as);
    expect(refused.status).toBe(400);
  });

  it("S7.10 an empty change changes nothing", async () => {
    const before = await app.call(profileContract, "getUserProperties", undefined, as);
    expect(await update({})).toEqual(before);
  });

  it.each([0, 11, 2.5])("S3.09 %d lessons a day are refused", async (target_lessons) => {
    const refused = await app.refuse(profileContract, "updateUserProperties", { body: { target_lessons } }, as);
    expect(refused).toMatchObject({ status: 400, error: "validation_failed" });
  });

  it("S7.10 a chosen time zone wins over one that a device detects, until it follows the device again", async () => {
    const zone = async () => {
      const { properties } = await app.call(profileContract, "getUserProperties", undefined, as);
      return [properties.time_zone, properties.is_zone_chosen];
    };
    await update({ time_zone: "America/New_York" });
    expect(await zone()).toEqual(["America/New_York", false]);
    await update({ time_zone: "Asia/Tokyo", is_zone_chosen: true });
    await update({ time_zone: "Africa/Cairo" });
    expect(await zone()).toEqual(["Asia/Tokyo", true]);
    await update({ time_zone: "Africa/Cairo", is_zone_chosen: false });
    await update({ time_zone: "Europe/Berlin" });
    expect(await zone()).toEqual(["Europe/Berlin", false]);
  });

  it("a time zone that does not exist is refused and the old one stays", async () => {
    const body = { time_zone: "Mars/Olympus" };
    const refused = await app.refuse(profileContract, "updateUserProperties", { body }, as);
    expect(refused).toMatchObject({ status: 400, error: "validation_failed" });
    expect(refused.details?.[0]?.path).toBe("body.time_zone");
    const { properties } = await app.call(profileContract, "getUserProperties", undefined, as);
    expect(properties.time_zone).toBe("Europe/Berlin");
  });

  it("S7.12 a skipped onboarding is over all the same", async () => {
    expect(await app.call(profileContract, "onboardUser", own, as)).toMatchObject({ is_onboarded: true });
    expect(await app.call(profileContract, "getUser", own, as)).toMatchObject({ is_onboarded: true });
  });

  it("S3.02 is_onboarded is true from the choice of a goal on", async () => {
    expect(await app.call(profileContract, "getUser", own, as)).toMatchObject({ is_onboarded: false });
    await update({ target_lessons: 5 });
    expect(await app.call(profileContract, "getUser", own, as)).toMatchObject({ is_onboarded: false });
    await update({ arrow: "investing" });
    expect(await app.call(profileContract, "getUser", own, as)).toMatchObject({ is_onboarded: true });
  });
});
