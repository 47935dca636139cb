import type { ReactNode } from "react";
import { MemoryRouter, Route, Routes } from "react-router";
import { vi } from "vitest";
import { render } from "vitest-browser-react";
import { Providers } from "#web/app/providers.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { dropAccessToken } from "#web/shared/session/access-token.ts";
import { beginSession } from "#web/shared/session/session.ts";
import { createStore } from "#web/shared/state/store.ts";

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
  /** `POST /v2/replays/` */
  readonly call: string;
  readonly body: unknown;
}
/** `null` is no connection. */
type Reply = { status?: number; body: unknown } | null;
export type Replies = Readonly<Record<string, Reply | ((call: Call) => Reply)>>;

export const refusal = (error: string, status = 409): Reply => ({
  status,
  body: { error, message: `${error} of the server`, request_id: "r" },
});

function stubServer(replies: Replies): Call[] {
  const seen: Call[] = [];
  vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname.replace(/^\/api/, "")}`;
    const text = await request.text();
    const made = { call, body: text ? JSON.parse(text) : null };
    seen.push(made);
    const found = replies[call];
    if (found === undefined) throw new Error(`Nothing answers ${call}.`);
    const reply = typeof found === "function" ? found(made) : found;
    if (reply === null) throw new TypeError("Failed to fetch");
    return Response.json(reply.body, { status: reply.status ?? 200 });
  });
  return seen;
}

/** Renders for somebody who is signed in, with the texts of replays. */
export async function renderReplay(children: ReactNode, replies: Replies) {
  const seen = stubServer(replies);
  await loadMessages(["replay"]);
  const store = createStore();
  beginSession(store.dispatch, { access_token: "access", expires_in: 600, user });
  const screen = await render(
    <Providers store={store}>
      <MemoryRouter initialEntries={["/here"]}>
        <Routes>
          <Route path="/here" element={children} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
  return { screen, seen };
}

/** After each test. */
export function endReplay(): void {
  vi.unstubAllGlobals();
  dropAccessToken();
}
