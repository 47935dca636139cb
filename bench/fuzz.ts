import { fuzz } from "#apps/api/src/testing/fuzz/fuzz.ts";
import { startServer } from "#e2e/support/server.ts";
import { allCalls } from "./support/all-calls.ts";
import { atLeast, atMost, report } from "./support/figures.ts";
import { createWire } from "./support/wire.ts";

// Sends requests to every call of every contract, half of them malformed. A seed always gives the same requests.
const REQUESTS = Number(process.env["REQUESTS"] ?? 10_000);
const SEED = Number(process.env["SEED"] ?? 20_261_121);
const SHOWN = 20;

const server = await startServer({ RATE_LIMIT: "0", LOG_LEVEL: "silent" });
const wire = createWire(server.url);
const calls = await allCalls();
const mounted = await wire.countMounted();
const result = await fuzz({ calls, send: wire.send, requests: REQUESTS, seed: SEED });
wire.close();
await server.stop();

for (const fault of result.faults.slice(0, SHOWN)) console.error(fault);
const neverGranted = calls
  .map(({ domain, name }) => `${domain}.${name}`)
  .filter((name) => !result.grantedCalls.has(name));
console.log(`seed ${SEED}; ${calls.length} calls; never granted: ${neverGranted.join(", ") || "none"}`);
const missed = report("Generated requests", [
  atLeast("requests", result.requests, REQUESTS),
  atMost("calls of the API that were not tried", mounted - calls.length, 0),
  atMost("answers 5xx", result.serverErrors, 0),
  atMost("answers of another shape, or malformed requests taken", result.faults.length, 0),
  atLeast("share of the others that were granted", result.granted / result.right, 0.6),
]);
process.exit(missed === 0 ? 0 : 1);
