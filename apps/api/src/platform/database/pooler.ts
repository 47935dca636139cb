import pg from "pg";
import { StartupError } from "../errors.ts";
import type { Log } from "../log.ts";
import { sessionConfig } from "./database.ts";

const QUESTION = "select current_setting('statement_timeout') as limit";

/**
 * Checks what a pooler in front of the database may break: the settings of connections, their prepared statements, and transactions.
 * @throws StartupError when the server cannot work behind it
 */
export async function checkPooler(
  connection: pg.ClientConfig,
  hasPreparedStatements: boolean,
  log: Log,
): Promise<void> {
  const config = { ...connection, ...sessionConfig({ connection, hasPreparedStatements }) };
  const [one, other] = [new pg.Client(config), new pg.Client(config)];
  for (const client of [one, other]) client.on("error", () => undefined);
  try {
    await connect(one);
    await connect(other);
    const question = { text: QUESTION, ...(hasPreparedStatements && { name: "candlewise-check" }) };
    const limit = await ask(one, question);
    // The first client's connection is free now, and a pooler gives it to the other one; then the first one gets another.
    await begin(other);
    await ask(one, question);
    if (limit === "0") {
      log.warn(
        "the database ignores the time limits of connections, as behind a pooler: set statement_timeout and " +
          "idle_in_transaction_session_timeout for the role",
      );
    }
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => undefined)));
  }
}

async function connect(client: pg.Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    throw new StartupError(
      `The database of DATABASE_URL refuses the settings of connections (${reason(error)}).`,
      "If it is a PgBouncer, set ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout, options, and " +
        "the two time limits for the role: docs/operations.md says how.",
    );
  }
}

async function begin(client: pg.Client): Promise<void> {
  try {
    await client.query("begin");
  } catch (error) {
    throw new StartupError(
      `The pooler in front of the database does not keep a transaction on one connection (${reason(error)}).`,
      "Set its pool_mode to transaction or session.",
    );
  }
}

async function ask(client: pg.Client, question: { text: string; name?: string }): Promise<string | undefined> {
  try {
    const { rows } = await client.query<{ limit: string }>(question);
    return rows[0]?.limit;
  } catch (error) {
    if (!isStatementLost(error)) throw error;
    throw new StartupError(
      `The pooler in front of the database does not support prepared statements (${reason(error)}).`,
      "Set DB_PREPARED=off. PgBouncer 1.21 or newer supports them with max_prepared_statements.",
    );
  }
}

/** A statement that this client prepared is missing, or one that it did not prepare is there. */
const isStatementLost = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === "26000" || error.code === "42P05");

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
