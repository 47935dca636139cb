import { authContract } from "@candlewise/contracts/auth/schemas";
import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import type { Route, RouteTable } from "@candlewise/contracts/endpoint";
import { journalContract } from "@candlewise/contracts/journal/schemas";
import { learningContract } from "@candlewise/contracts/learning/schemas";
import { marketContract } from "@candlewise/contracts/market/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { replayContract } from "@candlewise/contracts/replay/schemas";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createPasskey } from "#api/areas/identity/auth/testing/software-authenticator.ts";
import { entryText } from "#api/areas/trading/journal/testing/entry-text.ts";
import { sampleContent } from "#api/testing/sample-content.ts";
import { inputsOf } from "#api/testing/fuzz/inputs.ts";
import { type Callable, type CallInput, toWire } from "#api/testing/fuzz/wire.ts";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

const SEED = 20_261_121;
const URL_OF_APP = "http://localhost:8080";

/** Parameters and fields that identify public data. */
const SHARED = [
  "paths/{id}",
  "courses/{id}",
  "courses/{course_id}",
  "chapters/{chapter_id}",
  "lessons/{id}",
  "components/{id}",
  "quizzes/{id}",
  "brokerage_tasks/{id}",
  "path_id",
  "assets/{ticker}",
  "course_id",
  "chapter_id",
  "lesson_id",
  "question_id",
  "page_id",
  "avatar_id",
];
/** Ids that the client chooses. */
const OF_CLIENT = ["answer_id", "client_order_id", "replay_id", "entry_id", "journal-reviews/{number}"];

let app: TestApp;
let calls: readonly Callable[];
let owner: TestUser;
let stranger: TestUser;
/** Ids that only their owner may use, by parameter or field. */
let privateIds: Readonly<Record<string, string>>;
let tokens: Readonly<Record<string, string | undefined>>;
/** Strings that would reveal the owner's data. */
let marks: readonly string[];

beforeAll(async () => {
  app = await createTestApp({ content: sampleContent });
  calls = app.features.flatMap((feature) => feature.endpoints);
  const early = await signUp(app);
  app.clock.advance({ minutes: 10 });
  [owner, stranger] = [await signUp(app), await signUp(app)];
  const as = { token: owner.accessToken };
  const body = { data: { name: "Ada Ownermark" } };
  await app.call(profileContract, "saveProfile", { body }, as);
  await app.call(learningContract, "activatePath", { params: { id: "investing-path" }, body: {} }, as);
  const { attempt } = await app.call(learningContract, "accessComponent", { params: { id: "l3" }, body: {} }, as);
  const ended = await signInAgain(owner);
  const open = await signInAgain(owner);
  await app.call(authContract, "endSession", { params: { id: ended.sessionId } }, as);
  const begun = { body: { email: "begun@example.com" } };
  tokens = {
    none: undefined,
    nonsense: "nonsense",
    funnel: FUNNEL_TOKEN,
    guest: (await app.call(authContract, "createGuest", { body: {} }, { token: FUNNEL_TOKEN })).temp_token,
    "sign-up": (await app.call(authContract, "createUser", begun, { token: FUNNEL_TOKEN })).temp_token,
    plan: (await app.call(authContract, "createTempToken", { body: {} }, as)).temp_token,
    expired: early.accessToken,
    stranger: stranger.accessToken,
    ended: ended.token,
  };
  const passkey = await keepPasskey(owner);
  privateIds = {
    "sessions/{id}": open.sessionId,
    "passkeys/{id}": passkey,
    "quiz_attempt/{id}": attempt?.id ?? "",
    "orders/{id}": await keepOrder(owner),
    "replays/{id}": await keepReplay(owner),
    "journal/{id}": await keepJournalEntry(owner),
    attempt_id: attempt?.id ?? "",
  };
  marks = [owner.userId, owner.email, owner.username, "Ownermark", ...Object.values(privateIds)];
  expect(marks.filter((mark) => mark === "")).toEqual([]);
});

