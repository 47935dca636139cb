import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createHttpClient } from "./http-client.ts";

type Answer = number | "silence" | { body: unknown } | { moved: string };

const AnswerSchema = z.object({ price: z.number() });
const good: Answer = { body: { price: 7 } };
let stop: () => void = () => undefined;
afterEach(() => stop());

/** Gives these answers in turn; the last one again and again. */
async function serve(...answers: Answer[]): Promise<{ url: string; count: () => number }> {
  let count = 0;
  const server = createServer((_, response) => {
    const answer = answers[Math.min(count++, answers.length - 1)] ?? 500;
    if (answer === "silence") return;
    if (typeof answer === "number") response.writeHead(answer).end("no");
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

describe("calls of other services", () => {
  it("are tried again when what stopped them may pass", async () => {
    const { url, count } = await serve(503, 429, good);
    expect(await client.get(url, AnswerSchema)).toEqual({ price: 7 });
    expect(count()).toBe(3);
  });

  it("are given up after three tries, and at once when they are refused for good", async () => {
    const away = await serve(500);
    await expect(client.get(away.url, AnswerSchema)).rejects.toMatchObject({ status: 500 });
    expect(away.count()).toBe(3);
    const refused = await serve(401);
    await expect(client.get(refused.url, AnswerSchema)).rejects.toMatchObject({ status: 401 });
    expect(refused.count()).toBe(1);
  });

  it("do not wait for ever", async () => {
    const { url, count } = await serve("silence");
    await expect(client.get(url, AnswerSchema)).rejects.toMatchObject({ status: null });
    expect(count()).toBe(3);
  });

  it("take nothing of another form, and follow nobody elsewhere", async () => {
    const strange = await serve({ body: { price: "seven" } });
    await expect(client.get(strange.url, AnswerSchema)).rejects.toThrow("another form");
    const moved = await serve({ moved: "http://127.0.0.1:1/keys" });
    await expect(client.get(moved.url, AnswerSchema)).rejects.toMatchObject({ status: null });
  });
});
