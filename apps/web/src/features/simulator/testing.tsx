import type { ReactNode } from "react";
import { vi } from "vitest";
import { dropAccessToken } from "#web/shared/session/access-token.ts";
import { beginSession } from "#web/shared/session/session.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { renderInApp } from "#web/testing/render.tsx";
import { portfolioWith } from "./samples.ts";

const user = {
  id: "u1",
  int_user_id: 1,
  username: "ada",
  email: "ada@example.com",
  language: "en",
  is_onboarded: true,
  registered_at: "2026-03-02T09:05:00.000Z",
} as const;

interface Call {
  /** `POST /v2/assets/NVLA/buy/` */
  readonly call: string;
  readonly query: string;
  readonly body: unknown;
}
/** `null` is no connection. */
type Reply = { status?: number; body: unknown } | null;
export type Replies = Readonly<Record<string, Reply | ((call: Call) => Reply)>>;

export const refusal = (error: string, status = 409): Reply => ({
  status,
  body: { error, message: `${error} of the server`, request_id: "r" },
});

/** Answers the calls of the simulator; the stream of quotes stays open and silent. */
export function stubSimulator(replies: Replies): Call[] {
  const seen: Call[] = [];
  vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname.replace(/^\/api/, "")}`;
    if (call === "GET /v2/quotes/stream") return new Response(new ReadableStream());
    const text = await request.text();
    const made = { call, query: search, body: text ? JSON.parse(text) : null };
    seen.push(made);
    const found = replies[call] ?? DEFAULTS[call];
    if (found === undefined) throw new Error(`Nothing answers ${call}.`);
    const reply = typeof found === "function" ? found(made) : found;
    if (reply === null) throw new TypeError("Failed to fetch");
    return Response.json(reply.body, { status: reply.status ?? 200 });
  });
  return seen;
}

const DEFAULTS: Replies = {
  "GET /v2/portfolio/": { body: portfolioWith() },
  "GET /v2/orders/": { body: { orders: [], next_cursor: null } },
  "GET /assets/NVLA/orders/": { body: { orders: [] } },
};

/** Renders for somebody who is signed in, with the texts of the simulator. */
export async function renderSimulator(children: ReactNode, replies: Replies = {}, path = "/simulator") {
  const seen = stubSimulator(replies);
  await loadMessages(["simulator", "simulator/ticket"]);
  const rendered = await renderInApp(
    <>
      {children}
      <Toasts />
    </>,
    [path],
  );
  beginSession(rendered.store.dispatch, { access_token: "access", expires_in: 600, user });
  return { ...rendered, seen };
}

/** After each test. */
export function endSimulator(): void {
  vi.unstubAllGlobals();
  dropAccessToken();
}
