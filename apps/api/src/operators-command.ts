import { join } from "node:path";
import { listOperators, setOperator } from "#api/areas/identity/auth/accounts/operators.ts";
import { readConfig } from "#api/config.ts";
import { openDatabase, type Queryable } from "#api/platform/database/database.ts";
import { readPostmaster } from "#api/platform/database/embedded/postmaster.ts";
import { hostsOf } from "#api/platform/database/hosts.ts";
import { reachDatabase } from "#api/platform/database/reach-database.ts";
import { StartupError } from "#api/platform/errors.ts";
import { createLog } from "#api/platform/log.ts";

const USAGE = "npm run operator -- add <email>, npm run operator -- remove <email>, or npm run operator -- list";

/** The embedded database belongs to the server that runs it, so that server must be running. */
async function findDatabase(databaseUrl: string | undefined, dataDir: string) {
  if (databaseUrl !== undefined) return reachDatabase(hostsOf(databaseUrl));
  const running = readPostmaster(join(dataDir, "postgres", "data"));
  if (running === null) {
    throw new StartupError(
      `No server runs on the data folder ${dataDir}.`,
      "Start the server, then run the command again with the same DATA_DIR.",
    );
  }
  return { host: running.socketFolder, port: 5432, user: "candlewise", database: "candlewise" };
}

async function runCommand(db: Queryable, [command, email]: readonly string[]): Promise<string> {
  if (command === "list" && email === undefined) {
    return (await listOperators(db)).map((each) => `${each}\n`).join("") || "There is no operator.\n";
  }
  if ((command !== "add" && command !== "remove") || email === undefined) {
    throw new StartupError("This is no command for operators.", USAGE);
  }
  if (!(await setOperator(db, email, command === "add"))) {
    throw new StartupError(`No account has the address ${email}.`, "Sign up with it first.");
  }
  return command === "add"
    ? `${email} is an operator: the operator area is at /operator.\n`
    : `${email} is no operator any more.\n`;
}

try {
  const { databaseUrl, dataDir, hasPreparedStatements } = readConfig(process.env);
  const connection = await findDatabase(databaseUrl, dataDir);
  const log = createLog("silent");
  const database = openDatabase({ connection, poolSize: 1, hasPreparedStatements, log });
  try {
    process.stdout.write(await runCommand(database.kysely, process.argv.slice(2)));
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`\n${error.message}\n\n${error.hint}\n\n`);
  process.exitCode = 1;
}
