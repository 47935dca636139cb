import type { Session } from "@candlewise/contracts/auth/schemas";
import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import type { Completion } from "@candlewise/contracts/learning/schemas";
import type { Arrow } from "@candlewise/domain/learning/curriculum";
import type { BrowserContext } from "playwright-core";
import { CHAPTER, CHAPTER_LESSONS, COURSE } from "./curriculum.ts";
import { settleIn } from "./settle-in.ts";
import { stranger, type Account } from "./visitor.ts";

/** Calls the API; rejects when the answer is not 2xx. */
export type Call = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

export interface Learner extends Account {
  call: Call;
  id: string;
}

/** The API as a browser with this token calls it; cookies that come back stay in the context. */
function callerOf({ request }: BrowserContext, token: string | null): Call {
  return async (method, path, body) => {
    const response = await request.fetch(`/api${path}`, {
      method,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      ...(body !== undefined && { data: body }),
    });
    if (!response.ok()) throw new Error(`${method} ${path} answered ${response.status()}: ${await response.text()}`);
    return response.json();
  };
}

/** Signs up a user by API. The app then still shows them the terms and hints of new users. */
export async function becomeNewcomer(context: BrowserContext, arrow?: Arrow): Promise<Learner> {
  const account = stranger();
  const { email, password, username } = account;
  const begun = await callerOf(context, FUNNEL_TOKEN)<{ temp_token: string }>("POST", "/users/create/", { email });
  const form = { password, username, language: "en", time_zone: "Europe/Berlin" };
  const session = await callerOf(context, begun.temp_token)<Session>("POST", "/users/v2/register/", form);
  const call = callerOf(context, session.access_token);
  if (arrow) {
    await call("PATCH", "/user-properties/user/", { arrow });
    await call("POST", `/learning-v2/paths/${arrow}/activate/`, {});
  }
  return { ...account, call, id: session.user.id };
}

/** Signs up a user by API; the context then holds their session. With `arrow` they have a goal too. */
export async function becomeLearner(context: BrowserContext, arrow?: Arrow): Promise<Learner> {
  const learner = await becomeNewcomer(context, arrow);
  await settleIn(learner.call, learner.id);
  return learner;
}

/** The API for a user who signed up in the browser. */
export async function callAs(context: BrowserContext, account: Account): Promise<Call> {
  return (await learnerFor(context, account)).call;
}

/** The user who signed up in the browser, with the API for them. */
export async function learnerFor(context: BrowserContext, account: Account): Promise<Learner> {
  const { email, password } = account;
  const session = await callerOf(context, null)<Session>("POST", "/auth/login/", { email, password });
  return { ...account, call: callerOf(context, session.access_token), id: session.user.id };
}

/** Completes lessons of the first chapter in order, from the `first` up to the one before `end`. */
export async function completeLessons(call: Call, first = 0, end = CHAPTER_LESSONS.length): Promise<Completion[]> {
  const completions: Completion[] = [];
  for (const lesson_id of CHAPTER_LESSONS.slice(first, end)) {
    const body = { course_id: COURSE, chapter_id: CHAPTER, lesson_id, is_audio: false, is_excellent: false };
    completions.push(await call<Completion>("POST", "/learning-v2/v2/lessons/complete/", body));
  }
  return completions;
}
