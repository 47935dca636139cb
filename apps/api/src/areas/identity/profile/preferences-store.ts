import type { Kysely } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

type PreferencesTables = {
  profile_preferences: { user_id: string; visited_pages: unknown; experiments: unknown };
};

const tables = (queryable: Queryable): Kysely<PreferencesTables> => queryable.withTables<PreferencesTables>();

export function findPreferences(
  db: Queryable,
  userId: string,
): Promise<{ visited_pages: unknown; experiments: unknown } | undefined> {
  return tables(db)
    .selectFrom("profile_preferences")
    .select(["visited_pages", "experiments"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends, so that a page is marked once. */
export async function lockPreferences(
  db: Queryable,
  userId: string,
): Promise<{ visited_pages: unknown; experiments: unknown }> {
  await tables(db)
    .insertInto("profile_preferences")
    .values({ user_id: userId, visited_pages: "{}", experiments: "{}" })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tables(db)
    .selectFrom("profile_preferences")
    .select(["visited_pages", "experiments"])
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveVisitedPages(
  db: Queryable,
  userId: string,
  visited: Record<string, boolean | undefined>,
): Promise<void> {
  await tables(db)
    .updateTable("profile_preferences")
    .set({ visited_pages: JSON.stringify(visited) })
    .where("user_id", "=", userId)
    .execute();
}
