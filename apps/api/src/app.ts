import type { SheetLibrary } from "@candlewise/content/bundle";
import type { ContentBundle } from "@candlewise/domain/learning/curriculum";
import type { FastifyInstance } from "fastify";
import type { ClientConfig } from "pg";
import type { Logger } from "pino";
import type { Config } from "#api/config.ts";
import type { Clock } from "#api/platform/clock.ts";
import { openDatabase, type Database } from "#api/platform/database/database.ts";
import type { Hosts } from "#api/platform/database/hosts.ts";
import { untilAvailable } from "#api/platform/database/until-available.ts";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import type { Lifecycle } from "#api/platform/http/health.ts";
import { pruneCallsJob } from "#api/platform/http/prune-calls.ts";
import { createServer } from "#api/platform/http/server.ts";
import { loadWebApp } from "#api/platform/http/web-app.ts";
import type { DescribePage } from "#api/platform/http/web-routes.ts";
import type { Ids } from "#api/platform/ids.ts";
import { createJobRunner, type JobRunner } from "#api/platform/jobs/job-runner.ts";
import { devMailPathOf } from "#api/platform/mail/dev-mail.ts";
import type { MailService } from "#api/platform/mail/mail.ts";
import { createMetrics, type Metrics } from "#api/platform/metrics.ts";
import { createOutbox } from "#api/platform/events/outbox.ts";
import { createDispatcher, type Dispatcher } from "#api/platform/events/dispatcher.ts";
import { createEventCounters, eventSampler } from "#api/platform/events/event-metrics.ts";
import { pruneEventsJob } from "#api/platform/events/retention.ts";
import { sweepJob } from "#api/platform/objects/sweep.ts";
import { createPictures } from "#api/platform/objects/pictures.ts";
import { createPushClient, type PushClient } from "#api/platform/push/push-client.ts";
import type { RedisLink } from "#api/platform/limits/redis.ts";
import { deriveSecrets } from "#api/platform/keys/secrets.ts";
import { openCounters, openStores } from "./open-stores.ts";
import { wireAreas } from "./wire-areas.ts";

export interface AppOptions {
  readonly config: Config;
  /** The database must have all migrations. */
  readonly connection: ClientConfig;
  /** All hosts of the database, if there are several. */
  readonly hosts?: Hosts;
  readonly secret: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly content: ContentBundle;
  /** None when absent. */
  readonly sheets?: SheetLibrary;
  /** Answers 500 when an endpoint refuses with a code it does not list. */
  readonly isStrict?: boolean;
  /** Calls the push services of browsers when absent. */
  readonly push?: PushClient;
}

export interface App {
  readonly http: FastifyInstance;
  readonly platform: Platform;
  readonly features: readonly FeatureModule[];
  readonly dispatcher: Dispatcher;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  /** The path where unsent emails can be read; null when they cannot. */
  readonly devMailPath: string | null;
  /** Starts delivering events and running jobs, on nodes with that role. */
  startWork(): Promise<void>;
  /** Resolves when writes that calls deferred until after their answer are done. */
  settled(): Promise<void>;
  /** Finishes running calls, closes their connections after the limit, stops background work, then closes the database connections. */
  close(answerLimitMs?: number): Promise<void>;
}

/** How long running calls may delay a stop. */
const ANSWER_LIMIT_MS = 10_000;

export async function buildApp(options: AppOptions): Promise<App> {
  const { config, clock, ids, log } = options;
  const { database, secrets, formerSecrets } = openInstallation(options);
  const metrics = openMetrics(database);
  const counters = await openCounters(config, { clock, log, secrets });
  const events = openOutbox(ids);
  const jobs = createJobRunner({ database, clock, ids, log, meters: metrics });
  const { objects, mailFolder, mail } = openStores(config, { database, clock, ids, jobs });
  const platform: Platform = {
    database,
    clock,
    ids,
    jobs,
    mail,
    ...toolsOf(options),
    objects,
    log,
    metrics,
    outbox: events.outbox,
    limits: counters.limits,
    secrets,
    publicUrl: config.publicUrl,
  };
  const { verifier, hiddenFor, settled, features } = await wired(platform, { ...options, formerSecrets });
  mail.register(features.flatMap(({ emails }) => emails ?? []));
  const subscriptions = features.flatMap((feature) => feature.subscriptions ?? []);
  const dispatcher = createDispatcher({ ...platform, subscriptions, counters: createEventCounters(metrics) });
  const isWorker = config.role !== "api";
  const devMailPath = config.mail.isReadable ? devMailPathOf(secrets) : null;
  const lifecycle: Lifecycle = { isDraining: false };
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
    ...(devMailPath !== null && { devMail: { folder: mailFolder, path: devMailPath } }),
    ...surroundingsOf(config),
    describePage: describePageOf(features),
    hiddenFor,
    isStrict: options.isStrict ?? false,
    onWritten: () => {
      if (events.takeNews() && isWorker) dispatcher.nudge();
    },
  });
  const startWork = async () => {
    await untilAvailable(() => dispatcher.register());
    if (!isWorker) return;
    dispatcher.start();
    const ownJobs = [pruneEventsJob(database, subscriptions), sweepJob(objects, features), pruneCallsJob(database)];
    await jobs.start([...ownJobs, ...mail.jobs, ...jobsOf(features)]);
  };
  const close = (answerLimitMs = ANSWER_LIMIT_MS) =>
    closeInOrder(answerLimitMs, { http, settled, dispatcher, jobs, mail, platform, metrics, ...counters });
  return { http, platform, features, dispatcher, metrics, lifecycle, devMailPath, startWork, settled, close };
}

