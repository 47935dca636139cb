import type pg from "pg";

/**
 * How rows of a table with a `user_id` are placed in a distributed database.
 * `user`: with their user, so `user_id` leads every key. `group`: with a group of users, so the group's id leads and `user_id` follows.
 * `look-up`: by the one value that must be unique among all users. `append-only`: as `user`, and no statement changes a row.
 */
export type TableKind = "user" | "group" | "look-up" | "append-only";

/** Tables that are not of kind `user`. */
export const tableKinds: Readonly<Record<string, TableKind>> = {
  auth_code: "look-up",
  auth_email: "look-up",
  auth_guest: "look-up",
  auth_one_time: "look-up",
  profile_username: "look-up",
  achievements_thing: "append-only",
  engagement_coin_entry: "append-only",
  leaderboard_member: "group",
  learning_completed_course: "append-only",
  learning_xp: "append-only",
  simulator_entry: "append-only",
  simulator_order_change: "append-only",
};

interface Key {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Unique keys that do not fit the kind of their table, as `table (columns)`. */
export async function misplacedKeys(client: pg.Client, kinds: Readonly<Record<string, TableKind>>): Promise<string[]> {
  const { rows } = await client.query<Key>(`
    select class.relname as table, array(
      select attribute.attname::text from unnest(index.indkey) with ordinality as key (number, place)
      join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = key.number
      order by key.place) as columns
    from pg_index index join pg_class class on class.oid = index.indrelid
    where index.indisunique and class.relnamespace = 'public'::regnamespace and class.relname in (
      select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id')`);
  const fits = ({ table, columns: [first = "", second], columns }: Key): boolean => {
    const kind = kinds[table] ?? "user";
    if (kind === "look-up") return columns.length === 1 && rows.filter((row) => row.table === table).length === 1;
    if (kind === "group") return first !== "user_id" && first.endsWith("_id") && second === "user_id";
    return first === "user_id";
  };
  return rows.filter((key) => !fits(key)).map(({ table, columns }) => `${table} (${columns.join(", ")})`);
}
