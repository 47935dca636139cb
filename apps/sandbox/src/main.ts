import { randomInt, randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { runDue } from "./billing.ts";
import { createClock } from "./clock.ts";
import type { Context } from "./context.ts";
import { openDatabase } from "./database.ts";
import { createLoop } from "./loop.ts";
import { createServer } from "./http/server.ts";
import { readOptions } from "./options.ts";
import { seededRandom } from "./random.ts";
import { createDelivery, type Send } from "./webhooks/deliver.ts";

/** How often it looks for what is due: renewals, late payments, webhooks. */
const LOOK_MS = 250;
const WEBHOOK_LIMIT_MS = 30_000;

/** What the process that started this one is told. */
export type SandboxMessage = { readonly port: number } | { readonly failure: string; readonly code: string };

const send: Send = async (url, headers, body) => {
  const answer = await fetch(url, {
    method: "POST",
    headers,
    body,
    redirect: "error",
    signal: AbortSignal.timeout(WEBHOOK_LIMIT_MS),
  });
  await answer.body?.cancel();
  return answer.status;
};

async function start(): Promise<void> {
  const options = readOptions(process.env);
  const database = openDatabase(options.dataDir);
  const context: Context = {
    database,
    clock: createClock(database, Date.now),
    options,
    faults: options.faults,
    url: options.url,
    ids: randomUUID,
    random: seededRandom(options.seed ?? randomInt(2 ** 31)),
    systemNow: Date.now,
  };
  const delivery = createDelivery(context, send);
  const billing = createLoop(async () => {
    while (runDue(context, context.clock.now())) await wait(0);
    webhooks.nudge();
  }, LOOK_MS);
  const webhooks = createLoop(() => delivery.round(), LOOK_MS);
  const server = await createServer(context, { onChange: () => webhooks.nudge() });
  await server.listen({ port: options.port, host: options.host });
  const { port } = server.server.address() as AddressInfo;
  context.url ??= `http://localhost:${port}`;
  billing.start();
  webhooks.start();
  tell({ port });
  const stop = async () => {
    billing.stop();
    webhooks.stop();
    await server.close();
    process.exit(0);
  };
  // Beside the app it ends with the app, however that dies: the channel closes. A signal to both must not end it first.
  process.once("disconnect", () => void stop());
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (!process.connected) void stop();
    });
  }
}

function tell(message: SandboxMessage): void {
  if (process.send) process.send(message);
  else console.log("port" in message ? `The sandbox listens on port ${message.port}.` : message.failure);
}

try {
  await start();
} catch (error) {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  tell({ failure: error instanceof Error ? error.message : String(error), code });
  process.exitCode = 1;
  if (process.connected) process.disconnect();
}
