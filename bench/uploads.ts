import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { z } from "zod";
import { startServer } from "#e2e/support/server.ts";
import { root } from "#tools/process.ts";
import { fillWithLearners, learnerId, tokensOf } from "./support/crowd.ts";
import { atLeast, atMost, percentile, report } from "./support/figures.ts";
import { connectToDatabase } from "./support/own-database.ts";

// What uploads may cost: 60 that stall and 30 complete ones at the same time, each of 5 MB and of another learner, while others read their goal.
const STALLED = 60;
const COMPLETE = 30;
const SIZE = 4.9 * 1024 * 1024;
const MEMORY_LIMIT_MB = 150;
const OTHERS_LIMIT_MS = 300;
/** On a machine that is busy with other work: how many times longer than without uploads. */
const BUSY_FACTOR = 3;
const SAMPLE_MS = 20;
const SETTLE_MS = 3000;
const PAGE = 4096;
const MB = 1024 * 1024;
const BOUNDARY = "form-boundary";

const server = await startServer({ RATE_LIMIT: "0", LOG_LEVEL: "error" });
const url = new URL(server.url);
const client = await connectToDatabase(server.dataDir);
await fillWithLearners(client, STALLED + COMPLETE + 1);
await client.query(
  `insert into auth_session (user_id, session_id, generation, seen_generation, created_at, rotated_at, user_agent, opened_by)
   select user_id, $1, 0, 0, now(), now(), 'bench', 'password' from profile_user`,
  [learnerId(0)],
);
const tokens = tokensOf(server.dataDir);
const authorizationOf = (index: number) => `Bearer ${tokens.issueAccess(learnerId(index), learnerId(0))}`;

const memory = (): number => Number(readFileSync(`/proc/${server.process.pid}/statm`, "utf8").split(" ")[1]) * PAGE;

/** A picture of nearly the largest accepted size: noise cannot be compressed. */
async function largePicture(): Promise<Buffer<ArrayBuffer>> {
  const edge = Math.floor(Math.sqrt(SIZE / 3));
  const noise = randomBytes(edge * edge * 3);
  const png = await sharp(noise, { raw: { width: edge, height: edge, channels: 3 } })
    .png()
    .toBuffer();
  return Buffer.from(png);
}

/** Sends all of a form but its last bytes. */
async function stall(index: number, picture: Buffer): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname);
  socket.on("error", () => undefined).resume();
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  socket.write(
    `POST /api/profile/ HTTP/1.1\r\nhost: ${url.host}\r\nauthorization: ${authorizationOf(index)}\r\n` +
      `content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${picture.length + 1000}\r\n\r\n${head}`,
  );
  await new Promise((resolve) => socket.write(picture, resolve));
  return socket;
}

/** The status of a whole upload; one that is refused while it is sent may lose its connection. */
async function upload(index: number, picture: Buffer<ArrayBuffer>): Promise<number> {
  const form = new FormData();
  form.set("image", new File([picture], "a.png", { type: "image/png" }));
  const headers = { authorization: authorizationOf(index) };
  return fetch(`${server.url}/api/profile/`, { method: "POST", body: form, headers }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Times of calls of another learner, one after the other, until `stop`; in a process of its own, which uploads do not slow down. */
function othersWhile() {
  const goal = `${server.url}/api/learning-v2/v2/daily-goal/`;
  const script = join(root, "bench/support/caller.ts");
  const caller = fork(script, [goal, authorizationOf(STALLED + COMPLETE)]);
  return async (): Promise<number[]> => {
    const reported = once(caller, "message");
    caller.send("stop");
    const [times]: unknown[] = await reported;
    return z.array(z.number()).parse(times);
  };
}

const picture = await largePicture();
// The first starts the decoder, and opens what a server opens once.
await upload(STALLED, picture);
await wait(SETTLE_MS);
const stopQuiet = othersWhile();
await wait(SETTLE_MS);
const quiet = percentile(await stopQuiet(), 0.99);
const before = memory();
let peak = before;
const sampler = setInterval(() => (peak = Math.max(peak, memory())), SAMPLE_MS);
const stopOthers = othersWhile();
const sockets = await Promise.all(Array.from({ length: STALLED }, (_, index) => stall(index, picture)));
const stalledPeak = peak;
sockets.forEach((socket) => socket.destroy());
await wait(SETTLE_MS);
const statuses = await Promise.all(Array.from({ length: COMPLETE }, (_, index) => upload(STALLED + index, picture)));
const times = await stopOthers();
clearInterval(sampler);
const taken = statuses.filter((status) => status === 200).length;
console.log(`Without uploads others' p99 is ${Math.round(quiet)} ms.`);
console.log(`${taken} of ${COMPLETE} uploads were taken, ${times.length} calls of others were answered.`);
const missed = report("Uploads", [
  atMost(`memory over ${STALLED} stalled uploads`, (stalledPeak - before) / MB, MEMORY_LIMIT_MB, "MB more"),
  atMost(`memory over ${COMPLETE} complete uploads too`, (peak - before) / MB, MEMORY_LIMIT_MB, "MB more"),
  atMost("others' p99", percentile(times, 0.99), Math.max(OTHERS_LIMIT_MS, quiet * BUSY_FACTOR), "ms"),
  atLeast("uploads that were taken", taken, 10),
]);
await client.end();
await server.stop();
process.exit(missed === 0 ? 0 : 1);
