import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";

const SCHEMA = `
create table if not exists setting (name text primary key, value text not null) strict;
create table if not exists product (
  id text primary key, name text not null, currency text not null, amount int not null,
  unit text not null, count int not null, trial_amount int, trial_days int
) strict;
-- Cards and wallets: the number of a card is not stored, only how the test card behaves.
create table if not exists card (
  token text primary key, customer_id text not null, method text not null, behavior text not null,
  brand text, bin text, last4 text, exp_month int, exp_year int
) strict;
create table if not exists purchase (
  order_id text primary key, origin text not null, customer_id text not null, email text not null,
  description text not null, amount int not null, currency text not null, product_id text, subscription_id text,
  status text not null, card_token text, verify_token text, return_url text, decline_code text,
  refunded int not null default 0, disputed_at int, created_at int not null, updated_at int not null
) strict;
create unique index if not exists purchase_verify on purchase (verify_token) where verify_token is not null;
create table if not exists movement (
  id text primary key, order_id text not null references purchase, operation text not null, status text not null,
  amount int not null, currency text not null, created_at int not null
) strict;
create index if not exists movement_order on movement (order_id);
create table if not exists subscription (
  id text primary key, order_id text not null, customer_id text not null, email text not null,
  product_id text not null, next_product_id text, card_token text not null, status text not null, trial int not null,
  started_at int not null, updated_at int not null, anchor int not null, term int not null, tries int not null,
  paid_until int not null, next_charge_at int, cancel_requested_at int, cancelled_at int, cancel_code text
) strict;
-- What happens by itself: a late card is charged, a payment is disputed, a subscription renews or ends.
create table if not exists schedule (
  kind text not null, ref text not null, due_at int not null, primary key (kind, ref)
) strict;
create index if not exists schedule_due on schedule (due_at);
create table if not exists webhook (
  seq integer primary key, event_id text not null, type text not null, body text not null, created_at text not null,
  due_at int not null, tries int not null default 0
) strict;
create index if not exists webhook_due on webhook (due_at);
`;

type Row = Record<string, SQLInputValue>;

export interface Database {
  all<T>(sql: string, values?: object): T[];
  get<T>(sql: string, values?: object): T | undefined;
  run(sql: string, values?: object): void;
  /** Commits what the work does, or nothing of it. The work is synchronous, so that nothing runs in between. */
  transaction<T>(work: () => T): T;
  close(): void;
}

export function openDatabase(folder: string): Database {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, "sandbox.db"));
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;");
  database.exec(SCHEMA);
  const statements = new Map<string, ReturnType<typeof database.prepare>>();
  const prepared = (sql: string) => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    all: <T>(sql: string, values = {}) => prepared(sql).all(values as Row) as T[],
    get: <T>(sql: string, values = {}) => prepared(sql).get(values as Row) as T | undefined,
    run: (sql, values = {}) => void prepared(sql).run(values as Row),
    transaction(work) {
      database.exec("begin immediate");
      try {
        const result = work();
        // It would commit half of the work.
        if (result instanceof Promise) throw new Error("A transaction is synchronous.");
        database.exec("commit");
        return result;
      } catch (error) {
        database.exec("rollback");
        throw error;
      }
    },
    close: () => database.close(),
  };
}

/** Inserts a row, or replaces the one with the same key. */
export function put(database: Database, table: string, row: object): void {
  const names = Object.keys(row);
  const values = names.map((name) => `:${name}`).join(", ");
  database.run(`insert or replace into ${table} (${names.join(", ")}) values (${values})`, row);
}
