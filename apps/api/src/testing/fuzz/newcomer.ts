import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import { authContract } from "@candlewise/contracts/auth/schemas";
import type { CallResult, Route, TempUse } from "@candlewise/contracts/endpoint";
import { learningContract, type LearningShapes } from "@candlewise/contracts/learning/schemas";
import { offersContract } from "@candlewise/contracts/offers/schemas";
import { paymentsContract } from "@candlewise/contracts/payments/schemas";
import type { z } from "zod";
import type { KnownValues } from "./arbitrary-of.ts";
import { type Send, toWire } from "./wire.ts";

/** A new user to make calls as, with the ids that user knows. */
export interface Newcomer {
  readonly userId: string;
  readonly ip: string;
  /** Name and value. */
  readonly cookie: string;
  readonly known: KnownValues;
  /** The token for a call; undefined if it takes none. */
  tokenFor(route: Route): string | undefined;
}

const PASSWORD = "correct horse battery staple";

interface Exchange<Response extends z.ZodType> {
  readonly route: Route;
  readonly shape: { readonly response: Response };
  readonly body?: object;
  readonly params?: Record<string, string>;
  readonly token: string;
}

/** Signs a user up and opens the investing path. `count` must be unique. */
export async function newcomer(send: Send, count: number): Promise<Newcomer> {
  const ip = `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
  const email = `newcomer${count}@example.com`;
  const username = `newcomer${count}`;
  const exchange = async <Response extends z.ZodType>(call: Exchange<Response>) => {
    const { route, shape, body, params = {}, token } = call;
    const wire = toWire(route, { params, query: {}, body });
    const answer = await send({ ...wire, headers: { ...wire.headers, authorization: `Bearer ${token}` } }, ip);
    if (answer.status !== 200) throw new Error(`${route.path} answered ${answer.status}: ${answer.text}`);
    return { body: shape.response.parse(JSON.parse(answer.text)), cookie: answer.headers["set-cookie"] };
  };
  const auth = { routes: authContract.routes, shapes: authContract.shapes };
  const begin = (address: string) =>
    exchange({
      route: auth.routes.createUser,
      shape: auth.shapes.createUser,
      body: { email: address },
      token: FUNNEL_TOKEN,
    });
  const begun = await begin(email);
  const signedIn = await exchange({
    route: auth.routes.registerUser,
    shape: auth.shapes.registerUser,
    body: { password: PASSWORD, username, language: "en", time_zone: "Europe/Berlin" },
    token: begun.body.temp_token,
  });
  const token = signedIn.body.access_token;
  const plan = await exchange({
    route: auth.routes.createTempToken,
    shape: auth.shapes.createTempToken,
    body: {},
    token,
  });
  const guest = await exchange({
    route: auth.routes.createGuest,
    shape: auth.shapes.createGuest,
    body: {},
    token: FUNNEL_TOKEN,
  });
  const waiting = await begin(`waiting.${email}`);
  const { routes, shapes } = learningContract;
  const params = { id: "investing-path" };
  const path = await exchange({ route: routes.activatePath, shape: shapes.activatePath, params, body: {}, token });
  const { course_id = "", chapter_id = "", component_id = "" } = path.body.current ?? {};
  const lesson = await exchange({
    route: routes.getLesson,
    shape: shapes.getLesson,
    params: { course_id, chapter_id, id: component_id },
    token,
  });
  const userId = signedIn.body.user.id;
  const bought = await offered(exchange, { token, userId });
  const temp: Record<TempUse, string> = {
    "sign-up": waiting.body.temp_token,
    plan: plan.body.temp_token,
    guest: guest.body.temp_token,
  };
  const tokens = { default: token, funnel: FUNNEL_TOKEN, none: undefined };
  return {
    userId,
    ip,
    cookie: signedIn.cookie?.split(";", 1)[0] ?? "",
    known: {
      ...knownOfPath(path.body),
      ...knownOfLesson(lesson.body),
      ...bought,
      ticker: ["LRKD", "SNBM", "SNTB", "OSTL"],
      timeframe: ["1h", "1d"],
      limit: ["50"],
      quantity: ["1", "0.25"],
      account_number: [1, "1"],
      email: [email],
      password: [PASSWORD],
      current_password: [PASSWORD],
    },
    tokenFor: ({ token: kind, tempUses = ["plan"] }) => (kind === "temp" ? temp[tempUses[0] ?? "plan"] : tokens[kind]),
  };
}

type MakeCall = <Response extends z.ZodType>(call: Exchange<Response>) => Promise<{ body: z.output<Response> }>;

/** What is for sale, and an order of each kind. */
async function offered(exchange: MakeCall, { token, userId }: { token: string; userId: string }): Promise<KnownValues> {
  const { routes, shapes } = offersContract;
  const { offers } = (await exchange({ route: routes.listOffers, shape: shapes.listOffers, token })).body;
  const [offer] = offers;
  const [pricing] = offer?.pricings ?? [];
  const wanted = { offer_id: offer?.id, pricing_id: pricing?.id };
  const order = async (name: "createPaymentForm" | "addCard", body: object) => {
    const [route, shape] = [paymentsContract.routes[name], paymentsContract.shapes[name]];
    return (await exchange({ route, shape, body, token })).body.order_id;
  };
  return {
    offer_id: [wanted.offer_id],
    pricing_id: [wanted.pricing_id],
    product_id: [offer?.product_id],
    seen_total_minor: [pricing?.trial?.total_minor ?? pricing?.total_minor],
    "forms/{order_id}": [await order("createPaymentForm", { user_id: userId, ...wanted })],
    "orders/{order_id}": [await order("addCard", {})],
  };
}

type Answered<Name extends keyof LearningShapes> = CallResult<LearningShapes[Name]>;

/** Ids of the curriculum under the parameter names of calls. */
function knownOfPath({ id: pathId, courses, current }: Answered<"activatePath">): KnownValues {
  const components = courses.flatMap((course) => course.chapters).flatMap((chapter) => chapter.components);
  const { course_id, chapter_id, component_id } = current ?? {};
  return {
    "paths/{id}": ["active", pathId],
    "courses/{id}": courses.map(({ id }) => id),
    "components/{id}": [component_id, ...components.map(({ id }) => id)],
    "lessons/{id}": [component_id],
    "quizzes/{id}": components.filter(({ type }) => type !== "lesson").map(({ id }) => id),
    course_id: [course_id],
    chapter_id: [chapter_id],
    lesson_id: [component_id],
    timezone: ["Europe/Berlin"],
    time_zone: ["Asia/Tokyo", "America/New_York"],
    avatar_id: ["doji"],
    preload: [["/profile/", "/learning-v2/v4/paths/"]],
    page: ["/learn"],
  };
}

function knownOfLesson({ pages, items }: Answered<"getLesson">): KnownValues {
  const questions = Object.values(items);
  const answers = questions.map((item) =>
    item.type === "choice" ? { type: "choice", choice: item.choices[0]?.token } : null,
  );
  return { page_id: pages.map(({ id }) => id), question_id: questions.map(({ id }) => id), answer: answers };
}
