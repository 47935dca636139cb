import { loadContentBundle, openSheets } from "@candlewise/content/bundle";
import type { ContentBundle } from "@candlewise/domain/learning/curriculum";
import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { buildApp, type App } from "#api/app.ts";
import type { SandboxProcess } from "#api/areas/commerce/payments/provider/sandbox-process.ts";
import { configWarnings } from "#api/config-warnings.ts";
import { readConfig, type Config } from "#api/config.ts";
import { assertNoDemo, beginDemo } from "#api/demo/world.ts";
import { systemClock } from "#api/platform/clock.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#api/platform/database/embedded/embedded-postgres.ts";
import { StartupError } from "#api/platform/errors.ts";
import { systemIds } from "#api/platform/ids.ts";
import { createLog } from "#api/platform/log.ts";
import { hostsOf } from "#api/platform/database/hosts.ts";
import { findMigrations, migrate } from "#api/platform/database/migrate.ts";
import { checkPooler } from "#api/platform/database/pooler.ts";
import { reachDatabase } from "#api/platform/database/reach-database.ts";
import { assertWritable } from "#api/platform/writable.ts";
import { readOrCreateSecret } from "#api/platform/keys/secrets-file.ts";
import { runSandbox, withSandboxPort } from "#api/run-sandbox.ts";

/** A terminal sends Ctrl-C to the whole process group, and npm forwards it again: signals within this time count as one. */
const ONE_WISH_MS = 1000;

async function start(config: Config, isDemo: boolean): Promise<void> {
  const node = `${hostname()}:${config.port}`;
  const log = createLog(config.logLevel, { base: { node, role: config.role } });
  for (const warning of configWarnings(config)) log.warn(warning);
  const content = readContent();
  assertWritable(config.dataDir);
  const running: Running = {
    postgres: config.databaseUrl === undefined ? await startEmbeddedPostgres(config.dataDir, {}, log) : null,
    app: null,
    sandbox: null,
  };
  let isStopping = false;
  onStopSignal(async () => {
    isStopping = true;
    endAfter(config, log);
    await stop(config, running);
    process.exit(0);
  });
  try {
    await serve(config, isDemo, { running, log, content });
  } catch (error) {
    // Errors are expected while the database stops; `stop` ends the process.
    if (isStopping) return;
    endAfter({ ...config, drainMs: 0 }, log);
    await stop({ ...config, drainMs: 0 }, running);
    throw error;
  }
}

/** What has to be stopped. */
interface Running {
  readonly postgres: EmbeddedPostgres | null;
  app: App | null;
  /** Of payments; starts while the app does. */
  sandbox: Promise<SandboxProcess | null> | null;
}

interface Parts {
  readonly running: Running;
  readonly log: Logger;
  readonly content: ContentBundle;
}

async function serve(given: Config, isDemo: boolean, { running, log, content }: Parts): Promise<void> {
  const config = await withSandboxPort(given);
  const { connection, hosts } = await connectionOf(config, running.postgres);
  if (running.postgres === null) await checkPooler(connection, config.hasPreparedStatements, log);
  const isNewDemo = isDemo && (await beginDemo(connection));
  if (running.postgres !== null && !isDemo) await assertNoDemo(connection);
  const applied = await migrate(connection, findMigrations(import.meta.dirname));
  if (applied.length > 0) log.info({ applied }, "migrations applied");
  const secret = config.authSecret ?? readOrCreateSecret(config.dataDir);
  running.sandbox = runSandbox(config, secret, log);
  // Awaited below, when the app listens.
  running.sandbox.catch(() => undefined);
  const database = { connection, ...(hosts && { hosts }) };
  const options = {
    config,
    ...database,
    secret,
    clock: systemClock,
    ids: systemIds,
    log,
    content,
    sheets: openSheets(),
  };
  if (isNewDemo) await (await loadDemo()).makeDemo({ ...options, log: createLog("silent") }, process.stdout);
  const app = await buildApp(options);
  running.app = app;
  const { metricsPort, metricsHost, port, host } = config;
  if (metricsPort !== undefined) await onPort(metricsPort, () => app.metrics.listen(metricsPort, metricsHost));
  await onPort(port, () => app.http.listen({ port, host }));
  await running.sandbox;
  process.stdout.write(`Candlewise is ready at ${config.publicUrl}\n${mailNotice(app, config)}`);
  if (isDemo) process.stdout.write((await loadDemo()).demoNotice(config));
  await app.startWork();
}

/** Loaded only for a demo. */
const loadDemo = () => import("#api/demo/demo.ts");

/** The URL has the port of this process, because the development server does not proxy these pages. */
function mailNotice({ devMailPath }: App, { port }: Config): string {
  return devMailPath === null ? "" : `Emails are not sent; read them at http://localhost:${port}${devMailPath}\n`;
}

async function connectionOf({ databaseUrl = "" }: Config, postgres: EmbeddedPostgres | null) {
  if (postgres !== null) return { connection: postgres.connection };
  const hosts = hostsOf(databaseUrl);
  return { connection: await reachDatabase(hosts), hosts };
}

function readContent() {
  try {
    return loadContentBundle();
  } catch (error) {
    throw new StartupError(
      String(error instanceof Error ? error.message : error),
      "npm start compiles the content automatically.",
    );
  }
}

async function onPort(port: number, listen: () => Promise<unknown>): Promise<void> {
  try {
    await listen();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    if (error.code === "EADDRINUSE")
      throw new StartupError(`Port ${port} is in use.`, "Set PORT or METRICS_PORT to a free port.");
    if (error.code === "EACCES") {
      throw new StartupError(`Port ${port} is not allowed.`, "Set PORT or METRICS_PORT to 1024 or above.");
    }
    throw error;
  }
}

/** Reports not ready to load balancers, finishes running calls, then stops the database. */
async function stop({ drainMs, stopMs }: Config, { app, postgres, sandbox }: Running): Promise<void> {
  if (app !== null) {
    app.lifecycle.isDraining = true;
    await wait(drainMs);
  }
  const started = await sandbox?.catch(() => null);
  await Promise.all([app?.close(stopMs / 2), started?.stop()]);
  await postgres?.stop();
}

/** Exits when a stop takes too long. Committed data stays; the next start adopts a PostgreSQL server that still runs. */
function endAfter({ drainMs, stopMs }: Config, log: Logger): void {
  setTimeout(() => {
    log.error({ ms: drainMs + stopMs }, "shutdown exceeded its time limit; exiting");
    process.exit(1);
  }, drainMs + stopMs).unref();
}

function onStopSignal(work: () => Promise<void>): void {
  let first: number | null = null;
  const onSignal = () => {
    if (first === null) {
      first = performance.now();
      work().catch(fail);
    } else if (performance.now() - first > ONE_WISH_MS) {
      process.exit(130);
    }
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

function fail(error: unknown): never {
  if (error instanceof StartupError) process.stderr.write(`\n${error.message}\n\n${error.hint}\n\n`);
  else console.error(error);
  process.exit(1);
}

try {
  const [argument] = process.argv.slice(2);
  if (argument !== undefined && argument !== "--demo") {
    throw new StartupError(
      `There is no option ${argument}.`,
      "The only option of npm start is --demo; everything else is set with environment variables.",
    );
  }
  const config = readConfig(process.env);
  const isDemo = argument === "--demo";
  await start(isDemo ? (await loadDemo()).demoConfig(config) : config, isDemo);
} catch (error) {
  fail(error);
}
