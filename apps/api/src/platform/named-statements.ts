import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

/** Above this many texts something builds SQL from data; those beyond run unprepared instead of filling every connection. */
const MAX_STATEMENTS = 1000;
const TRANSACTION_CONTROL = /^\s*(begin|start|commit|rollback|savepoint|release)\b/i;

/** A pool whose connections prepare each SQL text once, which halves the work of the database. */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_STATEMENTS || TRANSACTION_CONTROL.test(text)) return known;
    const name = `s${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client);
      if (known !== undefined) return known;
      const named = wrapClient(client, nameOf);
      wrapped.set(client, named);
      return named;
    },
  };
}

function wrapClient(client: pg.PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  const query = (text: string, values: unknown[] = []) => {
    const name = nameOf(text);
    return name === undefined ? client.query(text, values) : client.query({ name, text, values });
  };
  return new Proxy(client, {
    get(target, property) {
      if (property === "query") return query;
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
