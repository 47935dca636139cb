import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import { authContract } from "@candlewise/contracts/auth/schemas";
import { fillPath, type TokenKind } from "@candlewise/contracts/endpoint";
import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "#api/platform/http/endpoint.ts";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

let app: TestApp;
let endpoints: readonly Endpoint[];
let alice: TestUser;
let bob: TestUser;
let tokens: Readonly<Record<Exclude<TokenKind, "none">, string>>;
beforeAll(async () => {
  app = await createTestApp();
  endpoints = app.features.flatMap((feature) => feature.endpoints);
  [alice, bob] = [await signUp(app), await signUp(app)];
  const email = "begun@example.com";
  const begun = await app.call(authContract, "createUser", { body: { email } }, { token: FUNNEL_TOKEN });
  tokens = { default: alice.accessToken, funnel: FUNNEL_TOKEN, temp: begun.temp_token };
});

const nameOf = ({ domain, name }: Endpoint) => `${domain}.${name}`;
const address = ({ route }: Endpoint, values: Readonly<Record<string, string>> = {}) => {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return `/api${fillPath(route.path, Object.fromEntries(names.map((name) => [name, values[name] ?? alice.userId])))}`;
};
const sendTo = async (endpoint: Endpoint, token?: string, values?: Readonly<Record<string, string>>, body?: object) => {
  const { method } = endpoint.route;
  const answer = await app.http.inject({
    method,
    url: address(endpoint, values),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    ...(body !== undefined && (method === "GET" ? { query: { ...body } } : { payload: body })),
  });
  return answer.statusCode;
};

