import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { instruments } from "@candlewise/market/instruments";
import { createPracticeMarket } from "@candlewise/market/practice-market";
import { TIMEFRAMES } from "@candlewise/market/types";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { freePort } from "#apps/api/src/testing/free-port.ts";
import { startServer } from "#e2e/support/server.ts";
import { atMost, percentile, report } from "./support/figures.ts";
import { connectToDatabase } from "./support/own-database.ts";
import { heaviestCalls, type HeavyCall } from "./support/heaviest-calls.ts";
import { signUp } from "./support/learner.ts";
import { sized } from "./support/short.ts";

// How the heaviest calls affect all others: how long they block the server's event loop, the latency of `/health/live` while ten callers send
// the heaviest call of each GET route, and the first call of every chart, on a newly installed server and on the next one, which finds the
// bars of past sessions stored. The short form has few instruments and no stored bars.
const CALLERS = 10;
const PROBE_EVERY_MS = 10;
const CHARTED = sized(
  instruments,
  instruments.filter((_, index) => index % 20 === 0),
);
/** Number of bars on the first page of a chart in the app. */
const PAGE = 600;
const STORED_WITHIN_MS = 1_200_000;

const folder = temporaryFolder("heaviest");
const dataDir = folder.path;
const probePort = String(await freePort());
const start = () =>
  startServer(
    {
      RATE_LIMIT: "0",
      DRAIN_MS: "0",
      MARKET_PRECOMPUTE: sized("on", "off"),
      LOOP_PROBE_PORT: probePort,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, "support/loop-probe.ts")}`,
    },
    folder,
  );
let server = await start();
const learner = await signUp(server.url);

/** The longest block of the event loop since the previous call, in milliseconds of CPU time. */
async function longestHold(): Promise<number> {
  const socket = connect(Number(probePort), "127.0.0.1");
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, "end");
  return Number(text);
}

/** Milliseconds until the last byte of the response. */
async function timeOf(path: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${learner.accessToken}` } });
  await response.arrayBuffer();
  if (response.status >= 500) throw new Error(`${path} answered ${response.status}.`);
  return performance.now() - started;
}

const slowest = (times: readonly { path: string; ms: number }[]) =>
  times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 5)
    .map(({ path, ms }) => `  ${ms.toFixed(0)} ms ${path}`)
    .join("\n");

async function firstCharts(): Promise<{ ms: number[]; hold: number }> {
  await longestHold();
  const times: { path: string; ms: number }[] = [];
  for (const { ticker } of CHARTED)
    for (const timeframe of TIMEFRAMES) {
      const path = `/api/v2/assets/${ticker}/candles/?timeframe=${timeframe}&limit=${PAGE}`;
      times.push({ path, ms: await timeOf(path) });
    }
  console.log(`\nSlowest of ${times.length} first charts\n${slowest(times)}`);
  return { ms: times.map(({ ms }) => ms), hold: await longestHold() };
}

/** Calls `/health/live` until `work` settles, and returns the latencies. */
async function liveDuring(work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  const times: number[] = [];
  while (!isOver) {
    times.push(await timeOf("/health/live"));
    await wait(PROBE_EVERY_MS);
  }
  await over;
  return times;
}

async function callAll(calls: readonly HeavyCall[]): Promise<number[]> {
  const live: number[] = [];
  const held: { path: string; ms: number }[] = [];
  for (const { path } of calls) {
    await longestHold();
    live.push(...(await liveDuring(Promise.all(Array.from({ length: CALLERS }, () => timeOf(path))))));
    held.push({ path, ms: await longestHold() });
  }
  console.log(`\nLongest holds of the event loop by ${CALLERS} callers\n${slowest(held)}`);
  holds.push(...held.map(({ ms }) => ms));
  return live;
}

/** Waits until the bars of all past sessions are stored, and returns how long that took. */
async function untilStored(): Promise<number> {
  const market = createPracticeMarket({ instruments, factorKey: () => [0, 0] });
  const now = Math.floor(Date.now() / 1000);
  const pages = instruments.reduce((sum, { ticker }) => sum + market.finishedPages(ticker, now), 0);
  const client = await connectToDatabase(dataDir);
  const started = performance.now();
  for (let stored = 0; stored < pages; await wait(1000)) {
    const { rows } = await client.query<{ stored: number }>("select count(*)::int as stored from market_history");
    stored = rows[0]?.stored ?? 0;
    if (performance.now() - started > STORED_WITHIN_MS) throw new Error(`Only ${stored} of ${pages} pages are stored.`);
  }
  await client.end();
  return (performance.now() - started) / 1000;
}

const holds: number[] = [];
const atOnce = await firstCharts();
const calls = await heaviestCalls(learner);
const live = await callAll(calls);
const seconds = await sized(untilStored, async () => 0)();
await server.stop();
server = await start();
const stored = await firstCharts();
await server.stop();
folder.remove();

console.log(`\nBars of all past sessions were stored ${seconds.toFixed(0)} s after the charts.`);
const routes = new Set(calls.map(({ name }) => name)).size;
const missed = report(`Heaviest calls: ${routes} routes, ${calls.length} variants`, [
  atMost("first call of a chart on a new installation, the slowest", Math.max(...atOnce.ms), sized(300, 8000)),
  atMost("first call of a chart with stored bars, the slowest", Math.max(...stored.ms), sized(300, 8000)),
  atMost(
    "event loop held by a first chart, longest, processor time",
    Math.max(atOnce.hold, stored.hold),
    sized(50, 100),
  ),
  atMost("event loop held by ten callers, longest, processor time", Math.max(...holds), sized(50, 100)),
  atMost("/health/live meanwhile, p99", percentile(live, 0.99), sized(100, 250)),
]);
process.exit(missed === 0 ? 0 : 1);
