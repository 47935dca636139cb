import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createHttpClient } from "./http-client.ts";

type Answer = number | "silence" | { body: unknown } | { moved: string } | { status: number; retryAfter: string };

const AnswerSchema = z.object({ price: z.number() });
const good: Answer = { body: { price: 7 } };
let stop: () => void = () => undefined;
afterEach(() => stop());

/** Gives these answers in turn and repeats the last one. */
async function serve(...answers: Answer[]): Promise<{ url: string; count: () => number }> {
  let count = 0;
  const server = createServer((_, response) => {
    const answer = answers[Math.min(count++, answers.length - 1)] ?? 500;
    if (answer === "silence") return;
    if (typeof answer === "number") response.writeHead(answer).end("no");
    else if ("status" in answer) response.writeHead(answer.status, { "retry-after": answer.retryAfter }).end("no");
    else if ("moved" in answer) response.writeHead(302, { location: answer.moved }).end();
    else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/prices`, count: () => count };
}

const client = createHttpClient({ timeoutMs: 200, tries: 3, pauseMs: 1, maxPauseMs: 5 });

describe("calls to other services", () => {
  it("are retried after transient failures", async () => {
    const { url, count } = await serve(503, 500, good);
    expect(await client.get(url, AnswerSchema)).toEqual({ price: 7 });
    expect(count()).toBe(3);
  });

  it("fail after three attempts, or at once after a permanent refusal", async () => {
    const away = await serve(500);
    await expect(client.get(away.url, AnswerSchema)).rejects.toMatchObject({ status: 500 });
    expect(away.count()).toBe(3);
    const refused = await serve(401);
    await expect(client.get(refused.url, AnswerSchema)).rejects.toMatchObject({ status: 401 });
    expect(refused.count()).toBe(1);
  });

  it.each([418, 429])("are not retried when the service asks for fewer calls: %i", async (status) => {
    const { url, count } = await serve({ status, retryAfter: "30" }, good);
    await expect(client.get(url, AnswerSchema)).rejects.toMatchObject({ status, retryAfter: 30 });
    expect(count()).toBe(1);
  });

  it("are not retried before the time in `retry-after`", async () => {
    const { url, count } = await serve({ status: 503, retryAfter: "120" }, good);
    await expect(client.get(url, AnswerSchema)).rejects.toMatchObject({ status: 503, retryAfter: 120 });
    expect(count()).toBe(1);
  });

  it("have a time limit", async () => {
    const { url, count } = await serve("silence");
    await expect(client.get(url, AnswerSchema)).rejects.toMatchObject({ status: null });
    expect(count()).toBe(3);
  });

  it("refuse responses that do not match the schema, and redirects", async () => {
    const strange = await serve({ body: { price: "seven" } });
    await expect(client.get(strange.url, AnswerSchema)).rejects.toThrow("another form");
    const moved = await serve({ moved: "http://127.0.0.1:1/keys" });
    await expect(client.get(moved.url, AnswerSchema)).rejects.toMatchObject({ status: null });
  });
});
