import { Agent, request, type IncomingHttpHeaders } from "node:http";
import type { Send } from "#apps/api/src/testing/fuzz/wire.ts";

/** Sends raw bytes over persistent connections. */
export function createWire(url: string) {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(url);
  const send: Send = ({ method, url: path, headers, body }, ip) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
      const all = { ...headers, ...length, "x-forwarded-for": ip };
      const outgoing = request({ agent, hostname, port, method, path, headers: all }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.once("error", reject);
        incoming.once("end", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: textsOf(incoming.headers),
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      outgoing.on("error", (cause) => reject(new Error(`${method} ${path} got no answer`, { cause })));
      outgoing.end(body);
    });
  const countMounted = async (): Promise<number> => {
    const answer = await fetch(`${url}/api/openapi.json`);
    const document: { paths: Record<string, object> } = await answer.json();
    return Object.values(document.paths).flatMap((path) => Object.keys(path)).length;
  };
  return { send, countMounted, close: () => agent.destroy() };
}

const textsOf = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
