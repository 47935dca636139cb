import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";

export interface Proxy {
  url: string;
  close(): Promise<void>;
}

const PROBE_MS = 200;

/**
 * A round-robin reverse proxy as an operator runs one: it asks each server's `/health/ready` five times a second and sends nothing to one
 * that is not ready. It never retries: a request that a server drops is a failed request.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const ready = new Set<number>();
  const probe = async (port: number) => {
    const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) ready.add(port);
    else ready.delete(port);
  };
  const timer = setInterval(() => ports.forEach((port) => void probe(port)), PROBE_MS);
  await Promise.all(ports.map(probe));
  let turn = 0;
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const targets = [...ready];
    const port = targets[turn++ % targets.length];
    if (port === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    const upstream = request(
      { host: "127.0.0.1", port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(upstream);
  };
  const server: Server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      clearInterval(timer);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
