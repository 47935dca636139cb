import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import { fillPath, type TokenKind } from "@candlewise/contracts/endpoint";
import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from "@reduxjs/toolkit/query/react";
import { currentLanguage } from "#web/shared/i18n/i18n.ts";
import { accessToken } from "#web/shared/session/access-token.ts";
import { dropGuest, storedGuest } from "#web/shared/session/guest.ts";
import { setTempToken, type AuthState } from "#web/shared/session/auth-slice.ts";
import { takePreloaded } from "#web/shared/session/preloaded.ts";
import { endSession, renewSession } from "#web/shared/session/session.ts";
import type { SessionState } from "#web/shared/session/session-slice.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { currentTheme } from "#web/shared/theme/theme-choice.ts";
import type { Call } from "./call.ts";
import { noteCall } from "./call-log.ts";
import { formBody } from "./form-body.ts";
import { idempotencyKeyOf } from "./idempotency-keys.ts";
import { noteReached } from "./reachability.ts";
import { isServerDown } from "./request-error.ts";
import { runtimeConfig, serviceOf, type Service } from "#web/shared/config/runtime-config.ts";

/** Milliseconds. S9.01 */
export const TIMEOUT = 30_000;

/** Of a response that did not come over the network for this call. */
export interface AnswerMeta extends Partial<FetchBaseQueryMeta> {
  /** It was cached on an earlier visit. */
  readonly isCached?: boolean;
}

export type Answer = Awaited<ReturnType<BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError, object, AnswerMeta>>>;

/** S6.04 */
const UNAUTHENTICATED: Answer = {
  error: { status: 401, data: { message: "User is not authenticated", error: "Unauthorized" } },
};

function queryText(query: Call["query"]): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

/** Path and query of a call below its service's base URL. */
export const addressOf = ({ route, params, query }: Call): string => fillPath(route.path, params) + queryText(query);

const senderOf = (service: Service): BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta> =>
  fetchBaseQuery({
    baseUrl: runtimeConfig().services[service],
    timeout: TIMEOUT,
    credentials: service === "auth" ? "include" : "same-origin",
    responseHandler: "content-type",
    fetchFn: (...request) => fetch(...request),
  });

export const authOf = (state: unknown): AuthState | undefined =>
  isRecord(state) ? (state as { auth?: AuthState }).auth : undefined;

const sessionOf = (state: unknown): SessionState["status"] | undefined =>
  isRecord(state) ? (state as { session?: SessionState }).session?.status : undefined;

/** S6.05: sign-up pages have nobody signed in yet and use the funnel token; the two after registration have. */
export const tokenKindOn = (kind: TokenKind, pathname: string): TokenKind =>
  kind === "default" && pathname.startsWith("/auth/") && !/upsell|app-download/.test(pathname) ? "funnel" : kind;

function bearerOf(kind: TokenKind, api: BaseQueryApi): string | null {
  switch (kind) {
    case "default":
      return accessToken();
    case "funnel":
      return FUNNEL_TOKEN;
    case "temp": {
      const { tempToken, offeredToken } = authOf(api.getState()) ?? {};
      return offeredToken || tempToken || null;
    }
    case "none":
      return null;
  }
}

