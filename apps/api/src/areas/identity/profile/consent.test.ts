import { profileContract } from "@candlewise/contracts/profile/schemas";
import { describe, expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { profileWorld } from "./testing/profile-world.ts";

const { app, user, own, as } = profileWorld();

describe("tours", () => {
  const isSeen = async (name: string, options = as) =>
    (await app.call(profileContract, "getTour", { ...own, query: { name } }, options)).is_seen;
  const see = (name: string) => app.call(profileContract, "saveTour", { ...own, body: { name } }, as);

  it("S7.11 a tour is seen once it is told, each for itself", async () => {
    expect(await isSeen("learn")).toBe(false);
    expect(await see("learn")).toEqual({ name: "learn", is_seen: true });
    await see("learn");
    expect([await isSeen("learn"), await isSeen("simulator")]).toEqual([true, false]);
  });

  it("S7.11 has bounds: no strange names, and no more tours than there can be", async () => {
    for (const name of ["", "a b", "x".repeat(65)]) {
      const refused = await app.refuse(profileContract, "saveTour", { ...own, body: { name } }, as);
      expect(refused.status).toBe(400);
    }
    for (let number = 0; number < 100; number++) await see(`tour-${number}`);
    const refused = await app.refuse(profileContract, "saveTour", { ...own, body: { name: "one-more" } }, as);
    expect(refused.error).toBe("too_many_requests");
    expect(await see("tour-7")).toEqual({ name: "tour-7", is_seen: true });
  });

  it("S7.11 of another user are not there", async () => {
    const other = await signUp(app);
    const args = { params: { id: other.userId }, query: { name: "learn" } };
    expect((await app.refuse(profileContract, "getTour", args, as)).status).toBe(404);
  });
});

describe("S5.01 without a user id", () => {
  it.each(["/api/users/users//", "/api/users//preferences/", "/api/users//tours/?name=learn"])(
    "S5.01 %s is refused with its words",
    async (url) => {
      const headers = { authorization: `Bearer ${user.accessToken}` };
      const answer = await app.http.inject({ url, headers });
      const { message } = answer.json<{ message: string }>();
      expect([answer.statusCode, message]).toEqual([400, "User ID is required"]);
    },
  );
});

describe("terms", () => {
  it("S3.14 S7.87 are agreed to once, and stay agreed to", async () => {
    const before = await app.call(profileContract, "getTermsConsent", undefined, as);
    expect(before).toMatchObject({ is_latest_version: false, accepted_version: null });
    const after = await app.call(profileContract, "acceptTerms", { body: {} }, as);
    expect(after).toEqual({ ...before, is_latest_version: true, accepted_version: before.latest_version });
    await app.call(profileContract, "acceptTerms", { body: {} }, as);
    expect(await app.call(profileContract, "getTermsConsent", undefined, as)).toEqual(after);
  });

  it("S3.14 an older agreement is not the latest", async () => {
    await app.platform.database.run("insert into profile_terms values ($1, '2025-01-01', now())", [user.userId]);
    const terms = await app.call(profileContract, "getTermsConsent", undefined, as);
    expect(terms).toMatchObject({ is_latest_version: false, accepted_version: "2025-01-01" });
  });
});