const toolsOf = ({ push = createPushClient() }: AppOptions) => ({ push, pictures: createPictures() });

/** The options of the HTTP server that depend on the configuration only. */
const surroundingsOf = (config: Config) => ({
  web: loadWebApp(config.webDist, config.services, {
    publicUrl: config.publicUrl,
    inAppOrigins: config.inAppOrigins,
    features: { payments: config.payments.kind !== "off" },
  }),
  publicUrl: config.publicUrl,
  serviceOrigins: originsOf(config.services),
  ...(config.payments.form && { paymentForm: config.payments.form }),
  trustedProxies: config.trustedProxies,
  edgeHeaders: config.geo.headers,
  rateLimit: config.rateLimit,
});

function openMetrics(database: Database): Metrics {
  const metrics = createMetrics();
  const gauges = [
    ["database_calls", "Calls that have a database connection.", () => database.load().underWay],
    ["database_waiting_calls", "Calls that wait for a database connection.", () => database.load().waiting],
    ["database_oldest_call_seconds", "Age of the oldest call on a connection.", () => database.load().oldestSeconds],
  ] as const;
  for (const [name, help, read] of gauges) metrics.gauge(name, help, read);
  metrics.sample(eventSampler(database));
  return metrics;
}

/** The outbox, and whether anything was written to it since the last `takeNews`. */
function openOutbox(ids: Ids) {
  let hasNews = false;
  return {
    outbox: createOutbox({ ids, onWrite: () => (hasNews = true) }),
    takeNews() {
      const had = hasNews;
      hasNews = false;
      return had;
    },
  };
}

/** Wires the areas. Closes the database if that fails, for example because of a wrong secret. */
async function wired(platform: Platform, installation: Parameters<typeof wireAreas>[1]) {
  try {
    return await wireAreas(platform, installation);
  } catch (error) {
    await platform.database.close();
    throw error;
  }
}

/** Opens the database and derives the keys from the secret. */
function openInstallation({ config, connection, hosts = [connection], secret, log }: AppOptions) {
  const { poolSize, hasPreparedStatements, previousAuthSecret } = config;
  const database = openDatabase({ connection, hosts, poolSize, hasPreparedStatements, log });
  const formerSecrets = previousAuthSecret === undefined ? null : deriveSecrets(previousAuthSecret);
  return { database, secrets: deriveSecrets(secret), formerSecrets };
}

const routesOf = (features: readonly FeatureModule[]) => ({
  endpoints: features.flatMap(({ endpoints }) => endpoints),
  streams: features.flatMap(({ streams }) => streams ?? []),
  files: features.flatMap(({ files }) => files ?? []),
  webhooks: features.flatMap(({ webhooks }) => webhooks ?? []),
  work: features.flatMap(({ work }) => work ?? []),
});

const describePageOf =
  (features: readonly FeatureModule[]): DescribePage =>
  (path, hidden) => {
    for (const { describePage } of features) {
      const about = describePage?.(path, hidden);
      if (about) return about;
    }
    return null;
  };

const jobsOf = (features: readonly FeatureModule[]) => features.flatMap(({ jobs }) => jobs ?? []);

interface Parts {
  readonly http: FastifyInstance;
  readonly settled: App["settled"];
  readonly dispatcher: Dispatcher;
  readonly jobs: JobRunner;
  readonly mail: MailService;
  readonly platform: Platform;
  readonly metrics: Metrics;
  readonly redis: RedisLink | null;
}

async function closeInOrder(answerLimitMs: number, parts: Parts): Promise<void> {
  const { http, settled, dispatcher, jobs, mail, platform, metrics, redis } = parts;
  const timer = setTimeout(() => http.server.closeAllConnections(), answerLimitMs);
  await http.close();
  clearTimeout(timer);
  await settled();
  await dispatcher.stop();
  await jobs.stop();
  mail.close();
  await platform.database.close();
  redis?.close();
  metrics.close();
}

function originsOf(services: Readonly<Record<string, string>>): string[] {
  const absolute = Object.values(services).filter((url) => URL.canParse(url));
  return [...new Set(absolute.map((url) => new URL(url).origin))];
}
