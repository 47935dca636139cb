import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

/** What a scripted model does with a call. */
export type Step =
  /** Answers with this object, or with this text as it is. */
  | { readonly answer: unknown }
  | { readonly text: string }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  /** `hang`: never answers; `cut`: ends the connection within the answer; `endless`: sends without end; `refuse`: closes at once. */
  | { readonly fault: "hang" | "cut" | "endless" | "refuse" };

/** A server that speaks the wire formats of OpenAI and Anthropic and follows a script; the last step repeats. */
export async function scriptedModel(...steps: readonly Step[]) {
  const calls: { url: string; headers: IncomingMessage["headers"]; body: string }[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const step = steps[Math.min(calls.length, steps.length - 1)];
      calls.push({ url: request.url ?? "", headers: request.headers, body });
      if (step) play(step, request.url ?? "", response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function play(step: Step, url: string, response: ServerResponse): void {
  if ("status" in step) {
    response.writeHead(step.status, { "content-type": "application/json", ...step.headers }).end(step.body ?? "{}");
    return;
  }
  if ("fault" in step) {
    if (step.fault === "refuse") response.destroy();
    if (step.fault === "cut") response.writeHead(200, { "content-type": "application/json" }).write('{"id": "1"');
    if (step.fault === "cut") setImmediate(() => response.destroy());
    if (step.fault === "endless") sendForever(response.writeHead(200, { "content-type": "application/json" }));
    return;
  }
  const text = "text" in step ? step.text : JSON.stringify(step.answer);
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(wrap(text, url)));
}

function sendForever(response: ServerResponse): void {
  while (!response.destroyed && response.write(" ".repeat(65_536)));
  if (!response.destroyed) response.once("drain", () => sendForever(response));
}

const wrap = (text: string, url: string): object =>
  url.endsWith("/messages")
    ? {
        id: "msg_1",
        type: "message",
        role: "assistant",
        model: "scripted",
        content: [{ type: "text", text }],
        stop_reason: "end_turn",
        stop_sequence: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      }
    : {
        id: "1",
        object: "chat.completion",
        created: 1,
        model: "scripted",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: text } }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      };