describe("tokens", () => {
  it("S6.03 every call that wants a token answers 401 without one and to the two other kinds", async () => {
    const wrong: string[] = [];
    for (const endpoint of endpoints) {
      const { token: wanted, visitors } = endpoint.route;
      if (wanted === "none") continue;
      const accepted: readonly string[] = visitors ? [wanted, "funnel"] : [wanted];
      const others = Object.entries(tokens).flatMap(([kind, token]) => (accepted.includes(kind) ? [] : [token]));
      for (const token of [undefined, "nonsense", ...others]) {
        const status = await sendTo(endpoint, token);
        if (status !== 401) wrong.push(`${nameOf(endpoint)} answered ${status} to ${token ?? "no token"}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("S6.05 S6.06 S6.07 the kinds of token are those that this app expects of them", () => {
    const kinds = Map.groupBy(endpoints, ({ route }) => route.token);
    const names = (kind: TokenKind) => kinds.get(kind)?.map(nameOf).toSorted();
    expect(names("funnel")).toEqual([
      "auth.checkUser",
      "auth.createGuest",
      "auth.createUser",
      "subscriptions.requestPlanLink",
    ]);
    expect(names("temp")).toEqual(["auth.registerUser", "subscriptions.getPlanHolder"]);
    expect(names("none")).toEqual([
      ...[
        "autoLogin",
        "checkUsername",
        "confirmForgotPassword",
        "createPasskeySignInOptions",
        "forgotPassword",
        "login",
        "logout",
        "refresh",
        "sendLoginLink",
        "signInWithPasskey",
        "suggestUsername",
      ].map((name) => `auth.${name}`),
      "feedback.reportProblem",
      "geo.getGeo",
      "learning.getCourseTeaser",
      "learning.getGlossary",
      "learning.getLessonTeaser",
      "market.getMarketStrip",
    ]);
  });

  it("the calls that are open to guests are those of the first lesson, and the offers", () => {
    const open = endpoints.filter(({ route }) => route.tempUses?.includes("guest")).map(nameOf);
    expect(open.toSorted()).toEqual([
      "learning.answerQuestion",
      "learning.completeLesson",
      "learning.getLesson",
      "learning.saveLessonPosition",
      "offers.listOffers",
    ]);
  });

  it("S6.04 an access token ends after ten minutes", async () => {
    const own = endpoints.find(({ name }) => name === "getUser");
    if (!own) throw new Error("profile.getUser is not mounted");
    const young = await createTestApp();
    const user = await signUp(young);
    const status = async () =>
      (
        await young.http.inject({
          url: `/api${fillPath(own.route.path, { id: user.userId })}`,
          headers: { authorization: `Bearer ${user.accessToken}` },
        })
      ).statusCode;
    young.clock.advance({ minutes: 9, seconds: 59 });
    expect(await status()).toBe(200);
    young.clock.advance({ seconds: 1 });
    expect(await status()).toBe(401);
  });

  it("S6.06 a temporary token ends after a day", async () => {
    const old = await createTestApp();
    const email = "slow@example.com";
    const { temp_token } = await old.call(authContract, "createUser", { body: { email } }, { token: FUNNEL_TOKEN });
    old.clock.advance({ hours: 24 });
    const body = { username: "slow", password: "three quiet words", language: "en", time_zone: "UTC" } as const;
    const refused = await old.refuse(authContract, "registerUser", { body }, { token: temp_token });
    expect(refused).toMatchObject({ status: 401, error: "Unauthorized", message: "User is not authenticated" });
  });

  it("S6.04 a token whose algorithm or content was changed is refused", async () => {
    const own = endpoints.find(({ name }) => name === "getUser");
    if (!own) throw new Error("profile.getUser is not mounted");
    const [head = "", claims = "", signature = ""] = alice.accessToken.split(".");
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const subject = { ...JSON.parse(Buffer.from(claims, "base64url").toString()), sub: bob.userId };
    const forged = [
      `${encode({ alg: "none", typ: "JWT" })}.${claims}.`,
      `${encode({ alg: "HS256", typ: "JWT" })}.${claims}.${signature}`,
      `${head}.${encode(subject)}.${signature}`,
    ];
    for (const token of forged) expect(await sendTo(own, token, { id: bob.userId })).toBe(401);
  });
});

describe("ownership", () => {
  it("S6.01 every call says who owns what it touches, in a form that is checked", () => {
    const unruled = endpoints.filter(({ route }) => {
      const [place, name] = route.owner.split(":");
      if (route.owner === "public" || route.owner === "credential") return route.token === "default";
      if (route.owner === "anyone") return route.access !== "operator";
      if (name === undefined) return route.owner !== "self" || route.token === "none" || route.token === "funnel";
      return place === "param" ? !route.path.includes(`{${name}}`) : place !== "query" && place !== "body";
    });
    expect(unruled.map(nameOf)).toEqual([]);
    // A user id in the path must be covered by this check; other ids name shared content or rows found by the caller's key.
    const loose = endpoints.filter(
      ({ route }) => /users\/.*\{(id|user_id)\}|\{(user_id|username)\}/.test(route.path) && route.owner === "self",
    );
    expect(loose.map(nameOf)).toEqual([]);
  });

  it("S6.01 a stranger gets 404 on every call that names a user", async () => {
    const named = endpoints.filter(({ route }) => route.owner.startsWith("param:"));
    expect(named.length).toBeGreaterThanOrEqual(4);
    const samples: Readonly<Record<string, object>> = {
      updateUser: { language: "ar" },
      savePreferences: { visited_pages: { upsell: true } },
      getTour: { name: "learn" },
      saveTour: { name: "learn" },
    };
    const answers = [];
    for (const endpoint of named) {
      for (const id of [bob.userId, "00000000-0000-7000-8000-000000000000"]) {
        const status = await sendTo(
          endpoint,
          alice.accessToken,
          { id, user_id: id, username: id },
          samples[endpoint.name],
        );
        answers.push([nameOf(endpoint), status]);
      }
    }
    expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
    const untouched = await app.platform.database.run("select language from profile_user where user_id = $1", [
      bob.userId,
    ]);
    expect(untouched.rows).toEqual([{ language: "en" }]);
  });
});
