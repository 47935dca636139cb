import type { CallResult } from "@candlewise/contracts/endpoint";
import { marketContract } from "@candlewise/contracts/market/schemas";
import { performanceContract } from "@candlewise/contracts/performance/schemas";
import { simulatorContract, type SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { seededRandom, type Random } from "@candlewise/domain/learning/hash";
import { formatUsd, multiply, parseQuantity, parseUsd } from "@candlewise/domain/simulator/money";
import { instruments } from "@candlewise/market/instruments";
import { createPracticeMarket } from "@candlewise/market/practice-market";
import { randomUUID } from "node:crypto";
import type { App } from "#api/app.ts";
import { createTokens } from "#api/areas/identity/auth/tokens/tokens.ts";
import { callsOf } from "./app-calls.ts";
import type { TestClock } from "./test-clock.ts";

type Portfolio = CallResult<SimulatorShapes["getPortfolio"]>;
type Activity = CallResult<SimulatorShapes["listActivity"]>["items"][number];

const DAY = 86_400;
const SPAN = 9 * DAY;
const OPENING = 9.5 * 3600;
const ACTIONS = 10;
const ENDS = 4;
const CRYPTO = instruments.filter(({ kind }) => kind === "crypto").map(({ ticker }) => ticker);
const EXCHANGE = instruments.filter(({ kind }) => kind !== "crypto").map(({ ticker }) => ticker);
const FIRST = Date.UTC(2025, 0, 2, 12) / 1000;
const LAST = Date.UTC(2026, 10, 2, 12) / 1000;

/** Trading hours do not depend on the key of the market. */
const calendar = createPracticeMarket({ instruments, factorKey: () => [0, 0] });
const SESSIONS = [...sessionsUntil(LAST + SPAN + 5 * DAY)];

function* sessionsUntil(until: number): Generator<{ opensAt: number; closesAt: number }> {
  const [ticker = ""] = EXCHANGE;
  for (let at = FIRST - 7 * DAY; at < until;) {
    const { opensAt } = calendar.session(ticker, at);
    if (opensAt === null) return;
    yield { opensAt, closesAt: calendar.session(ticker, opensAt).closesAt ?? opensAt };
    at = opensAt;
  }
}

const pick = <T>(list: readonly T[], random: Random): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new RangeError("nothing to pick from");
  return one;
};
const between = (from: number, until: number, random: Random) => from + Math.floor(random() * (until - from));
const midnightBefore = (at: number) => Math.floor(at / DAY) * DAY;

/** The last second before the day of an instrument: of shares, the last close on an earlier date in New York. */
function dayStart(ticker: string, at: number): number {
  if (CRYPTO.includes(ticker)) return midnightBefore(at) - 1;
  const dateOf = (second: number) =>
    new Date(second * 1000).toLocaleDateString("en-CA", { timeZone: "America/New_York" });
  const today = dateOf(at);
  const last = SESSIONS.findLast(({ closesAt }) => closesAt <= at && dateOf(closesAt) < today);
  if (!last) throw new RangeError(`no session before ${at}`);
  return last.closesAt - 1;
}

/** Seconds around the changes of a session and of a day, and noon of each day, weekends among them. */
function boundaries(from: number, until: number): number[] {
  const changes = SESSIONS.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt, opensAt - OPENING]);
  for (let midnight = midnightBefore(from) + DAY; midnight < until; midnight += DAY)
    changes.push(midnight, midnight + 17 * 3600);
  return changes.flatMap((at) => [at - 1, at, at + 1]).filter((at) => at > from && at < until);
}

interface Step {
  readonly at: number;
  readonly type: "look" | "act" | "compare";
}

/** When an account acts, when its figures are compared, and when its value at the start of those days is looked up. */
function draw(random: Random): { from: number; tickers: string[]; steps: Step[] } {
  const from = between(FIRST, LAST, random);
  const until = from + SPAN;
  const open = SESSIONS.filter(({ opensAt }) => opensAt > from && opensAt < until);
  const acts = Array.from({ length: ACTIONS }, () => {
    const { opensAt, closesAt } = pick(open, random);
    return random() < 0.6 ? between(opensAt, closesAt, random) : between(from + 1, until, random);
  });
  const ends = Array.from({ length: ENDS }, () => pick(boundaries(from + DAY, until), random));
  const kinds = pick([[EXCHANGE], [CRYPTO], [EXCHANGE, EXCHANGE, CRYPTO], [EXCHANGE, CRYPTO]], random);
  const tickers = [...new Set(kinds.map((kind) => pick(kind, random)))];
  const starts = ends.flatMap((at) => [dayStart(EXCHANGE[0] ?? "", at), dayStart(CRYPTO[0] ?? "", at)]);
  const steps = [
    ...[...new Set(starts)].filter((at) => at >= from).map((at): Step => ({ at, type: "look" })),
    ...acts.map((at): Step => ({ at, type: "act" })),
    ...ends.map((at): Step => ({ at, type: "compare" })),
  ];
  return { from, tickers, steps: steps.toSorted((a, b) => a.at - b.at) };
}

