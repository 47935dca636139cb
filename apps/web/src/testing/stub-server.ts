import { vi } from "vitest";
import { dropAccessToken } from "#web/shared/session/access-token.ts";

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
  readonly body: unknown;
}
interface Answer {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
/** `null` is no connection. */
type Reply = Answer | null;
/** By method and path. */
export type Replies = Readonly<Record<string, Reply | ((call: SeenCall) => Reply)>>;

export const refusal = (error: string, status = 400, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  body: { error, message: `${error} of the server`, request_id: "r" },
});

/**
 * Answers calls to the API and gives those that were made, as they come. The stream of quotes stays open and silent. A call that no reply
 * is given for fails the test that made it.
 */
export function stubServer(replies: Replies): SeenCall[] {
  const seen: SeenCall[] = [];
  vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search: query } = new URL(request.url);
    const call = `${request.method} ${pathname.replace(/^\/api/, "")}`;
    if (call === "GET /v2/quotes/stream") return new Response(new ReadableStream());
    const text = await request.text();
    const authorization = request.headers.get("authorization");
    const made = { call, query, authorization, body: text ? JSON.parse(text) : null };
    seen.push(made);
    const found = replies[call];
    if (found === undefined) throw new Error(`Nothing answers ${call}.`);
    const reply = typeof found === "function" ? found(made) : found;
    if (reply === null) throw new TypeError("Failed to fetch");
    return Response.json(reply.body, { status: reply.status ?? 200, headers: { ...reply.headers } });
  });
  return seen;
}

/** After each test that used `stubServer` for somebody who is signed in. */
export function endStubbing(): void {
  vi.unstubAllGlobals();
  dropAccessToken();
}
