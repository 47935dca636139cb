import { authContract } from "@candlewise/contracts/auth/schemas";
import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import { beforeAll, describe, expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { createSeenGenerations } from "../sessions/seen-generations.ts";
import { createTokenVerifier } from "./temp-tokens.ts";
import { createTokens } from "./tokens.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const funnel = { token: FUNNEL_TOKEN };
const open = (token: string, use: "sign-up" | "plan" | "guest") => {
  const { secrets, clock, database } = app.platform;
  return createTokenVerifier(createTokens(secrets, clock), createSeenGenerations(app.platform), database).verifyTemp(
    token,
    [use],
  );
};

describe("temporary tokens", () => {
  it("S6.06 one of a signed-in user opens the plan for a day, and nothing that signs up or is a guest's", async () => {
    const user = await signUp(app);
    const answer = await app.call(authContract, "createTempToken", { body: {} }, { token: user.accessToken });
    const { temp_token, expires_in } = answer;
    expect(expires_in).toBe(24 * 60 * 60);
    expect(await open(temp_token, "plan")).toEqual({ userId: user.userId, sessionId: null });
    expect([await open(temp_token, "sign-up"), await open(temp_token, "guest")]).toEqual([null, null]);
    app.clock.advance({ hours: 23, minutes: 59 });
    expect(await open(temp_token, "plan")).not.toBeNull();
    app.clock.advance({ minutes: 1 });
    expect(await open(temp_token, "plan")).toBeNull();
  });

  it("S6.06 a new password ends those that were given before it", async () => {
    const user = await signUp(app);
    const token = user.accessToken;
    const before = await app.call(authContract, "createTempToken", { body: {} }, { token });
    app.clock.advance({ seconds: 1 });
    const body = { current_password: user.password, password: "four words nobody guesses" };
    await app.call(authContract, "changePassword", { body }, { token });
    const after = await app.call(authContract, "createTempToken", { body: {} }, { token });
    expect(await open(before.temp_token, "plan")).toBeNull();
    expect(await open(after.temp_token, "plan")).not.toBeNull();
  });

  it("S6.06 one that begins an account, which anybody can have for any email, never opens that account's plan", async () => {
    const email = "early@example.com";
    const begun = await app.call(authContract, "createUser", { body: { email } }, funnel);
    await signUp(app, { email });
    expect(await open(begun.temp_token, "plan")).toBeNull();
    expect(await open(begun.temp_token, "sign-up")).toMatchObject({ userId: begun.id });
  });

  it("S6.06 an access token is no temporary token, nor the other way round", async () => {
    const user = await signUp(app);
    expect(await open(user.accessToken, "plan")).toBeNull();
    const { temp_token } = await app.call(authContract, "createTempToken", { body: {} }, { token: user.accessToken });
    const refused = await app.refuse(authContract, "listSessions", {}, { token: temp_token });
    expect(refused).toMatchObject({ status: 401, error: "Unauthorized" });
  });
});

describe("guests", () => {
  it("S6.02 get an id of their own with guest- before it, and a token that proves it", async () => {
    const guests = await Promise.all([0, 1].map(() => app.call(authContract, "createGuest", { body: {} }, funnel)));
    const [first, second] = guests;
    expect(first?.id).toMatch(/^guest-[\da-f-]{36}$/);
    expect(first?.id).not.toBe(second?.id);
    expect(await open(first?.temp_token ?? "", "guest")).toEqual({ userId: first?.id, sessionId: null });
    expect(await open(first?.temp_token ?? "", "plan")).toBeNull();
    app.clock.advance({ days: 29 });
    expect(await open(first?.temp_token ?? "", "guest")).not.toBeNull();
    app.clock.advance({ days: 1, seconds: 1 });
    expect(await open(first?.temp_token ?? "", "guest")).toBeNull();
  });

  it("S6.02 S7.01 the account that a guest makes stays linked to the guest, who has one account at most", async () => {
    const guest = await app.call(authContract, "createGuest", { body: {} }, funnel);
    const finish = async (email: string, username: string) => {
      const begun = await app.call(authContract, "createUser", { body: { email, id: guest.id } }, funnel);
      const body = { username, password: "three quiet words", language: "en", time_zone: "UTC" } as const;
      await app.call(authContract, "registerUser", { body }, { token: begun.temp_token });
      return begun.id;
    };
    const first = await finish("was.guest@example.com", "was.guest");
    await finish("was.guest.too@example.com", "was.guest.too");
    const { rows } = await app.platform.database.run("select * from auth_guest where guest_id = $1", [guest.id]);
    expect(rows).toEqual([{ guest_id: guest.id, user_id: first }]);
  });

  it("S6.02 an id that is no guest's is refused", async () => {
    const body = { email: "odd@example.com", id: "guest-1" };
    expect((await app.refuse(authContract, "createUser", { body }, funnel)).error).toBe("validation_failed");
  });
});