export interface DayProfits {
  /** Figures that differ, in words. */
  readonly differences: readonly string[];
  /** Compared figures that are not 0. */
  readonly compared: number;
  /** Differences of the equity curve among them. */
  readonly curves: number;
}

/**
 * Trades on an account at random over nine days of the practice market and compares its day P/L wherever it is shown: home, the instrument,
 * the positions, performance and its equity curve. What is expected follows from the values at the start of the day and the activity since.
 */
export async function compareDayProfits(app: App, clock: TestClock, seed: string): Promise<DayProfits> {
  const random = seededRandom(seed);
  const { from, tickers, steps } = draw(random);
  const trader = new Trader(app, clock, seed);
  await trader.lookAt(from);
  for (const { at, type } of steps) {
    if (type === "look") await trader.lookAt(at);
    else if (type === "act") await trader.actAt(at, pick(tickers, random), random);
    else await trader.compareAt(at);
  }
  return trader.result;
}

class Trader {
  readonly result = { differences: [] as string[], compared: 0, curves: 0 };
  readonly #seed: string;
  readonly #clock: TestClock;
  readonly #calls: ReturnType<typeof callsOf>;
  readonly #token: () => string;
  /** Values of the holdings, by second and ticker. */
  readonly #seen = new Map<number, ReadonlyMap<string, bigint>>();

  constructor(app: App, clock: TestClock, seed: string) {
    this.#seed = seed;
    this.#clock = clock;
    this.#calls = callsOf(app);
    const tokens = createTokens(app.platform.secrets, clock);
    const userId = randomUUID();
    this.#token = () => tokens.issueAccess(userId, userId);
  }

  async lookAt(at: number): Promise<void> {
    const { assets } = await this.#portfolioAt(at);
    this.#seen.set(at, new Map(assets.map(({ ticker, value }) => [ticker, parseUsd(value)])));
  }

  async actAt(at: number, ticker: string, random: Random): Promise<void> {
    const { assets } = await this.#portfolioAt(at);
    const held = assets.find((asset) => asset.ticker === ticker);
    const token = this.#token();
    const kind = random();
    if (held && kind < 0.1) {
      const body = { client_order_id: randomUUID() };
      await this.#calls.send(simulatorContract, "closePosition", { params: { ticker }, body }, { token });
      return;
    }
    const { asset } = await this.#calls.call(marketContract, "getAsset", { params: { ticker } }, { token });
    const price = Number(asset.quote.price);
    const near = (price * (0.97 + 0.06 * random())).toFixed(2);
    const isSale = held !== undefined && random() < 0.45;
    const units = isSale ? Number(held.quantity) * random() : (500 + 14_000 * random()) / price;
    const base = { quantity: units.toFixed(8), time_in_force: "gtc" } as const;
    const order =
      kind < 0.6
        ? ({ ...base, type: "market" } as const)
        : kind < 0.8
          ? ({ ...base, type: "limit", limit_price: near } as const)
          : ({ ...base, type: "stop", stop_price: near } as const);
    const args = {
      params: { ticker, transactionType: isSale ? "sell" : "buy" },
      body: { client_order_id: randomUUID(), order },
    } as const;
    const { statusCode, body } = await this.#calls.send(simulatorContract, "placeOrder", args, { token });
    if (statusCode >= 500) throw new Error(body);
  }

