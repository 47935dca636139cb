import type { ReactNode } from "react";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import type { Quote } from "#web/shared/quotes/live-quotes.ts";
import { beginSession } from "#web/shared/session/session.ts";
import { useAppSelector } from "#web/shared/state/store.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { ADA, stubServer, type Replies, type SeenCall } from "#web/testing/stub-server.ts";

export interface MarketServer {
  readonly seen: readonly SeenCall[];
  /** Addresses of the streams that were opened. */
  readonly streams: string[];
  /** Sends prices to the stream that is open. */
  send(at: number, quotes: readonly Quote[]): void;
  /** Ends the stream, as a network does. */
  drop(): void;
}

/** A server whose stream of quotes sends what the test gives to `send`. */
export function stubMarket(replies: Replies): MarketServer {
  const streams: string[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const seen = stubServer(replies, (query) => {
    streams.push(query);
    return new ReadableStream({ start: (controller) => void (stream = controller) });
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
