import { loadContentBundle } from "@candlewise/content/bundle";
import { setTimeout as wait } from "node:timers/promises";
import type { ClientConfig } from "pg";
import { buildApp, type App } from "#api/app.ts";
import { readConfig, type Config } from "#api/config.ts";
import { demoConfig, demoNotice, makeDemo } from "#api/demo/demo.ts";
import { assertNoDemo, beginDemo } from "#api/demo/world.ts";
import { systemClock } from "#api/platform/clock.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#api/platform/embedded-postgres.ts";
import { StartupError } from "#api/platform/errors.ts";
import { systemIds } from "#api/platform/ids.ts";
import { createLog } from "#api/platform/log.ts";
import { findMigrations, migrate } from "#api/platform/migrate.ts";
import { assertReachable } from "#api/platform/reach-database.ts";
import { readOrCreateSecret } from "#api/platform/secrets-file.ts";

/** A terminal sends Ctrl-C to every process of its group, and npm passes it on again: that is one wish to stop, not two. */
const ONE_WISH_MS = 1000;

async function start(config: Config, isDemo: boolean): Promise<void> {
  const log = createLog(config.logLevel);
  const content = readContent();
  const postgres = config.databaseUrl === undefined ? await startEmbeddedPostgres(config.dataDir) : null;
  let app: App | null = null;
  let isStopping = false;
  onStopSignal(async () => {
    isStopping = true;
    await stop(config, app, postgres);
    process.exit(0);
  });
  try {
    const connection: ClientConfig = postgres?.connection ?? { connectionString: config.databaseUrl };
    if (postgres === null) await assertReachable(connection);
    const isNewDemo = isDemo && (await beginDemo(connection));
    if (postgres !== null && !isDemo) await assertNoDemo(connection);
    const applied = await migrate(connection, findMigrations(import.meta.dirname));
    if (applied.length > 0) log.info({ applied }, "migrations applied");
    const secret = config.authSecret ?? readOrCreateSecret(config.dataDir);
    const options = { config, connection, secret, clock: systemClock, ids: systemIds, log, content };
    if (isNewDemo) await makeDemo({ ...options, log: createLog("silent") }, process.stdout);
    app = await buildApp(options);
    if (config.metricsPort !== undefined) await app.metrics.listen(config.metricsPort, config.host);
    await listen(app, config);
    process.stdout.write(`Candlewise is ready at ${config.publicUrl}\n${isDemo ? demoNotice(config) : ""}`);
    await app.startWork();
  } catch (error) {
    // What was under way breaks when the database stops beneath it; the stop itself ends the process.
    if (isStopping) return;
    await stop({ ...config, drainMs: 0 }, app, postgres);
    throw error;
  }
}

function readContent() {
  try {
    return loadContentBundle();
  } catch (error) {
    throw new StartupError(String(error instanceof Error ? error.message : error), "npm start does this by itself.");
  }
}

async function listen(app: App, { port, host }: Config): Promise<void> {
  try {
    await app.http.listen({ port, host });
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    if (error.code === "EADDRINUSE") throw new StartupError(`Port ${port} is in use.`, "Set PORT to a free one.");
    if (error.code === "EACCES") throw new StartupError(`Port ${port} is not allowed.`, "Set PORT to 1024 or above.");
    throw error;
  }
}

/** First tells load balancers to look elsewhere, then finishes what has begun, then stops the database. */
async function stop(config: Config, app: App | null, postgres: EmbeddedPostgres | null): Promise<void> {
  if (app !== null) {
    app.lifecycle.isDraining = true;
    await wait(config.drainMs);
    await app.close();
  }
  await postgres?.stop();
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
      "npm start takes --demo or nothing; all else is in environment variables.",
    );
  }
  const config = readConfig(process.env);
  const isDemo = argument === "--demo";
  await start(isDemo ? demoConfig(config) : config, isDemo);
} catch (error) {
  fail(error);
}