async function signInAgain({ email, password }: TestUser) {
  const { access_token: token } = await app.call(authContract, "login", { body: { email, password } });
  const { sessions } = await app.call(authContract, "listSessions", {}, { token });
  return { token, sessionId: sessions.find((session) => session.is_current)?.id ?? "" };
}

async function keepPasskey({ accessToken: token }: TestUser): Promise<string> {
  const { challenge, rp } = await app.call(authContract, "createPasskeyOptions", { body: {} }, { token });
  const credential = createPasskey().register({ challenge, origin: URL_OF_APP, rpId: rp.id });
  return (await app.call(authContract, "registerPasskey", { body: { credential } }, { token })).id;
}

async function keepJournalEntry({ accessToken: token }: TestUser): Promise<string> {
  const entry = entryText({ title: "A plan of Ownermark" });
  const body = { entry_id: randomUUID(), entry };
  return (await app.call(journalContract, "createJournalEntry", { body }, { token })).entry.id;
}

async function keepOrder({ accessToken: token }: TestUser): Promise<string> {
  const ticker = "LRKD";
  const { asset } = await app.call(marketContract, "getAsset", { params: { ticker } }, { token });
  const limit_price = (Number(asset.quote.price) / 2).toFixed(2);
  const terms = { type: "limit", quantity: "1", limit_price, time_in_force: "gtc" } as const;
  const params = { ticker, transactionType: "buy" } as const;
  const body = { client_order_id: randomUUID(), order: terms };
  return (await app.call(simulatorContract, "placeOrder", { params, body }, { token })).order.id;
}

async function keepReplay({ accessToken: token }: TestUser): Promise<string> {
  const body = { replay_id: randomUUID(), setup: { type: "surprise" }, timeframe: "1h", length: 20 } as const;
  return (await app.call(replayContract, "createReplay", { body }, { token })).replay.id;
}

const nameOf = ({ domain, name }: Callable) => `${domain}.${name}`;
const placesOf = ({ path }: Route) =>
  [...path.matchAll(/([\w-]+\/\{(\w+)\})/g)].map(([, place = "", name = ""]) => ({ place, name }));
const fieldsOf = ({ query, body }: Callable["shape"]) =>
  [query, body].flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []));
const isOwned = ({ route, shape }: Callable) =>
  route.owner.includes(":") ||
  placesOf(route).some(({ place }) => place in privateIds) ||
  fieldsOf(shape).includes("attempt_id");

/** Generated once per call: generating takes longer than answering. */
const samples = new Map<Callable, CallInput>();

function sampleOf(call: Callable): CallInput {
  const known = {
    "paths/{id}": ["active"],
    "components/{id}": ["l1"],
    "lessons/{id}": ["l1"],
    "courses/{id}": ["basics"],
  };
  const [input] = samples.has(call)
    ? [samples.get(call)]
    : fc.sample(inputsOf(call, known), { numRuns: 1, seed: SEED });
  if (input === undefined) throw new Error(`${nameOf(call)} has no sample.`);
  samples.set(call, input);
  return input;
}

/** A generated input with the owner's ids. */
function inputOf(call: Callable): CallInput {
  const input = sampleOf(call);
  const [place, ruled] = call.route.owner.split(":");
  const params = placesOf(call.route).flatMap(({ place: where, name }) => {
    const id = place === "param" && name === ruled ? owner.userId : privateIds[where];
    return id === undefined ? [] : [[name, id] as const];
  });
  const query = place === "query" && ruled !== undefined ? { ...input.query, [ruled]: owner.userId } : input.query;
  return { params: { ...input.params, ...Object.fromEntries(params) }, query, body: ownedBody(call, input.body) };
}

function ownedBody({ shape }: Callable, body: unknown): unknown {
  if (!fieldsOf(shape).includes("attempt_id")) return body;
  const answer = { type: "choice", choice: "a" };
  return { answer_id: randomUUID(), question_id: "quiz-next.q1", attempt_id: privateIds["attempt_id"], answer };
}

