import { vi } from "vitest";
import type { ReactNode } from "react";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import type { Quote } from "#web/shared/quotes/live-quotes.ts";
import { beginSession } from "#web/shared/session/session.ts";
import { useAppSelector } from "#web/shared/state/store.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { ADA } from "#web/testing/stub-server.ts";

export interface MarketServer {
  /** `GET /v2/assets/`, one for each call. */
  readonly seen: string[];
  /** Addresses of the streams that were opened. */
  readonly streams: string[];
  /** Sends prices to the stream that is open. */
  send(at: number, quotes: readonly Quote[]): void;
  /** Ends the stream, as a network does. */
  drop(): void;
}

/** Answers by method and path, `null` is no connection; the stream of quotes says what `send` tells it. */
export function stubMarket(replies: Readonly<Record<string, unknown>>): MarketServer {
  const seen: string[] = [];
  const streams: string[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname.replace(/^\/api/, "")}`;
    if (call === "GET /v2/quotes/stream") {
      streams.push(search);
      return new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) }));
    }
    seen.push(call);
    const reply = replies[call];
    if (reply === undefined)
      return Response.json({ error: "not_found", message: "", request_id: "r" }, { status: 404 });
    if (reply === null) throw new TypeError("Failed to fetch");
    return Response.json(reply);
  });
  return {
    seen,
    streams,
    send: (at, quotes) =>
      stream?.enqueue(
        new TextEncoder().encode(`event: quotes\nid: ${at}\ndata: ${JSON.stringify({ at, quotes })}\n\n`),
      ),
    drop: () => stream?.error(new TypeError("The network was lost.")),
  };
}

/** Draws nothing before there is a session to make calls with. */
function SignedIn({ children }: { children: ReactNode }) {
  return useAppSelector(({ session }) => session.status) === "signedIn" && children;
}

/** Renders for somebody who is signed in, with the texts of the market. */
export async function renderMarket(children: ReactNode, path = "/simulator/market") {
  await loadMessages(["market", "charts"]);
  const rendered = await renderInApp(<SignedIn>{children}</SignedIn>, [path]);
  beginSession(rendered.store.dispatch, { access_token: "access", expires_in: 600, user: ADA });
  return rendered;
}
