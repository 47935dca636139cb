import { gaussian, seededRandom } from "../fixtures/random.ts";
import { prepareFormula } from "../formulas.ts";
import type { Simulation } from "../structure/figure-structure.ts";

type Numbers = Readonly<Record<string, number>>;

/** Keeps `check` quick: about a tenth of a second. */
const MOST_ROUNDS = 100_000;

/**
 * What comes out of each run: the same seed gives the same outcomes on every machine. In `round`, `value` is what the rounds before left, `n` counts
 * from 1, `win` is 1 or 0 by `chance`, `uniform` lies between 0 and 1, `normal` is drawn from the standard normal distribution; `low` and `high` are the
 * least and the greatest value so far. Throws with what to fix.
 */
export function simulateOutcomes(simulation: Simulation, numbers: Numbers): number[] {
  const evaluate = (formula: string) => prepareFormula(formula, numbers)(numbers);
  const rounds = evaluate(simulation.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`rounds gives ${rounds}, not a whole number from 1`);
  if (rounds * simulation.runs > MOST_ROUNDS) {
    throw new Error(`${simulation.runs} runs of ${rounds} rounds are more than ${MOST_ROUNDS} rounds; take fewer`);
  }
  const rules = {
    rounds,
    start: evaluate(simulation.start),
    chance: evaluate(simulation.chance),
    below: simulation.stop.below === undefined ? -Infinity : evaluate(simulation.stop.below),
    above: simulation.stop.above === undefined ? Infinity : evaluate(simulation.stop.above),
    next: prepareFormula(simulation.round, {
      ...numbers,
      value: 0,
      low: 0,
      high: 0,
      n: 0,
      win: 0,
      uniform: 0,
      normal: 0,
    }),
    outcome: prepareFormula(simulation.outcome, { ...numbers, value: 0, low: 0, high: 0, n: 0 }),
  };
  const random = seededRandom(simulation.seed);
  return Array.from({ length: simulation.runs }, () => runOnce(rules, numbers, random));
}

interface Rules {
  readonly rounds: number;
  readonly start: number;
  readonly chance: number;
  readonly below: number;
  readonly above: number;
  readonly next: (scope: Numbers) => number;
  readonly outcome: (scope: Numbers) => number;
}

function runOnce(
  { rounds, start, chance, below, above, next, outcome }: Rules,
  numbers: Numbers,
  random: () => number,
) {
  const scope = { ...numbers, value: start, low: start, high: start, n: 0, win: 0, uniform: 0, normal: 0 };
  // Every round draws, also after a stop: a run does not change those after it.
  for (let round = 1; round <= rounds; round++) {
    scope.win = random() < chance ? 1 : 0;
    scope.uniform = random();
    scope.normal = gaussian(random);
    if (scope.value <= below || scope.value >= above) continue;
    scope.n = round;
    scope.value = next(scope);
    scope.low = Math.min(scope.low, scope.value);
    scope.high = Math.max(scope.high, scope.value);
  }
  return outcome(scope);
}