async function send(call: Callable, token: string | undefined, headers: Readonly<Record<string, string>> = {}) {
  const wire = toWire(call.route, inputOf(call));
  const answer = await app.http.inject({
    method: wire.method,
    url: wire.url,
    headers: { ...wire.headers, ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(wire.body !== undefined && { payload: wire.body }),
  });
  return { status: answer.statusCode, text: answer.body, error: answer.json<{ error?: string }>().error };
}

/** All rows of the owner. */
async function rowsOfOwner(): Promise<unknown> {
  const { rows: tables } = await app.platform.database.run(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' and data_type = 'uuid' order by 1`,
  );
  expect(tables.length).toBeGreaterThan(10);
  const kept = [];
  for (const { name } of tables) {
    const { rows } = await app.platform.database.run(`select * from ${String(name)} where user_id = $1`, [
      owner.userId,
    ]);
    kept.push([name, rows.map((row) => JSON.stringify(row)).toSorted()]);
  }
  return kept;
}

/** Whether a call accepts this kind of token, regardless of its user. */
function opens({ token, tempUses = ["plan"] }: Route, kind: string): boolean {
  if (token === "none") return true;
  if (token === "temp") return tempUses.some((use) => use === kind);
  return token === "funnel" ? kind === "funnel" : kind === "stranger" || kind === "ended";
}

describe("every call, whoever asks", () => {
  it("S6.03 S6.04 S6.05 S6.06 S6.07 answers 401, and nothing else, to each token that is not of its kind", async () => {
    const wrong: string[] = [];
    let denials = 0;
    for (const call of calls) {
      for (const [kind, token] of Object.entries(tokens)) {
        if (opens(call.route, kind)) continue;
        const { status, text, error } = await send(call, token);
        denials++;
        const keys = Object.keys(JSON.parse(text)).toSorted().join();
        if (status !== 401 || error !== "Unauthorized" || keys !== "error,message,request_id")
          wrong.push(`${nameOf(call)} answered ${status} to ${kind}: ${text}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(denials).toBeGreaterThan(calls.length * 4);
  });

  it("S6.01 answers 404 to a stranger who names the owner's things, tells nothing of the owner and changes nothing", async () => {
    const before = await rowsOfOwner();
    const wrong: string[] = [];
    const owned: string[] = [];
    for (const call of calls) {
      const { status, text, error } = await send(call, call.route.token === "default" ? tokens["stranger"] : undefined);
      if (call.route.token === "default" && isOwned(call)) {
        owned.push(nameOf(call));
        if (status !== 404 || error !== "not_found") wrong.push(`${nameOf(call)} answered ${status}: ${text}`);
      }
      if (status === 403 || status >= 500) wrong.push(`${nameOf(call)} answered ${status}`);
      if (marks.some((mark) => text.includes(mark))) wrong.push(`${nameOf(call)} told a stranger: ${text}`);
    }
    expect(wrong).toEqual([]);
    expect(owned.length).toBeGreaterThanOrEqual(12);
    expect(await rowsOfOwner()).toEqual(before);
  });

  it("S6.01 the owner's own calls are not refused in the same way: the ids above are real", async () => {
    const refused: string[] = [];
    for (const call of calls) {
      if (call.route.token !== "default" || !isOwned(call) || call.route.method === "DELETE") continue;
      const { status, error } = await send(call, owner.accessToken);
      if (status === 401 || error === "not_found") refused.push(`${nameOf(call)} answered ${status}`);
    }
    expect(refused).toEqual([]);
  });

  it("S6.04 an access token outlives its session by minutes, yet touches nothing of the account itself", async () => {
    const denied: string[] = [];
    for (const call of calls) {
      if (call.route.token === "default" && (await send(call, tokens["ended"])).status === 401)
        denied.push(nameOf(call));
    }
    const ofAccount = calls.filter(({ route }) => route.session === "live").map(nameOf);
    expect(denied.toSorted()).toEqual(ofAccount.toSorted());
    const names = [
      "endSession",
      "endOtherSessions",
      "listSessions",
      "createTempToken",
      "getSecurity",
      "checkEmail",
      "changeEmail",
      "verifyEmail",
      "changePassword",
      "createPasskeyOptions",
      "registerPasskey",
      "listPasskeys",
      "renamePasskey",
      "deletePasskey",
    ].map((name) => `auth.${name}`);
    const others = ["privacy.requestExport", "privacy.getExport", "privacy.requestErasure", "privacy.cancelErasure"];
    expect(denied).toEqual(
      expect.arrayContaining([...names, ...others, "profile.updateUser", "simulator.resetPortfolio"]),
    );
  });
});

describe("the table of calls", () => {
  it("S6.01 a call without an owner or a token does not compile", () => {
    const whole = { method: "GET", path: "/x/", token: "default", owner: "self", errors: [], summary: "X." } as const;
    const { owner: _owner, ...unowned } = whole;
    const { token: _token, ...tokenless } = whole;
    // @ts-expect-error -- every call declares the owner of its data
    const withoutOwner = { x: unowned } satisfies RouteTable;
    // @ts-expect-error -- every call declares its kind of token
    const withoutToken = { x: tokenless } satisfies RouteTable;
    // @ts-expect-error -- only known owner rules
    const withAnother = { x: { ...whole, owner: "anybody" } } satisfies RouteTable;
    expect([withoutOwner, withoutToken, withAnother].map(({ x }) => Object.keys(x).length)).toEqual([5, 5, 6]);
  });

  it("every upload, and what stores an answer, has a daily limit for each user", () => {
    const growing = calls.filter(({ route, name }) => route.form === true || name === "answerQuestion");
    expect(growing.length).toBeGreaterThanOrEqual(4);
    expect(growing.filter(({ route }) => route.dailyLimit === undefined).map(nameOf)).toEqual([]);
  });

  it("S6.01 every id that a signed-in user's call names is known as the owner's or as everybody's", () => {
    const known = new Set([...SHARED, ...OF_CLIENT, ...Object.keys(privateIds)]);
    const unknown = calls
      .filter(({ route }) => route.token === "default")
      .flatMap((call) => {
        const ruled = call.route.owner.split(":")[1];
        const places = placesOf(call.route).filter(({ name }) => name !== ruled);
        const names = fieldsOf(call.shape).filter((name) => /(^|_)id$/.test(name) && name !== ruled);
        return [...places.map(({ place }) => place), ...names]
          .filter((name) => !known.has(name))
          .map((name) => `${nameOf(call)}: ${name}`);
      });
    expect(unknown, "add it to SHARED, or to privateIds with a real id of the owner").toEqual([]);
  });
});

describe("pages of other sites", () => {
  const forgeries = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "cross-site", origin: URL_OF_APP },
    // Another port or subdomain: browsers include this site's cookies.
    { "sec-fetch-site": "same-site", origin: "http://localhost:9999" },
    { "sec-fetch-site": "same-site", origin: URL_OF_APP },
    { origin: "https://evil.example" },
    { origin: "null" },
  ];

  it("S6.01 no call that changes something can be made from one, with whatever token", async () => {
    const before = await rowsOfOwner();
    const wrong: string[] = [];
    const changing = calls.filter(({ route }) => route.method !== "GET");
    for (const call of changing) {
      for (const headers of forgeries) {
        const { status, error } = await send(call, owner.accessToken, headers);
        if (status !== 403 || error !== "forbidden_origin")
          wrong.push(`${nameOf(call)} answered ${status} to ${JSON.stringify(headers)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(changing.length).toBeGreaterThan(30);
    expect(await rowsOfOwner()).toEqual(before);
  });
});
