import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { vi } from "vitest";
import { render } from "vitest-browser-react";
import { Providers } from "#web/app/providers.tsx";
import { dropAccessToken } from "#web/shared/session/access-token.ts";
import { beginSession } from "#web/shared/session/session.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { createStore } from "#web/shared/state/store.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
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
function stubSimulator(replies: Replies): Call[] {
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
  const store = createStore();
  beginSession(store.dispatch, { access_token: "access", expires_in: 600, user });
  const screen = await render(
    <Providers store={store}>
      <MemoryRouter initialEntries={[path]}>
        {children}
        <Toasts />
      </MemoryRouter>
    </Providers>,
  );
  return { screen, store, seen };
}

/** After each test. */
export function endSimulator(): void {
  vi.unstubAllGlobals();
  dropAccessToken();
}
