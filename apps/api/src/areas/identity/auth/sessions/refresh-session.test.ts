import { authContract } from "@candlewise/contracts/auth/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { beforeEach, describe, expect, it } from "vitest";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { cloneDatabase } from "#api/testing/test-database.ts";

let app: TestApp;
let user: TestUser;
beforeEach(async () => {
  app = await createTestApp({ environment: { PUBLIC_URL: "https://learn.example.com" } });
  user = await signUp(app);
});

type Cookies = Readonly<Record<string, string>>;
const COOKIE = "__Host-rt";
const cookiesOf = (answer: { cookies: { name: string; value: string }[] }): Cookies =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
const refresh = (cookies: Cookies) => app.send(authContract, "refresh", { body: {} }, { cookies });
const renew = async (cookies: Cookies): Promise<Cookies> => {
  const answer = await refresh(cookies);
  expect(answer.statusCode, answer.body).toBe(200);
  return cookiesOf(answer);
};
const expectRefused = async (cookies: Cookies) => {
  const answer = await refresh(cookies);
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([401, "Unauthorized"]);
  return answer;
};
/** Refreshes, receives the reply and makes a call with its access token. */
const renewAndCall = async (cookies: Cookies): Promise<Cookies> => {
  const answer = await refresh(cookies);
  await callWith(authContract.shapes.refresh.response.parse(answer.json()).access_token);
  return cookiesOf(answer);
};
const callWith = async (token: string, server = app) => {
  await server.call(profileContract, "getUser", { params: { id: user.userId } }, { token });
  await server.settled();
};
const signInAgain = async (): Promise<Cookies> => {
  const { email, password } = user;
  return cookiesOf(await app.send(authContract, "login", { body: { email, password } }));
};

describe("the refresh cookie", () => {
  it("S4.02 is bound to this host, out of reach of scripts and other sites, for 90 days", async () => {
    const [cookie] = (await refresh(user.cookies)).cookies;
    expect(cookie).toMatchObject({
      name: COOKIE,
      path: "/",
      httpOnly: true,
      secure: true,
      sameSite: "Strict",
      maxAge: 90 * 24 * 60 * 60,
    });
    expect(cookie).not.toHaveProperty("domain");
  });

  it("S4.02 has the bare name over plain http, where some browsers refuse the prefix", async () => {
    const plain = await createTestApp({ environment: { PUBLIC_URL: "http://localhost:8080" } });
    const { cookies } = await signUp(plain);
    expect(Object.keys(cookies)).toEqual(["rt"]);
  });
});

