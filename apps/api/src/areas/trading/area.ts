import type { MarketSettings } from "#api/areas/trading/market/dependencies.ts";
import type { Area, Platform } from "#api/platform/feature.ts";
import type { Secrets } from "#api/platform/keys/secrets.ts";
import { createTimeSlices } from "#api/platform/time-slices.ts";
import type { BriefsPorts } from "./briefs/dependencies.ts";
import { briefsModule } from "./briefs/module.ts";
import { chartsModule } from "./charts/module.ts";
import { pastDrawings, type PastDrawing } from "./charts/port.ts";
import { journalModule } from "./journal/module.ts";
import { createJournalPort, type JournalPort, type PastEntry } from "./journal/port.ts";
import { marketModule } from "./market/module.ts";
import type { MarketPort } from "./market/port.ts";
import { openMarketKey } from "./market/practice/market-key.ts";
import type { PriceHistory } from "./performance/dependencies.ts";
import { performanceModule } from "./performance/module.ts";
import { replayModule } from "./replay/module.ts";
import type { ReplayPort } from "./replay/port.ts";
import type { SymbolLimit } from "./simulator/dependencies.ts";
import { simulatorModule } from "./simulator/module.ts";
import type { FilledKind, SimulatorPort } from "./simulator/port.ts";

/** What a user did in practice trading, as it is stored. */
interface TradingPast {
  readonly orders: readonly FilledKind[];
  readonly entries: readonly PastEntry[];
  readonly drawings: readonly PastDrawing[];
  readonly replays: Awaited<ReturnType<ReplayPort["finished"]>>;
}

/** What other areas may use of practice trading. */
export interface TradingPort extends Pick<JournalPort, "plans"> {
  /** The user's practice account; settles it, and opens one if there is none. */
  readonly account: SimulatorPort["read"];
  /** The user's latest replays with orders, except surprises that are not revealed yet. */
  readonly replays: ReplayPort["begun"];
  instrument(ticker: string): ReturnType<MarketPort["find"]>;
  /** Whether shares and funds trade at a second, and the second of the next open. */
  readonly exchange: MarketPort["exchange"];
  /** Mid price of a unit at a second, in 1e-4 USD. */
  price(ticker: string, at: number): bigint;
  past(userId: string): Promise<TradingPast>;
}

interface TradingNeeds extends Pick<BriefsPorts, "ownsExtra" | "lessonLinks"> {
  readonly settings: MarketSettings;
  /** Derived from the previous secret during a rotation; null otherwise. */
  readonly formerSecrets: Secrets | null;
  /** Null where nothing is limited. */
  readonly symbolLimit: SymbolLimit | null;
}

/** The practice market, with the features that trade, replay, draw and keep notes on it. */
export async function tradingArea(
  platform: Platform,
  { settings, formerSecrets, symbolLimit, ...needs }: TradingNeeds,
): Promise<Area<TradingPort>> {
  const key = await openMarketKey(platform.database.kysely, platform.secrets, formerSecrets);
  const timeSlices = createTimeSlices();
  const market = marketModule(platform, { settings, key, timeSlices });
  const simulator = simulatorModule(platform, { market: market.port, timeSlices, symbolLimit });
  const notes = createJournalPort(platform.database);
  const performance = performanceModule(platform, {
    simulator: simulator.port,
    market: priceHistoryOf(market.port),
    timeSlices,
    journalStops: (userId) => notes.plannedStops(userId),
  });
  const journal = journalModule(platform, {
    simulator: simulator.port,
    figuresOf: (trips) => performance.port.figuresOf(trips),
  });
  const charts = chartsModule(platform, { market: market.port });
  const replay = replayModule(platform, { market: market.port });
  const briefs = briefsModule(platform, {
    market: market.port,
    timeSlices,
    ownsExtra: (userId, kind) => needs.ownsExtra(userId, kind),
    lessonLinks: (context, lists) => needs.lessonLinks(context, lists),
  });
  return {
    features: [market, simulator, charts, replay, performance, journal, briefs],
    port: {
      account: (userId) => simulator.port.read(userId),
      plans: (userId) => notes.plans(userId),
      replays: (userId) => replay.port.begun(userId),
      instrument: (ticker) => market.port.find(ticker),
      exchange: (at) => market.port.exchange(at),
      price: (ticker, at) => market.port.quote(ticker, at).mid,
      async past(userId) {
        const [orders, entries, drawings, replays] = await Promise.all([
          simulator.port.filledKinds(userId),
          notes.entries(userId),
          pastDrawings(platform.database.kysely, userId),
          replay.port.finished(userId),
        ]);
        return { orders, entries, drawings, replays };
      },
    },
  };
}

/** Past prices of a practice account's holdings. */
const priceHistoryOf = (market: MarketPort): PriceHistory => ({
  source: market.source,
  cryptoTickers: () => market.instruments.flatMap(({ ticker, kind }) => (kind === "crypto" ? [ticker] : [])),
  find: (ticker) => market.find(ticker),
  price: (ticker, at) => market.quote(ticker, at).mid,
  async sessionEnds(ticker, from, until) {
    const closes = await market.closes(ticker, Math.ceil((until - from) / 86_400) + 1, until - 1);
    return closes.map(({ at }) => at).filter((at) => at >= from);
  },
  actions: (ticker, from, until) => market.matching.holdingActions(ticker, from, until),
});
