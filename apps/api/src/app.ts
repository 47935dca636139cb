import type { EventType } from "@candlewise/contracts/events";
import type { ContentBundle } from "@candlewise/domain/learning/curriculum";
import type { FastifyInstance } from "fastify";
import type { ClientConfig } from "pg";
import type { Logger } from "pino";
import type { Config } from "#api/config.ts";
import { authModule } from "#api/features/auth/module.ts";
import { chartsModule } from "#api/features/charts/module.ts";
import { feedbackModule } from "#api/features/feedback/module.ts";
import { geoModule, type GeoModule } from "#api/features/geo/module.ts";
import { journalModule } from "#api/features/journal/module.ts";
import { learningModule } from "#api/features/learning/module.ts";
import type { PracticePort } from "#api/features/learning/task-facts.ts";
import { openMarketKey } from "#api/features/market/market-key.ts";
import type { MarketPort } from "#api/features/market/market-port.ts";
import { marketModule } from "#api/features/market/module.ts";
import type { PriceHistory } from "#api/features/performance/dependencies.ts";
import { performanceModule } from "#api/features/performance/module.ts";
import { privacyModule } from "#api/features/privacy/module.ts";
import { profileModule, profilePorts } from "#api/features/profile/module.ts";
import { replayModule } from "#api/features/replay/module.ts";
import { simulatorModule } from "#api/features/simulator/module.ts";
import type { SimulatorPort } from "#api/features/simulator/simulator-port.ts";
import type { Clock } from "#api/platform/clock.ts";
import { openDatabase, type Database } from "#api/platform/database.ts";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import type { Lifecycle } from "#api/platform/http/health.ts";
import { createServer } from "#api/platform/http/server.ts";
import { loadWebApp } from "#api/platform/http/web-app.ts";
import type { Ids } from "#api/platform/ids.ts";
import { createJobRunner, type JobRunner } from "#api/platform/jobs.ts";
import type { MailService } from "#api/platform/mail/mail.ts";
import { createMetrics, type Metrics } from "#api/platform/metrics.ts";
import type { CallContext, TokenVerifier } from "#api/platform/mount.ts";
import { createPictures, type Pictures } from "#api/platform/objects/pictures.ts";
import { createOutbox, type Subscription } from "#api/platform/outbox.ts";
import { createDispatcher, type Dispatcher } from "#api/platform/outbox/dispatcher.ts";
import { pruneOutboxJob } from "#api/platform/outbox/maintenance.ts";
import { personalTables, type PersonalData } from "#api/platform/personal-data.ts";
import type { RedisLink } from "#api/platform/redis.ts";
import { deriveSecrets } from "#api/platform/secrets.ts";
import { openCounters, openStores } from "./open-stores.ts";

export interface AppOptions {
  readonly config: Config;
  /** Of a database that has every migration. */
  readonly connection: ClientConfig;
  readonly secret: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly content: ContentBundle;
  /** An endpoint that refuses with a code it does not list answers 500. */
  readonly isStrict?: boolean;
}

