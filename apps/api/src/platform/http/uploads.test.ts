import crypto from "node:crypto";
import { once } from "node:events";
import { readdirSync, symlinkSync } from "node:fs";
import { Agent, request, type IncomingMessage } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { createProbeServer, probe } from "#api/testing/probe-server.ts";

const BOUNDARY = "form-boundary";
const head = (size: number) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${"x".repeat(size)}`;
const shape = { body: z.strictObject({ file: z.file() }), response: z.strictObject({ bytes: z.int() }) };
const parsedBody = shape.body;

/** A server whose handler waits until the test releases it. */
async function uploadServer(timeLimits?: { stalledMs: number }) {
  const handled = Promise.withResolvers<void>();
  const upload = probe({ path: "/upload/", method: "POST", form: true, token: "default" }, shape, async ({ body }) => {
    const { file } = parsedBody.parse(body);
    await handled.promise;
    return { bytes: (await file.arrayBuffer()).byteLength };
  });
  const { http, app } = await createProbeServer([upload], timeLimits && { timeLimits });
  const { port } = new URL(await http.listen({ host: "127.0.0.1", port: 0 }));
  onTestFinished(() => http.close());
  /** Sends the beginning of a form as `user`. */
  const begin = (user: string, body: string, length = 1_000_000): Socket => {
    const socket = connect(Number(port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write(
      `POST /api/upload/ HTTP/1.1\r\nhost: a\r\nauthorization: Bearer user.${user}\r\ncontent-length: ${length}\r\n` +
        `content-type: multipart/form-data; boundary=${BOUNDARY}\r\n\r\n${body}`,
    );
    return socket;
  };
  const post = (user: string) => {
    const form = new FormData();
    form.set("file", new File(["y".repeat(3000)], "b.png", { type: "image/png" }));
    const headers = { authorization: `Bearer user.${user}` };
    return fetch(`http://127.0.0.1:${port}/api/upload/`, { method: "POST", body: form, headers });
  };
  /** Posts this form over the agent's connection. */
  const postOver = async (agent: Agent, body: string) => {
    const headers = {
      authorization: "Bearer user.ann",
      "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
      "content-length": body.length,
    };
    const call = request({ host: "127.0.0.1", port, agent, path: "/api/upload/", method: "POST", headers });
    call.end(body);
    const [answer]: IncomingMessage[] = await once(call, "response");
    if (answer === undefined) throw new Error("no answer");
    return { status: answer.statusCode, retryAfter: answer.headers["retry-after"], body: await text(answer) };
  };
  return { http, app, begin, post, postOver, finish: handled.resolve };
}

const uploadsOf = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`candlewise-upload-${process.pid}-`));
const ofRequests = async (http: { server: { on: NodeJS.EventEmitter["on"] } }, count: number) => {
  const all = Promise.withResolvers<void>();
  let seen = 0;
  http.server.on("request", () => ++seen === count && all.resolve());
  return all.promise;
};

describe("uploads", () => {
  it("reach the handler as a file, and leave nothing behind", async () => {
    const { post, finish } = await uploadServer();
    finish();
    expect(await (await post("ann")).json()).toEqual({ bytes: 3000 });
    await expect.poll(uploadsOf).toEqual([]);
  });

  it("beyond two of one user are refused before their body is read", async () => {
    const { post, finish } = await uploadServer();
    const two = [post("ann"), post("ann")];
    await expect.poll(() => uploadsOf().length).toBe(2);
    const third = await post("ann");
    expect([third.status, third.headers.get("retry-after")]).toEqual([429, "5"]);
    const other = post("bob");
    await expect.poll(() => uploadsOf().length).toBe(3);
    finish();
    for (const answer of await Promise.all([...two, other])) expect(answer.status).toBe(200);
    expect((await post("ann")).status).toBe(200);
  });

  it("beyond twenty of all users are refused until one ends", async () => {
    const { post, finish } = await uploadServer();
    const many = Array.from({ length: 20 }, (_, index) => post(`user${index}`));
    await expect.poll(() => uploadsOf().length).toBe(20);
    const refused = await post("one.more");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    finish();
    await Promise.all(many);
    expect((await post("one.more")).status).toBe(200);
  });

  it("that stall are ended, and give their place to others", async () => {
    const { begin, post, finish, app, http } = await uploadServer({ stalledMs: 200 });
    finish();
    const arrived = ofRequests(http, 2);
    const stalled = [begin("ann", head(10)), begin("ann", head(70_000))];
    await arrived;
    expect((await post("ann")).status).toBe(429);
    await Promise.all(stalled.map((socket) => once(socket.resume(), "close")));
    await expect.poll(async () => (await post("ann")).status).toBe(200);
    await expect.poll(uploadsOf).toEqual([]);
    expect(app.takeErrors()).toEqual([]);
  });

  it.each([
    ["a field that occurs twice", `--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n`, 400],
    ["a file that is too large", "", 413],
  ])("that are refused for %s leave the connection usable", async (_name, fields, status) => {
    const { postOver, finish } = await uploadServer();
    finish();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const end = `\r\n--${BOUNDARY}--\r\n`;
    expect(await postOver(agent, fields + fields + head(6_000_000) + end)).toMatchObject({ status });
    expect(await postOver(agent, head(3000) + end)).toMatchObject({ status: 200 });
  });

  it.runIf(process.platform === "linux")("onto a full disk get 503, and leave the connection usable", async () => {
    const { postOver, finish } = await uploadServer();
    finish();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    // The upload is written to a link to the device that is always full.
    const name = crypto.randomUUID();
    symlinkSync("/dev/full", join(tmpdir(), `candlewise-upload-${process.pid}-${name}`));
    vi.spyOn(crypto, "randomUUID").mockReturnValueOnce(name);
    syncBuiltinESMExports();
    onTestFinished(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });
    const end = `\r\n--${BOUNDARY}--\r\n`;
    const refused = await postOver(agent, head(3_000_000) + end);
    expect(refused).toMatchObject({ status: 503, retryAfter: "60", body: expect.stringContaining("unavailable") });
    expect(await postOver(agent, head(3000) + end)).toMatchObject({ status: 200 });
    await expect.poll(uploadsOf).toEqual([]);
  });
});
