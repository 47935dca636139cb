import type { EventType } from "@candlewise/contracts/events";
import type { ContentBundle } from "@candlewise/domain/learning/curriculum";
import type { FastifyInstance } from "fastify";
import type { ClientConfig } from "pg";
import type { Logger } from "pino";
import type { Config } from "#api/config.ts";
import { geoModule } from "#api/features/geo/module.ts";
import { openMarketKey } from "#api/features/market/market-key.ts";
import type { Clock } from "#api/platform/clock.ts";
import { openDatabase } from "#api/platform/database.ts";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import type { Lifecycle } from "#api/platform/http/health.ts";
import { createServer } from "#api/platform/http/server.ts";
import { loadWebApp } from "#api/platform/http/web-app.ts";
import type { Ids } from "#api/platform/ids.ts";
import { createJobRunner, type JobRunner } from "#api/platform/jobs.ts";
import type { MailService } from "#api/platform/mail/mail.ts";
import { createMetrics, type Metrics } from "#api/platform/metrics.ts";
import { createOutbox, type Subscription } from "#api/platform/outbox.ts";
import { createDispatcher, type Dispatcher } from "#api/platform/outbox/dispatcher.ts";
import { pruneOutboxJob } from "#api/platform/outbox/maintenance.ts";
import type { RedisLink } from "#api/platform/redis.ts";
import { deriveSecrets } from "#api/platform/secrets.ts";
import { openCounters, openStores } from "./open-stores.ts";
import { wireFeatures } from "./wire-features.ts";

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
