import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/** `slow`: a call arrives after `SLOW_MS`, also if the caller has given up by then. */
export type Health = "well" | "down" | "slow";

export const SLOW_MS = 30_000;

export interface ProviderProxy {
  readonly url: string;
  be(health: Health): void;
  close(): void;
}

/** Stands between the server and the payment provider, and has the provider's bad days. */
export async function startProviderProxy(target: string): Promise<ProviderProxy> {
  let health: Health = "well";
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (health === "down") return void incoming.socket.destroy();
    const isSlow = health === "slow";
    const body = await buffer(incoming);
    if (isSlow) await wait(SLOW_MS);
    const { merchant = "", signature = "" } = incoming.headers;
    const headers = { merchant: String(merchant), signature: String(signature) };
    const reply = await fetch(new URL(incoming.url ?? "/", target), { method: "POST", headers, body });
    outgoing.writeHead(reply.status, { "content-type": "application/json" }).end(await reply.text());
  };
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing).catch(() => outgoing.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    be: (next) => void (health = next),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
