import type { ContentBundle } from "@candlewise/domain/learning/curriculum";
import type { Config } from "#api/config.ts";
import { authModule } from "#api/features/auth/module.ts";
import { chartsModule } from "#api/features/charts/module.ts";
import { feedbackModule } from "#api/features/feedback/module.ts";
import type { GeoModule } from "#api/features/geo/module.ts";
import { journalModule } from "#api/features/journal/module.ts";
import { learningModule } from "#api/features/learning/module.ts";
import type { PracticePort } from "#api/features/learning/task-facts.ts";
import type { MarketPort } from "#api/features/market/market-port.ts";
import { marketModule } from "#api/features/market/module.ts";
import type { PriceHistory } from "#api/features/performance/dependencies.ts";
import { performanceModule } from "#api/features/performance/module.ts";
import { privacyModule } from "#api/features/privacy/module.ts";
import { profileModule, profilePorts } from "#api/features/profile/module.ts";
import { replayModule } from "#api/features/replay/module.ts";
import { simulatorModule } from "#api/features/simulator/module.ts";
import type { SimulatorPort } from "#api/features/simulator/simulator-port.ts";
import type { Database } from "#api/platform/database.ts";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import type { CallContext, TokenVerifier } from "#api/platform/mount.ts";
import { createPictures, type Pictures } from "#api/platform/objects/pictures.ts";
import { personalTables, type PersonalData } from "#api/platform/personal-data.ts";

/** What tasks are judged by. */
const practiceOf = (simulator: SimulatorPort, market: MarketPort, plans: PracticePort["plans"]): PracticePort => ({
  account: (userId) => simulator.account(userId),
  orders: (userId) => simulator.orders(userId),
  entries: (userId) => simulator.entries(userId),
  plans,
  instrument: (ticker) => market.find(ticker),
  price: (ticker, at) => market.quote(ticker, at).mid,
});

/** What the past of a practice account is priced by. */
const priceHistoryOf = (market: MarketPort): PriceHistory => ({
  source: market.source,
  find: (ticker) => market.find(ticker),
  price: (ticker, at) => market.quote(ticker, at).mid,
  async sessionEnds(ticker, from, until) {
    const closes = await market.closes(ticker, Math.ceil((until - from) / 86_400) + 1, until - 1);
    return closes.map(({ at }) => at).filter((at) => at >= from);
  },
  actions: (ticker, from, until) => market.matching.holdingActions(ticker, from, until),
});

/** Figures and notes of practice trades; each asks the other, when it is called, for what only that knows. */
function wireRecords(
  platform: Platform,
  {
    geo,
    simulator,
    market,
    pictures,
  }: { geo: GeoModule; simulator: SimulatorPort; market: MarketPort; pictures: Pictures },
) {
  const performance = performanceModule(platform, {
    simulator,
    market: priceHistoryOf(market),
    journalStops: (userId) => journal.plannedStops(userId),
    hides: (context) => geo.hides(context),
  });
  const journal = journalModule(platform, {
    pictures,
    closedTrades: (userId) => performance.closedTrades(userId),
    figuresOf: performance.figuresOf,
    async orders(userId, only) {
      const spans = await simulator.accounts(userId);
      const found = spans.map(async ({ number }) => simulator.orders(userId, { accountNumber: number, only }));
      return (await Promise.all(found)).flat().map(({ order }) => order);
    },
    hides: (context) => geo.hides(context),
  });
  return { performance, journal };
}

/** Where the country hides the simulator there are no instruments, and no crypto where it hides that. */
const seesInstrument = (geo: GeoModule, market: MarketPort) => async (ticker: string, context: CallContext) => {
  const hidden = await geo.hides(context);
  return !hidden.simulator && market.find(ticker, hidden) !== undefined;
};

/** The only place where features meet: each gets from here what it needs of another. */
export function wireFeatures(
  platform: Platform,
  content: ContentBundle,
  { geo, config, marketKey }: { geo: GeoModule; config: Config; marketKey: Buffer },
): { verifier: TokenVerifier; settled: () => Promise<void>; features: FeatureModule[] } {
  const profile = profilePorts(platform);
  const auth = authModule(platform, profile.account);
  const market = marketModule(platform, {
    settings: config.market,
    key: marketKey,
    hides: (context) => geo.hides(context),
  });
  const simulator = simulatorModule(platform, { market: market.market, hides: (context) => geo.hides(context) });
  const pictures = createPictures();
  const records = { geo, simulator: simulator.simulator, market: market.market, pictures };
  const { performance, journal } = wireRecords(platform, records);
  const charts = chartsModule(platform, { hasInstrument: seesInstrument(geo, market.market) });
  const replay = replayModule(platform, { market: market.market, hides: (context) => geo.hides(context) });
  const learning = learningModule(platform, {
    content,
    learnerSettings: profile.learnerSettings,
    noteTimeZone: profile.noteTimeZone,
    hides: (context) => geo.hides(context),
    practice: practiceOf(simulator.simulator, market.market, async (userId) => journal.plans(userId)),
  });
  const profileFeature = profileModule(platform, {
    pictures,
    learningStats: (userId) => learning.summary.stats(userId),
    coursesAhead: (context) => learning.summary.coursesAhead(context),
  });
  const feedback = feedbackModule(platform, {
    pictures,
    operator: config.mail.operator ?? null,
    usernameOf: async (userId) => (await profile.account.load(platform.database.kysely, userId)).username,
  });
  const traded = [market, simulator, charts, replay, performance, journal];
  const others = [auth, profileFeature, learning, feedback, geo, ...traded];
  const privacy = privacyModule(platform, {
    personalData: () => personalDataOf(platform.database, features),
    loadUser: (queryable, userId) => profile.account.load(queryable, userId),
    confirmPassword: (context, password) => auth.reauthenticate(context, password),
    endSessions: (transaction, userId, now) => auth.endSessions(transaction, userId, now),
  });
  const features: FeatureModule[] = [...others, privacy];
  return { verifier: auth.tokens, settled: () => auth.settled(), features };
}

/** Of every feature, and of the events on their way between them. */
export function personalDataOf(
  database: Database,
  features: readonly FeatureModule[],
): (readonly [string, PersonalData])[] {
  const own = features.flatMap(({ domain, personalData }) => (personalData ? [[domain, personalData] as const] : []));
  return [...own, ["events", personalTables(database, { outbox_event: {}, outbox_receipt: {} })]];
}
