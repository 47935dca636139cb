import { loadContentBundle } from "@candlewise/content/bundle";
import { expect, it } from "vitest";
import { createTestApp } from "#api/testing/test-app.ts";
import { fuzz } from "./fuzz.ts";
import { injectInto } from "./inject.ts";

const SEED = 20_261_121;
const TIMEOUT_MS = 90_000;

it(
  "S6.04 S8.01 every call answers generated requests in the shape of its contract and refuses malformed ones",
  async () => {
    const app = await createTestApp({ content: loadContentBundle() });
    const calls = app.features.flatMap((feature) => feature.endpoints);
    const report = await fuzz({ calls, send: injectInto(app.http), requests: 400, seed: SEED });
    expect(report.faults).toEqual([]);
    // Many well-formed requests name an order, a card, an entry or a replay that does not exist.
    expect(report.granted / report.right).toBeGreaterThan(0.4);
  },
  TIMEOUT_MS,
);
