import { join } from "node:path";
import { root } from "#tools/process.ts";
import { buildApp } from "../apps/api/src/app.ts";
import { readConfig } from "../apps/api/src/config.ts";
import { startEmbeddedPostgres } from "../apps/api/src/platform/database/embedded/embedded-postgres.ts";
import { findMigrations, migrate } from "../apps/api/src/platform/database/migrate.ts";
import { systemIds } from "../apps/api/src/platform/ids.ts";
import { compareDayProfits } from "../apps/api/src/testing/day-profit.ts";
import { temporaryFolder } from "../apps/api/src/testing/temporary-folder.ts";
import { createTestClock } from "../apps/api/src/testing/test-clock.ts";
import { createTestLog } from "../apps/api/src/testing/test-log.ts";
import { atLeast, atMost, report } from "./support/figures.ts";
import { sized } from "./support/short.ts";

// Day P/L of random accounts on the practice market, as home, the instrument, the positions, performance and its equity curve have it, compared
// at session changes, over weekends and at midnight UTC. Each installation draws its own market, so no two runs are the same.
const ACCOUNTS = Number(process.env["ACCOUNTS"] ?? sized(1_000, 10));
const SHOWN = 20;

const folder = temporaryFolder("day-profit");
const postgres = await startEmbeddedPostgres(join(folder.path, "database"));
const clock = createTestClock();
await migrate(postgres.connection, findMigrations(join(root, "apps/api/src")));
const app = await buildApp({
  config: readConfig({
    DATA_DIR: join(folder.path, "data"),
    RATE_LIMIT: "0",
    DRAIN_MS: "0",
    WEB_DIST: "/nonexistent",
    MARKET_PRECOMPUTE: "off",
  }),
  connection: postgres.connection,
  secret: "a secret that only this bench knows, long enough",
  clock,
  ids: systemIds,
  log: createTestLog().log,
  content: { hash: "none", languages: {} },
});
try {
  let equal = 0;
  let compared = 0;
  let curves = 0;
  const differences: string[] = [];
  for (let account = 0; account < ACCOUNTS; account++) {
    const result = await compareDayProfits(app, clock, `bench ${account}`);
    if (result.differences.length === 0) equal++;
    differences.push(...result.differences);
    compared += result.compared;
    curves += result.curves;
  }
  for (const difference of differences.slice(0, SHOWN)) console.error(difference);
  const missed = report("Day P/L on four screens", [
    atLeast("accounts with equal figures", equal, ACCOUNTS),
    atMost("figures that differ", differences.length, 0),
    atLeast("figures compared for each account", compared / ACCOUNTS, 15),
    atLeast("equity curves among them for each account", curves / ACCOUNTS, 0.5),
  ]);
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  await app.close();
  await postgres.stop();
  folder.remove();
}