describe("refreshing", () => {
  it("S4.02 changes the cookie and gives an access token that opens the caller's calls", async () => {
    const answer = await refresh(user.cookies);
    const session = authContract.shapes.refresh.response.parse(answer.json());
    expect(cookiesOf(answer)[COOKIE]).not.toBe(user.cookies[COOKIE]);
    expect(session.preloaded).toEqual([]);
    const own = { params: { id: user.userId } };
    expect(await app.call(profileContract, "getUser", own, { token: session.access_token })).toEqual(session.user);
  });

  it.each([
    ["at once", { seconds: 0 }],
    ["long after the reply was lost", { minutes: 10 }],
  ])("S4.02 250 calls %s get one and the same successor, and nobody is signed out", async (_, pause) => {
    if ("minutes" in pause) await renew(user.cookies);
    app.clock.advance(pause);
    const answers = await Promise.all(Array.from({ length: 250 }, () => refresh(user.cookies)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const successors = new Set(answers.map((answer) => cookiesOf(answer)[COOKIE]));
    expect(successors.size).toBe(1);
    const [successor = ""] = successors;
    await renew({ [COOKIE]: successor });
    const { rows } = await app.platform.database.run("select generation, revoked_at from auth_session");
    expect(rows).toEqual([{ generation: 2, revoked_at: null }]);
  });

  it("S4.02 a lost reply is repeated for 30 seconds", async () => {
    const successor = await renew(user.cookies);
    app.clock.advance({ seconds: 30 });
    expect(await renew(user.cookies)).toEqual(successor);
    await renew(successor);
  });

  it("S4.02 a token two generations old ends its session at once", async () => {
    const current = await renew(await renew(user.cookies));
    await expectRefused(user.cookies);
    await expectRefused(current);
  });

  it("a session ends after 30 days unused and after 90 days in all", async () => {
    const idle = await signInAgain();
    let used = user.cookies;
    for (let day = 0; day < 87; day += 29) {
      app.clock.advance({ days: 29 });
      used = await renew(used);
    }
    await expectRefused(idle);
    app.clock.advance({ days: 4 });
    await expectRefused(used);
  });

  it.each([
    ["no cookie", () => ({})],
    ["a changed signature", ({ [COOKIE]: token = "" }: Cookies) => ({ [COOKIE]: `${token.slice(0, -4)}AAAA` })],
    ["another generation", ({ [COOKIE]: token = "" }: Cookies) => ({ [COOKIE]: token.replace(/\.0\./, ".1.") })],
    ["nonsense", () => ({ [COOKIE]: "a.b.c.d.e" })],
  ])("%s is refused and ends nobody's session", async (_, forge) => {
    await expectRefused(forge(user.cookies));
    await renew(user.cookies);
  });

  it("S4.05 preload answers the caller's GET calls in the same round trip, in the order asked", async () => {
    const preload = [
      `/users/users/${user.userId}/`,
      "/user-properties/user/",
      "/users/users/00000000-0000-7000-8000-000000000000/",
      "/auth/logout/",
      "/openapi.json",
    ];
    const answer = await app.call(authContract, "refresh", { body: { preload } }, { cookies: user.cookies });
    expect(answer.preloaded.map(({ url, status }) => [url, status])).toEqual([
      [preload[0], 200],
      [preload[1], 200],
      [preload[2], 404],
      [preload[3], 404],
      [preload[4], 404],
    ]);
    expect(answer.preloaded[0]?.body).toEqual(answer.user);
    expect(answer.preloaded[1]?.body).toMatchObject({
      properties: { arrow: null, time_zone: "UTC", target_lessons: 3 },
    });
  });

  it("an address of another host is no preload", async () => {
    const body = { preload: ["https://example.com/"] };
    const refused = await app.refuse(authContract, "refresh", { body }, { cookies: user.cookies });
    expect(refused.error).toBe("validation_failed");
    await renew(user.cookies);
  });
});

describe("a reply that was lost", () => {
  it("S4.02 is given again as long as nobody has used it: a train in a tunnel signs nobody out", async () => {
    const lost = await renew(user.cookies);
    app.clock.advance({ minutes: 10 });
    expect(await renew(user.cookies)).toEqual(lost);
    app.clock.advance({ days: 29 });
    expect(await renew(user.cookies)).toEqual(lost);
    app.clock.advance({ days: 29 });
    await renew(lost);
  });

  it("S4.02 is lost also when the server has answered the calls that came with it", async () => {
    const preload = [`/users/users/${user.userId}/`];
    const lost = await app.send(authContract, "refresh", { body: { preload } }, { cookies: user.cookies });
    expect(authContract.shapes.refresh.response.parse(lost.json()).preloaded).toMatchObject([{ status: 200 }]);
    await app.settled();
    app.clock.advance({ minutes: 10 });
    expect(await renew(user.cookies)).toEqual(cookiesOf(lost));
  });

  it("S4.02 is given to each of two tabs that come back together, also when one has used it already", async () => {
    const lost = await renew(user.cookies);
    app.clock.advance({ minutes: 10 });
    expect(await renewAndCall(user.cookies)).toEqual(lost);
    app.clock.advance({ seconds: 30 });
    expect(await renew(user.cookies)).toEqual(lost);
  });

  it.each([
    ["31 seconds", { seconds: 31 }],
    ["ten minutes", { minutes: 10 }],
  ])("S4.02 was not lost when somebody used it: a replay after %s ends that session and no other", async (_, pause) => {
    const elsewhere = await signInAgain();
    const successor = await renewAndCall(user.cookies);
    app.clock.advance(pause);
    const refused = await expectRefused(user.cookies);
    expect(refused.cookies, "the loser does not take the cookie away").toEqual([]);
    await expectRefused(successor);
    await renew(elsewhere);
  });

  it("S4.02 gives a thief of the former token nothing that lasts: who of the two comes second ends the session", async () => {
    const owner = await renew(user.cookies);
    app.clock.advance({ minutes: 10 });
    const thief = await renew(user.cookies);
    expect(thief).toEqual(owner);
    await renewAndCall(thief);
    app.clock.advance({ seconds: 31 });
    await expectRefused(owner);
    await expectRefused(thief);
  });

  it("S4.02 two servers on one database know of each other's calls", async () => {
    const options = { environment: { PUBLIC_URL: "https://learn.example.com" }, connection: await cloneDatabase() };
    const [one, two] = [await createTestApp(options), await createTestApp(options)];
    const both = [one, two];
    user = await signUp(one);
    const renewOn = (server: TestApp) => server.send(authContract, "refresh", { body: {} }, { cookies: user.cookies });
    const lost = await renewOn(one);
    for (const { clock } of both) clock.advance({ minutes: 10 });
    const again = await renewOn(two);
    expect([again.statusCode, cookiesOf(again)]).toEqual([200, cookiesOf(lost)]);
    await callWith(authContract.shapes.refresh.response.parse(again.json()).access_token, one);
    for (const { clock } of both) clock.advance({ seconds: 31 });
    expect((await renewOn(two)).statusCode).toBe(401);
  });

  it("is written once for all calls, and again when it could not be written", async () => {
    const run = (sql: string) => app.platform.database.run(sql);
    const { access_token: token } = authContract.shapes.refresh.response.parse((await refresh(user.cookies)).json());
    await run("alter table auth_session rename column seen_generation to away");
    await callWith(token);
    expect(app.takeErrors().map(({ msg }) => msg)).toEqual(["the seen generation of a session could not be stored"]);
    await run("alter table auth_session rename column away to seen_generation");
    const rows = async () => (await run("select seen_generation, xmin::text from auth_session")).rows;
    expect(await rows()).toMatchObject([{ seen_generation: 0 }]);
    await Promise.all([callWith(token), callWith(token)]);
    const written = await rows();
    expect(written).toMatchObject([{ seen_generation: 1 }]);
    await callWith(token);
    expect(await rows()).toEqual(written);
  });
});

describe("signing out", () => {
  const logout = (cookies: Cookies) => app.send(authContract, "logout", { body: {} }, { cookies });

  it("S4.04 ends this session, takes the cookie away and leaves the others", async () => {
    const elsewhere = await signInAgain();
    const answer = await logout(user.cookies);
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies[0]).toMatchObject({ name: COOKIE, value: "", path: "/", secure: true, httpOnly: true });
    expect(answer.cookies[0]?.expires?.getTime()).toBe(0);
    expect(answer.headers["clear-site-data"]).toBe('"cache"');
    await expectRefused(user.cookies);
    await renew(elsewhere);
  });

  it("S4.04 twice, or without a session, is no error", async () => {
    await logout(user.cookies);
    expect((await logout(user.cookies)).statusCode).toBe(200);
    expect((await logout({})).statusCode).toBe(200);
  });
});
