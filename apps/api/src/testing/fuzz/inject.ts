import type { FastifyInstance } from "fastify";
import type { Send } from "./wire.ts";

/** Sends without a network. */
export function injectInto(http: FastifyInstance): Send {
  return async ({ method, url, headers, body }, ip) => {
    const payload = body === undefined ? {} : { payload: body };
    const answer = await http.inject({ method, url, headers, remoteAddress: ip, ...payload });
    const texts = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return { status: answer.statusCode, headers: Object.fromEntries(texts), text: answer.body };
  };
}
