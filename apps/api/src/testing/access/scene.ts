import { authContract } from "@candlewise/contracts/auth/schemas";
import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import { learningContract } from "@candlewise/contracts/learning/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { inputsOf } from "../fuzz/inputs.ts";
import { type Callable, type CallInput, toWire } from "../fuzz/wire.ts";
import { sampleContent } from "../sample-content.ts";
import { signUp, type TestUser } from "../sign-up.ts";
import { createTestApp, type TestApp } from "../test-app.ts";
import {
  addPasskey,
  addPushSubscription,
  beginDrill,
  beginSubscription,
  createJournalEntry,
  createReplay,
  openCardForm,
  openPaymentForm,
  placeOrder,
  storeCard,
  uploadChart,
} from "./owned-things.ts";
import { fieldsOf, nameOf, placesOf } from "./terms.ts";

const SEED = 20_261_121;
type Headers = Readonly<Record<string, string>>;

/** An owner with something of every kind, a stranger, and calls of every endpoint that name the owner's things. */
export interface Scene {
  readonly calls: readonly Callable[];
  readonly owner: TestUser;
  /** By kind. */
  readonly tokens: Readonly<Record<string, string | undefined>>;
  /** Ids that only their owner may use, by parameter or field. */
  readonly privateIds: Readonly<Record<string, string>>;
  /** Strings that would reveal the owner's data. */
  readonly marks: readonly string[];
  /** Whether a call names something of the owner. */
  readonly isOwned: (call: Callable) => boolean;
  /** Makes a call with generated input and the owner's ids. */
  readonly send: (
    call: Callable,
    token: string | undefined,
    headers?: Headers,
  ) => Promise<{ status: number; text: string; error: string | undefined }>;
  /** All rows of the owner. */
  readonly rowsOfOwner: () => Promise<unknown>;
}

export async function createScene(): Promise<Scene> {
  const app = await createTestApp({ content: sampleContent });
  const calls = app.features.flatMap((feature) => feature.endpoints);
  const early = await signUp(app);
  app.clock.advance({ minutes: 10 });
  const [owner, stranger] = [await signUp(app), await signUp(app)];
  const as = { token: owner.accessToken };
  const body = { data: { name: "Ada Ownermark" } };
  await app.call(profileContract, "saveProfile", { body }, as);
  const { ended, open } = await signInTwice(app, owner);
  const tokens = {
    none: undefined,
    nonsense: "nonsense",
    ...(await temporaryTokens(app, as)),
    expired: early.accessToken,
    stranger: stranger.accessToken,
    ended: ended.token,
  };
  const privateIds = await idsOf(app, owner, open.sessionId);
  const marks = [owner.userId, owner.email, owner.username, "Ownermark", ...Object.values(privateIds)];
  expect(marks.filter((mark) => mark === "")).toEqual([]);
  const inputs = ownedInputs(owner.userId, privateIds);
  return {
    calls,
    owner,
    tokens,
    privateIds,
    marks,
    isOwned: ({ route, shape }) =>
      route.owner.includes(":") ||
      placesOf(route).some(({ place }) => place in privateIds) ||
      fieldsOf(shape).some((field) => field in privateIds),
    send: (call, token, headers = {}) => send(app, call, inputs(call), { token, headers }),
    rowsOfOwner: () => rowsOf(app, owner),
  };
}

async function signInTwice(app: TestApp, owner: TestUser) {
  const signInAgain = async ({ email, password }: TestUser) => {
    const { access_token: token } = await app.call(authContract, "login", { body: { email, password } });
    const { sessions } = await app.call(authContract, "listSessions", {}, { token });
    return { token, sessionId: sessions.find((session) => session.is_current)?.id ?? "" };
  };
  const ended = await signInAgain(owner);
  const open = await signInAgain(owner);
  await app.call(authContract, "endSession", { params: { id: ended.sessionId } }, { token: owner.accessToken });
  return { ended, open };
}

async function temporaryTokens(app: TestApp, as: { token: string }) {
  const funnel = { token: FUNNEL_TOKEN };
  const begun = { body: { email: "begun@example.com" } };
  return {
    funnel: FUNNEL_TOKEN,
    guest: (await app.call(authContract, "createGuest", { body: {} }, funnel)).temp_token,
    "sign-up": (await app.call(authContract, "createUser", begun, funnel)).temp_token,
    plan: (await app.call(authContract, "createTempToken", { body: {} }, as)).temp_token,
  };
}

