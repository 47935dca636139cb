import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createProbeServer } from "#api/testing/probe-server.ts";

let port = 0;
let close: () => Promise<void> = async () => undefined;
beforeAll(async () => {
  const { http } = await createProbeServer([]);
  port = Number(new URL(await http.listen({ host: "127.0.0.1", port: 0 })).port);
  close = () => http.close();
});
afterAll(() => close());

async function answerTo(bytes: string) {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head, body: JSON.parse(body) };
}

it.each([
  ["no HTTP at all", "hello\r\n\r\n", 400, "validation_failed"],
  ["a header without a name", "GET / HTTP/1.1\r\nhost: a\r\n: b\r\n\r\n", 400, "validation_failed"],
  [
    "two lengths",
    "POST /api/ HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab",
    400,
    "validation_failed",
  ],
  ["an address of 20 000 letters", `GET /${"a".repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 413, "payload_too_large"],
])("S8.01 answers %s in the form of every refusal, and hangs up", async (_, bytes, status, error) => {
  const answer = await answerTo(bytes);
  expect([answer.status, answer.body.error]).toEqual([status, error]);
  expect(answer.head.toLowerCase()).toContain(`x-request-id: ${answer.body.request_id}`);
  expect(answer.head.toLowerCase()).toContain("connection: close");
  expect(answer.head.toLowerCase()).toContain("x-content-type-options: nosniff");
});
