import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { createProbeServer, probe } from "#api/testing/probe-server.ts";

const shape = { body: z.strictObject({ text: z.string() }), response: z.strictObject({}) };
const write = probe({ path: "/write/", method: "POST" }, shape, async () => ({}));
const short = { headersMs: 150, requestMs: 150, checkMs: 25, stopMs: 100 };
const BODY_WITHOUT_END =
  'POST /api/write/ HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"text":';

async function listen(timeLimits: Partial<typeof short> = short) {
  const { http, app } = await createProbeServer([write], { timeLimits });
  const { port } = new URL(await http.listen({ host: "127.0.0.1", port: 0 }));
  const open = (): Socket => {
    const socket = connect(Number(port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { http, app, open };
}

it.each([
  ["headers that never end", "GET / HTTP/1.1\r\nhost: a\r\nx-more: "],
  ["a body that never ends", BODY_WITHOUT_END],
])("S8.01 answers 408 to %s, and closes the connection", async (_, bytes) => {
  const { http, app, open } = await listen();
  onTestFinished(() => http.close());
  const socket = open();
  socket.write(bytes);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  expect(head).toContain("408 Request Timeout");
  expect(JSON.parse(body).error).toBe("request_timeout");
  expect(app.takeErrors()).toEqual([]);
});

it("closes a connection on which nothing is ever sent", async () => {
  const { http, open } = await listen();
  onTestFinished(() => http.close());
  const socket = open();
  socket.resume();
  await once(socket, "close");
});

it("stops although a request is still arriving, and serves the others first", async () => {
  const { http, app, open } = await listen({ stopMs: 100 });
  const slow = open();
  const arrived = once(http.server, "request");
  slow.write(BODY_WITHOUT_END);
  await arrived;
  const ended = once(slow.resume(), "close");
  await http.close();
  await ended;
  expect(app.takeErrors()).toEqual([]);
});

it("takes no more connections than its limit", async () => {
  const { http, open } = await listen();
  onTestFinished(() => http.close());
  expect(http.server.maxConnections).toBe(10_000);
  http.server.maxConnections = 1;
  const first = open();
  await once(first, "connect");
  await once(open().resume(), "close");
  first.write("GET /health/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
  expect(await text(first)).toContain("200 OK");
});
