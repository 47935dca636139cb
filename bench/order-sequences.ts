import fc from "fast-check";
import { DRAW_MAX, runSequence, type Draw, type Run } from "../packages/domain/src/simulator/testing/order-sequence.ts";
import type { PathMarket } from "../packages/domain/src/simulator/testing/path-market.ts";
import { createToyMarket } from "../packages/domain/src/simulator/testing/toy-market.ts";
import { findViolations } from "../packages/domain/src/simulator/testing/violations.ts";
import { atLeast, atMost, report } from "./support/figures.ts";
import { sized } from "./support/short.ts";

// Generated order sequences neither create nor lose money, and the result does not depend on how often the account is read. A seed always
// gives the same sequences.
const SEQUENCES = Number(process.env["SEQUENCES"] ?? sized(10_000, 1_000));
const POLLED_ORDERS = Number(process.env["POLLED_ORDERS"] ?? sized(2_000, 200));
const SEED = Number(process.env["SEED"] ?? 20_261_121);
const MARKETS = 40;
const STEPS = 40;
const SHOWN = 20;

const markets = Array.from({ length: MARKETS }, (_, index) => createToyMarket(`bench ${index}`));
const number = fc.nat({ max: DRAW_MAX });
const draw: fc.Arbitrary<Draw> = fc.tuple(number, number, number, number, number, number, number, number);
const sequence = fc.record({
  market: fc.constantFrom(...markets),
  draws: fc.array(draw, { minLength: 1, maxLength: STEPS, size: "max" }),
  pollEvery: fc.integer({ min: 1, max: 200 }),
});

interface Sequence {
  readonly market: PathMarket;
  readonly draws: readonly Draw[];
  readonly pollEvery: number;
}

function countViolations({ market, draws }: Sequence): { found: string[]; orders: number; fills: number } {
  const found: string[] = [];
  const run = runSequence({
    market,
    draws,
    afterStep: (state, now) => found.push(...findViolations(state, market, now)),
  });
  return { found, orders: run.history.size, fills: run.events.filter(({ type }) => type === "fill").length };
}

/** The final state and the fills of an order, as comparable text. */
function ends({ events, history }: Run): string[] {
  const write = (value: unknown): string =>
    JSON.stringify(value, (_key, part: unknown) => (typeof part === "bigint" ? `${part}n` : part));
  return [...history].map(([id, states]) => {
    const last = states.at(-1);
    const own = events.filter((event) => "orderId" in event && event.orderId === id);
    return write([last?.status, last?.reason, last?.filledQuantity, last?.reservedCash, own]);
  });
}

let found: string[] = [];
let orders = 0;
let fills = 0;
for (const each of fc.sample(sequence, { numRuns: SEQUENCES, seed: SEED })) {
  const result = countViolations(each);
  found = found.concat(result.found);
  orders += result.orders;
  fills += result.fills;
}
for (const violation of found.slice(0, SHOWN)) console.error(violation);
console.log(`seed ${SEED}; ${orders} orders, ${fills} fills`);

let compared = 0;
let different = 0;
let polledFills = 0;
for (let seed = SEED + 1; compared < POLLED_ORDERS; seed++) {
  const [each] = fc.sample(sequence, { numRuns: 1, seed });
  if (!each) break;
  const lazy = runSequence({ market: each.market, draws: each.draws });
  const polled = ends(runSequence(each));
  const late = ends(lazy);
  compared += late.length;
  different += late.filter((text, index) => text !== polled[index]).length + Math.abs(polled.length - late.length);
  polledFills += lazy.events.filter(({ type }) => type === "fill").length;
}

const missed = report("Generated sequences of orders", [
  atLeast("sequences", SEQUENCES, SEQUENCES),
  atMost("violations of conservation", found.length, 0),
  atLeast("fills for each sequence", fills / SEQUENCES, 3),
  atLeast("orders settled late and polled", compared, POLLED_ORDERS),
  atLeast("fills among them", polledFills, compared / 4),
  atMost("orders that came out otherwise", different, 0),
]);
process.exit(missed === 0 ? 0 : 1);
