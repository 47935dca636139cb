import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { createProbeServer, probe } from "#api/testing/probe-server.ts";

const BOUNDARY = "form-boundary";
const head = (size: number) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${"x".repeat(size)}`;
const shape = { body: z.strictObject({ file: z.file() }), response: z.strictObject({ bytes: z.int() }) };
const parsedBody = shape.body;

/** A server whose handler waits until the test releases it. */
async function uploadServer() {
  const handled = Promise.withResolvers<void>();
  const upload = probe({ path: "/upload/", method: "POST", form: true, token: "default" }, shape, async ({ body }) => {
    const { file } = parsedBody.parse(body);
    await handled.promise;
    return { bytes: (await file.arrayBuffer()).byteLength };
  });
  const { http, app } = await createProbeServer([upload], { timeLimits: { stalledMs: 200 } });
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
  return { http, app, begin, post, finish: handled.resolve };
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
    const { begin, post, finish, app, http } = await uploadServer();
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
});
