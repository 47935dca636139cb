import { authContract } from "@candlewise/contracts/auth/schemas";
import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import { privacyContract } from "@candlewise/contracts/privacy/schemas";
import { beforeAll, describe, expect, it } from "vitest";
import { signUp, signUpVerified } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { tidyJob } from "../tidy-job.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const eventsOf = async (userId: string) => {
  await app.settled();
  const { rows } = await app.platform.database.run(
    "select type, detail, network, device from auth_security_event where user_id = $1 order by at, event_id",
    [userId],
  );
  return rows;
};
/** Sorted, because the clock stands still. */
const typesOf = async (userId: string) =>
  (await eventsOf(userId)).map(({ type }) => String(type)).toSorted((a, b) => a.localeCompare(b));

const signIn = (email: string, password: string) =>
  app.http.inject({
    method: "POST",
    url: "/api/auth/login/",
    payload: { email, password },
    remoteAddress: "2001:db8:7:7:1:2:3:4",
    headers: { "user-agent": FIREFOX },
  });

describe("the security log", () => {
  it("S8.06 keeps sign-up, sign-in and failed tries with network and device, and never a password or an address", async () => {
    const user = await signUp(app);
    await signIn(user.email, "a wrong password");
    await signIn(user.email, user.password);
    const [signedUp, failed, signedIn] = await eventsOf(user.userId);
    expect(signedUp).toMatchObject({ type: "signed_up", detail: "sign-up", network: "127.0.0.1" });
    const from = { network: "2001:db8:7:7::", device: "Firefox (Windows)" };
    expect(failed).toMatchObject({ type: "sign_in_failed", ...from });
    expect(signedIn).toMatchObject({ type: "signed_in", detail: "password", ...from });
    const lines = JSON.stringify(app.entries.filter((line) => line["channel"] === "security"));
    expect(lines).toContain("sign_in_failed");
    expect(lines).not.toContain(user.email);
    expect(lines).not.toContain("a wrong password");
  });

  it("S8.06 keeps what happens to sessions, passwords, exports and erasure", async () => {
    const user = await signUpVerified(app);
    const as = { token: user.accessToken };
    const { access_token: token } = await app.call(authContract, "login", {
      body: { email: user.email, password: user.password },
    });
    await app.call(authContract, "endOtherSessions", { body: {} }, { token });
    await app.refuse(authContract, "listSessions", {}, as);
    const body = { current_password: user.password, password: "a quite different phrase" };
    await app.call(authContract, "changePassword", { body }, { token });
    await app.call(privacyContract, "requestExport", { body: {} }, { token });
    await app.call(privacyContract, "requestErasure", { body: { password: body.password } }, { token });
    const again = await app.call(authContract, "login", { body: { email: user.email, password: body.password } });
    await app.call(privacyContract, "cancelErasure", {}, { token: again.access_token });
    expect(await typesOf(user.userId)).toEqual([
      "erasure_cancelled",
      "erasure_requested",
      "export_requested",
      "other_sessions_ended",
      "password_changed",
      "signed_in",
      "signed_in",
      "signed_up",
    ]);
    const { rows } = await app.platform.database.run(
      "select template from email where about_user = $1 and template = 'erasureCancelled'",
      [user.userId],
    );
    expect(rows).toHaveLength(1);
  });

  it("S8.06 tells the user when a refresh token comes back that was used before", async () => {
    const user = await signUp(app);
    const refresh = async (cookies: Readonly<Record<string, string>>) => {
      const answer = await app.send(authContract, "refresh", { body: {} }, { cookies });
      return {
        status: answer.statusCode,
        cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
      };
    };
    const second = await refresh(user.cookies);
    await refresh(second.cookies);
    expect((await refresh(user.cookies)).status).toBe(401);
    expect((await refresh(user.cookies)).status).toBe(401);
    expect((await typesOf(user.userId)).filter((type) => type === "refresh_token_reused")).toHaveLength(1);
    const { rows } = await app.platform.database.run(
      "select recipient from email where about_user = $1 and template = 'sessionReused'",
      [user.userId],
    );
    expect(rows).toEqual([{ recipient: user.email }]);
  });

  it("S8.06 forgets events after 180 days, and sign-ups that were never finished after seven", async () => {
    const user = await signUp(app);
    const begun = { body: { email: "never-finished@example.com" } };
    await app.call(authContract, "createUser", begun, { token: FUNNEL_TOKEN });
    const heldBy = async () =>
      (await app.platform.database.run("select 1 from auth_email where email = $1", [begun.body.email])).rows.length;
    const tidy = () =>
      tidyJob({ database: app.platform.database, clock: app.clock }).handle(
        {},
        {
          jobId: "",
          now: () => app.clock.now(),
          log: app.platform.log,
          signal: new AbortController().signal,
          report: () => undefined,
        },
      );
    app.clock.advance({ hours: 24 * 6 });
    await tidy();
    expect(await heldBy()).toBe(1);
    app.clock.advance({ hours: 25 });
    await tidy();
    expect(await heldBy()).toBe(0);
    expect(await typesOf(user.userId)).toEqual(["signed_up"]);
    app.clock.advance({ hours: 24 * 180 });
    await tidy();
    expect(await typesOf(user.userId)).toEqual([]);
  });
});