export interface App {
  readonly http: FastifyInstance;
  readonly platform: Platform;
  readonly features: readonly FeatureModule[];
  readonly dispatcher: Dispatcher;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  /** Begins to deliver events and to work on jobs, on nodes whose role it is. */
  startWork(): Promise<void>;
  /** Resolves when what calls have left to be written after their answer is written. */
  settled(): Promise<void>;
  /** Answers what has begun, ends the work, then the connections. */
  close(): Promise<void>;
}

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
function wireFeatures(
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

export async function buildApp(options: AppOptions): Promise<App> {
  const { config, clock, ids, log } = options;
  const { database, secrets, marketKey } = await openInstallation(options);
  const counters = await openCounters(config, clock, log);
  const events = openOutbox(ids, clock);
  const jobs = createJobRunner({ database, clock, log, newKey: () => ids.uuid() });
  const { objects, mailFolder, mail } = openStores(config, { database, clock, ids, jobs });
  const platform: Platform = {
    database,
    clock,
    ids,
    jobs,
    mail,
    objects,
    log,
    outbox: events.outbox,
    limits: counters.limits,
    secrets,
    publicUrl: config.publicUrl,
  };
  const geo = geoModule({ databaseFile: config.geo.databaseFile });
  const { verifier, settled, features } = wireFeatures(platform, options.content, { geo, config, marketKey });
  const subscriptions = features.flatMap((feature) => feature.subscriptions ?? []);
  events.awaitTypes(subscriptions);
  const dispatcher = createDispatcher({ database, clock, log, subscriptions });
  const isWorker = config.role !== "api";
  const metrics = createMetrics(database, clock);
  const lifecycle: Lifecycle = { isMigrated: true, isDraining: false };
  const http = await createServer({
    database,
    clock,
    ids,
    log,
    metrics,
    ...counters,
    lifecycle,
    verifier,
    ...routesOf(config.role === "worker" ? [] : features),
    ...(config.mail.isReadable && { mailFolder }),
    web: loadWebApp(config.webDist, config.services, { inAppOrigins: config.inAppOrigins }),
    publicUrl: config.publicUrl,
    serviceOrigins: originsOf(config.services),
    trustedProxies: config.trustedProxies,
    edgeHeaders: config.geo.headers,
    hidesSimulator: async (caller) => (await geo.hides(caller)).simulator,
    rateLimit: config.rateLimit,
    isStrict: options.isStrict ?? false,
    onWritten: () => {
      if (events.takeNews() && isWorker) dispatcher.nudge();
    },
  });
  const startWork = async () => {
    if (isWorker) dispatcher.start();
    const declared = features.flatMap((feature) => feature.jobs ?? []);
    await jobs.start([pruneOutboxJob(database), ...mail.jobs, ...declared], { isWorker });
  };
  const close = () => closeInOrder({ http, settled, dispatcher, jobs, mail, platform, ...counters });
  return { http, platform, features, dispatcher, metrics, lifecycle, startWork, settled, close };
}

/** The outbox of features that tell only when all are wired what they subscribe to. */
function openOutbox(ids: Ids, clock: Clock) {
  const awaited = new Set<EventType>();
  let hasNews = false;
  const outbox = createOutbox({ ids, clock, isAwaited: (type) => awaited.has(type), onWrite: () => (hasNews = true) });
  return {
    outbox,
    awaitTypes(subscriptions: readonly Subscription[]) {
      for (const { type } of subscriptions) awaited.add(type);
    },
    /** Whether somebody waits for what was written since this was asked. */
    takeNews() {
      const had = hasNews;
      hasNews = false;
      return had;
    },
  };
}

/** The database, and the keys: those that the secret gives and that which the database keeps. */
async function openInstallation({ config, connection, secret, log }: AppOptions) {
  const { poolSize, hasPreparedStatements, previousAuthSecret } = config;
  const database = openDatabase({ connection, poolSize, hasPreparedStatements, log });
  const secrets = deriveSecrets(secret);
  const former = previousAuthSecret === undefined ? null : deriveSecrets(previousAuthSecret);
  try {
    return { database, secrets, marketKey: await openMarketKey(database.kysely, secrets, former) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const routesOf = (features: readonly FeatureModule[]) => ({
  endpoints: features.flatMap(({ endpoints }) => endpoints),
  rawRoutes: features.flatMap(({ rawRoutes }) => rawRoutes ?? []),
});

/** Of every feature, and of the events on their way between them. */
export function personalDataOf(
  database: Database,
  features: readonly FeatureModule[],
): (readonly [string, PersonalData])[] {
  const own = features.flatMap(({ domain, personalData }) => (personalData ? [[domain, personalData] as const] : []));
  return [...own, ["events", personalTables(database, { outbox_event: {}, outbox_receipt: {} })]];
}

interface Parts {
  readonly http: FastifyInstance;
  readonly settled: App["settled"];
  readonly dispatcher: Dispatcher;
  readonly jobs: JobRunner;
  readonly mail: MailService;
  readonly platform: Platform;
  readonly redis: RedisLink | null;
}

async function closeInOrder({ http, settled, dispatcher, jobs, mail, platform, redis }: Parts): Promise<void> {
  await http.close();
  await settled();
  await dispatcher.stop();
  await jobs.stop();
  mail.close();
  await platform.database.close();
  redis?.close();
}

function originsOf(services: Readonly<Record<string, string>>): string[] {
  const absolute = Object.values(services).filter((url) => URL.canParse(url));
  return [...new Set(absolute.map((url) => new URL(url).origin))];
}
