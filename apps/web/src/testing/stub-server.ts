import { errorCatalogue, type ErrorBody, type ErrorCode } from "@candlewise/contracts/errors";
import { expect, onTestFinished, vi } from "vitest";
import { dropAccessToken } from "#web/shared/session/access-token.ts";
import { contractFault } from "./contract-check.ts";

/** Whom tests sign in. */
export const ADA = {
  id: "u1",
  int_user_id: 1,
  username: "ada",
  email: "ada@example.com",
  language: "en",
  is_onboarded: true,
  registered_at: "2026-03-02T09:05:00.000Z",
} as const;

export interface SeenCall {
  /** `POST /auth/login/` */
  readonly call: string;
  readonly query: string;
  readonly authorization: string | null;
  /** The learner's goal, if the call names it. */
  readonly arrow?: string;
  /** JSON, or the `FormData` of an upload. */
  readonly body: unknown;
}
interface Answer {
  readonly status?: number;
  /** JSON; or the stream of server-sent events that stays open. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
/** `null`: no connection. */
type Reply = Answer | null;
/** `undefined`: the test has no reply to this call. */
type Responder = (call: SeenCall) => Reply | undefined | Promise<Reply | undefined>;
/** By method and path. */
export type Replies = Readonly<Record<string, Reply | ((call: SeenCall) => Reply | Promise<Reply>)>>;

/** An error of the API, with the status that its code has. */
export function refusal(
  error: ErrorCode,
  { headers = {}, facts }: Pick<Answer, "headers"> & Pick<ErrorBody, "facts"> = {},
): Answer {
  const { status, message } = errorCatalogue[error];
  return { status, headers, body: { error, message, request_id: "r", ...(facts && { facts }) } };
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get("content-type")?.startsWith("multipart/form-data")) return request.formData();
  const text = await request.text();
  return text ? JSON.parse(text) : null;
}

function responderOf(replies: Replies | Responder): Responder {
  if (typeof replies === "function") return replies;
  return (made) => {
    const reply = replies[made.call];
    return typeof reply === "function" ? reply(made) : reply;
  };
}

const silentStream = () => new ReadableStream<Uint8Array>();

/**
 * Answers calls to the API until the end of the test and returns those that were made, as they come. The streams of quotes and of the account stay open and
 * silent unless `openQuotes` and `openAccount` say otherwise. The test fails on a call without a reply, and on a reply that the endpoint's contract does not allow.
 */
export function stubServer(
  replies: Replies | Responder,
  openQuotes: (query: string) => ReadableStream<Uint8Array> = silentStream,
  openAccount: () => ReadableStream<Uint8Array> = silentStream,
): SeenCall[] {
  const respond = responderOf(replies);
  const seen: SeenCall[] = [];
  const faults: string[] = [];
  onTestFinished(() => {
    vi.unstubAllGlobals();
    dropAccessToken();
    expect(faults, "calls without a reply, and replies against the contract").toEqual([]);
  });
  vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search: query } = new URL(request.url);
    const call = `${request.method} ${pathname.replace(/^\/api/, "")}`;
    if (call === "GET /v2/quotes/stream") return new Response(openQuotes(query));
    if (call === "GET /v2/portfolio/stream") return new Response(openAccount());
    const authorization = request.headers.get("authorization");
    const arrow = request.headers.get("x-user-arrow");
    const made = { call, query, authorization, ...(arrow !== null && { arrow }), body: await bodyOf(request) };
    seen.push(made);
    const reply = await respond(made);
    if (reply === undefined) faults.push(`${call}: no reply`);
    if (!reply) throw new TypeError("Failed to fetch");
    const { status = 200, body, headers = {} } = reply;
    if (body instanceof ReadableStream) return new Response(body);
    const fault = contractFault(call, status, body);
    if (fault !== null) faults.push(fault);
    return Response.json(body, { status, headers: { ...headers } });
  });
  return seen;
}