  async compareAt(at: number): Promise<void> {
    const portfolio = await this.#portfolioAt(at);
    const activity = await this.#activity();
    const expected = this.#gains(portfolio, activity, (ticker) => dayStart(ticker, at));
    const whole = sumOf(expected);
    const shown = new Map([...portfolio.assets, ...portfolio.closed_today].map((each) => [each.ticker, each]));
    for (const ticker of new Set([...shown.keys(), ...expected.keys()]))
      this.#compare(
        `position ${ticker}`,
        at,
        parseUsd(shown.get(ticker)?.day_change ?? "0"),
        expected.get(ticker) ?? 0n,
      );
    this.#compare("home", at, cents(portfolio.day_change), cents(formatUsd(whole)));
    await this.#comparePerformance(portfolio, activity, at, whole);
    await this.#compareInstruments(portfolio, activity, at);
  }

  async #portfolioAt(at: number): Promise<Portfolio> {
    this.#clock.set(new Date(at * 1000).toISOString());
    return this.#calls.call(simulatorContract, "getPortfolio", {}, { token: this.#token() });
  }

  async #activity(): Promise<readonly Activity[]> {
    const items: Activity[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { limit: 500, ...(cursor !== undefined && { cursor }) };
      const page = await this.#calls.call(simulatorContract, "listActivity", { query }, { token: this.#token() });
      items.push(...page.items);
      cursor = page.next_cursor;
    }
    return items;
  }

  /** By ticker: the value now, less that at its start, plus the cash since. */
  #gains(
    { assets }: Portfolio,
    activity: readonly Activity[],
    startOf: (ticker: string) => number,
  ): ReadonlyMap<string, bigint> {
    const held = [...this.#seen.values()].flatMap((values) => [...values.keys()]);
    const tickers = new Set([...[...assets, ...activity].flatMap(({ ticker }) => ticker ?? []), ...held]);
    const values = new Map(assets.map(({ ticker, value }) => [ticker, parseUsd(value)]));
    return new Map(
      [...tickers].map((ticker) => {
        const start = startOf(ticker);
        const cash = activity
          .filter((item) => item.ticker === ticker && item.at > start)
          .reduce((sum, { amount }) => sum + parseUsd(amount), 0n);
        return [ticker, (values.get(ticker) ?? 0n) - (this.#seen.get(start)?.get(ticker) ?? 0n) + cash];
      }),
    );
  }

  async #comparePerformance(portfolio: Portfolio, activity: readonly Activity[], at: number, whole: bigint) {
    const token = this.#token();
    const { day, value, points } = await this.#calls.call(performanceContract, "getPerformance", {}, { token });
    this.#compare("performance", at, parseUsd(day?.change ?? "0"), whole);
    this.#compare("value", at, cents(value), cents(portfolio.totalBalance));
    // The curve has no point at midnight UTC: crypto counts from the start of the exchange's day, too.
    const start = dayStart(EXCHANGE[0] ?? "", at);
    const point = points.find((each) => each.at === start);
    if (!point) return;
    const gain = sumOf(this.#gains(portfolio, activity, () => start));
    if (gain !== 0n) this.result.curves++;
    this.#compare("equity curve", at, parseUsd(value) - parseUsd(point.value), gain);
  }

  async #compareInstruments({ assets }: Portfolio, activity: readonly Activity[], at: number): Promise<void> {
    for (const { ticker, kind, quantity, price, value, day_change } of assets) {
      const token = this.#token();
      const { asset } = await this.#calls.call(marketContract, "getAsset", { params: { ticker } }, { token });
      this.#compare(`price of ${ticker}`, at, parseUsd(asset.quote.price), parseUsd(price));
      this.#compare(`value of ${ticker}`, at, multiply(parseQuantity(quantity), parseUsd(price)), parseUsd(value));
      const start = dayStart(ticker, at);
      // The quote's change is of the last session, which before the next one is not the day of the account any more.
      const isToday = kind === "crypto" || asset.quote.at > start + 1;
      if (!isToday || activity.some((item) => item.ticker === ticker && item.at > start)) continue;
      const change = multiply(parseQuantity(quantity), parseUsd(asset.quote.change));
      const rounding = change - parseUsd(day_change);
      this.#compare(
        `instrument ${ticker}`,
        at,
        rounding * rounding <= 1n ? parseUsd(day_change) : change,
        parseUsd(day_change),
      );
    }
  }

  #compare(what: string, at: number, shown: bigint, expected: bigint): void {
    if (expected !== 0n) this.result.compared++;
    if (shown === expected) return;
    const moment = new Date(at * 1000).toISOString();
    this.result.differences.push(
      `${this.#seed}: ${what} at ${moment} shows ${formatUsd(shown)} instead of ${formatUsd(expected)}`,
    );
  }
}

const sumOf = (gains: ReadonlyMap<string, bigint>): bigint => [...gains.values()].reduce((sum, gain) => sum + gain, 0n);

/** A sum of dollars in 1e-4 USD, rounded to cents as the portfolio rounds, half to even. */
function cents(dollars: number | string): bigint {
  const sum = typeof dollars === "number" ? BigInt(Math.round(dollars * 10_000)) : parseUsd(dollars);
  const [whole, rest] = [sum / 100n, sum % 100n];
  const size = rest < 0n ? -rest : rest;
  const isUp = size > 50n || (size === 50n && whole % 2n !== 0n);
  return (whole + (isUp ? (sum < 0n ? -1n : 1n) : 0n)) * 100n;
}