/** Sends a call once. S7.00: language and theme go with every call. */
async function send(call: Call, bearer: string | null, api: BaseQueryApi): Promise<Answer> {
  const { route, headers, body } = call;
  const request: FetchArgs = {
    url: addressOf(call),
    method: route.method,
    headers: {
      ...headers,
      "accept-language": currentLanguage(),
      "x-app-appearance": currentTheme(),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    ...(body !== undefined && { body: route.form ? formBody(body) : body }),
  };
  const answer = await senderOf(serviceOf(route.path))(request, api, {});
  noteReached(!isServerDown(answer.error));
  const status = answer.error?.status ?? answer.meta?.response?.status ?? 200;
  noteCall(route.method, request.url, status);
  return answer;
}

const isDenied = ({ error }: Answer) => error?.status === 401 || error?.status === 403;

/** The preloaded or cached response to the first call of its URL. A refused token there says nothing about this call. */
function preloadedAnswer(call: Call): Answer | null {
  const preloaded = call.route.method === "GET" ? takePreloaded(addressOf(call)) : null;
  if (!preloaded || preloaded.status === 401 || preloaded.status === 403) return null;
  const { status, body, isCached = false } = preloaded;
  return status < 400 ? { data: body, meta: { isCached } } : { error: { status, data: body } };
}

/** What may be called without a session: with a link to the plan, as a guest who began a lesson, or as a visitor. */
async function sendSignedOut(call: Call, api: BaseQueryApi): Promise<Answer> {
  const { tempUses = [], visitors } = call.route;
  const planToken = tempUses.includes("plan") ? authOf(api.getState())?.tempToken : "";
  if (planToken) {
    const answer = await send(call, planToken, api);
    if (answer.error?.status !== 401) return answer;
    // The link is too old: without it the page asks for a new one.
    api.dispatch(setTempToken(""));
    return UNAUTHENTICATED;
  }
  const guest = tempUses.includes("guest") ? storedGuest() : null;
  if (!guest) return visitors ? send(call, FUNNEL_TOKEN, api) : UNAUTHENTICATED;
  const answer = await send(call, guest.token, api);
  if (answer.error?.status !== 401) return answer;
  // The token is as old as what the server forgets of guests.
  dropGuest();
  return UNAUTHENTICATED;
}

/** S4.02, S8.02: 401 and 403 renew the session once and try once more; a 401 after that signs out, a 403 is shown. */
async function sendAuthenticated(call: Call, api: BaseQueryApi): Promise<Answer> {
  const preloaded = preloadedAnswer(call);
  if (preloaded) return preloaded;
  if (sessionOf(api.getState()) === "signedOut") return sendSignedOut(call, api);
  // On the first call the session may still be on its way, asked for by the page before this code was loaded.
  if (!accessToken() && (await renewSession(api.dispatch)) === "refused") return sendSignedOut(call, api);
  if (!authOf(api.getState())?.userInfo) return sendSignedOut(call, api);
  const arrived = preloadedAnswer(call);
  if (arrived) return arrived;
  const bearer = accessToken();
  const answer = await send(call, bearer, api);
  if (!isDenied(answer)) return answer;
  // Another call may have renewed the session while this one was under way.
  if (accessToken() === bearer || !accessToken()) {
    const renewal = await renewSession(api.dispatch);
    if (renewal === "unreachable")
      return { error: { status: "FETCH_ERROR", error: "The session could not be renewed." } };
    if (renewal === "refused") return answer;
  }
  return send(call, accessToken(), api);
}

async function sendByKind(call: Call, api: BaseQueryApi): Promise<Answer> {
  const kind = tokenKindOn(call.route.token, globalThis.location?.pathname ?? "/");
  const answer = kind === "default" ? await sendAuthenticated(call, api) : await send(call, bearerOf(kind, api), api);
  // A temporary token that has ended says nothing about the session of somebody who is signed in.
  const isOfSession = kind !== "temp" || sessionOf(api.getState()) === "signedOut";
  if (answer.error?.status === 401 && answer !== UNAUTHENTICATED && isOfSession) endSession(api.dispatch);
  return answer;
}

/** The one place where calls leave the app. Errors have the forms of S8.01. */
export const baseQuery: BaseQueryFn<Call, unknown, FetchBaseQueryError, object, AnswerMeta> = async (call, api) => {
  if (!call.route.idempotent) return sendByKind(call, api);
  const { key, settle } = idempotencyKeyOf(call);
  const answer = await sendByKind({ ...call, headers: { ...call.headers, "idempotency-key": key } }, api);
  settle(answer.error);
  return answer;
};