async function idsOf(app: TestApp, owner: TestUser, sessionId: string) {
  const as = { token: owner.accessToken };
  await app.call(learningContract, "activatePath", { params: { id: "investing-path" }, body: {} }, as);
  const { attempt } = await app.call(learningContract, "accessComponent", { params: { id: "l3" }, body: {} }, as);
  const subscriptionId = await beginSubscription(app, owner);
  return {
    "sessions/{id}": sessionId,
    "passkeys/{id}": await addPasskey(app, owner),
    "quiz_attempt/{id}": attempt?.id ?? "",
    "attempts/{id}": await beginDrill(app, owner),
    "requests/{id}": await uploadChart(app, owner),
    "orders/{id}": await placeOrder(app, owner),
    "replays/{id}": await createReplay(app, owner),
    "push-subscriptions/{id}": await addPushSubscription(app, owner),
    "journal/{id}": await createJournalEntry(app, owner),
    "forms/{order_id}": await openPaymentForm(app, owner),
    "orders/{order_id}": await openCardForm(app, owner),
    "cards/{card_id}": await storeCard(app, owner),
    "subscriptions/{id}": subscriptionId,
    subscription_id: subscriptionId,
    attempt_id: attempt?.id ?? "",
  };
}

/** Generated inputs with the owner's ids. */
function ownedInputs(ownerId: string, privateIds: Scene["privateIds"]): (call: Callable) => CallInput {
  /** Generated once per call: generating takes longer than answering. */
  const samples = new Map<Callable, CallInput>();
  const sampleOf = (call: Callable): CallInput => {
    const known = {
      "paths/{id}": ["active"],
      "components/{id}": ["l1"],
      "lessons/{id}": ["l1"],
      "courses/{id}": ["basics"],
    };
    const input = samples.get(call) ?? fc.sample(inputsOf(call, known), { numRuns: 1, seed: SEED })[0];
    if (input === undefined) throw new Error(`${nameOf(call)} has no sample.`);
    samples.set(call, input);
    return input;
  };
  const bodyOf = ({ shape, name }: Callable, body: unknown): unknown => {
    const fields = fieldsOf(shape);
    if (!fields.includes("attempt_id")) {
      const named = fields.flatMap((field) => (field in privateIds ? [[field, privateIds[field]] as const] : []));
      return named.length === 0 ? body : Object.assign({}, body, Object.fromEntries(named));
    }
    const asked = { question_id: "quiz-next.q1", attempt_id: privateIds["attempt_id"] };
    if (name === "sendReport") return { ...asked, report_id: randomUUID(), reason: "wording", text: "" };
    return { ...asked, answer_id: randomUUID(), answer: { type: "choice", choice: "a" } };
  };
  return (call) => {
    const input = sampleOf(call);
    const [place, ruled] = call.route.owner.split(":");
    const params = placesOf(call.route).flatMap(({ place: where, name }) => {
      const id = place === "param" && name === ruled ? ownerId : privateIds[where];
      return id === undefined ? [] : [[name, id] as const];
    });
    const query = place === "query" && ruled !== undefined ? { ...input.query, [ruled]: ownerId } : input.query;
    const owned = place === "body" && ruled !== undefined ? { [ruled]: ownerId } : null;
    const body = bodyOf(call, owned === null ? input.body : Object.assign({}, input.body, owned));
    return { params: { ...input.params, ...Object.fromEntries(params) }, query, body };
  };
}

async function send(
  app: TestApp,
  { route }: Callable,
  input: CallInput,
  { token, headers }: { token: string | undefined; headers: Headers },
) {
  const wire = toWire(route, input);
  const answer = await app.http.inject({
    method: wire.method,
    url: wire.url,
    headers: { ...wire.headers, ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(wire.body !== undefined && { payload: wire.body }),
  });
  const isJson = String(answer.headers["content-type"]).startsWith("application/json");
  const error = isJson ? answer.json<{ error?: string }>().error : undefined;
  return { status: answer.statusCode, text: answer.body, error };
}

async function rowsOf(app: TestApp, { userId }: TestUser): Promise<unknown> {
  const { database } = app.platform;
  const { rows: tables } = await database.run(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' and data_type = 'uuid' order by 1`,
  );
  expect(tables.length).toBeGreaterThan(10);
  const contents = [];
  for (const { name } of tables) {
    const { rows } = await database.run(`select * from ${String(name)} where user_id = $1`, [userId]);
    contents.push([name, rows.map((row) => JSON.stringify(row)).toSorted()]);
  }
  return contents;
}
