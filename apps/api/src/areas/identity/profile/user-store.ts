import type { Arrow } from "@candlewise/domain/learning/curriculum";
import type { Experience } from "@candlewise/domain/profile/study-plan";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import type { Language } from "#api/platform/http/endpoint.ts";

export interface UserRow {
  user_id: string;
  username: string;
  language: Language;
  is_onboarded: boolean;
  registered_at: Date;
  arrow: Arrow | null;
  time_zone: string;
  /** The zone in effect when `time_zone` was set; null if it never changed. */
  previous_time_zone: string | null;
  time_zone_changed_at: Date | null;
  /** The learner set `time_zone`; otherwise it follows that of the device. */
  is_zone_chosen: boolean;
  target_lessons: number;
  experience: Experience | null;
  minutes_a_day: number | null;
  /** Displayed next to the user name. */
  name: string | null;
  avatar_id: string | null;
  /** File name of an uploaded picture. */
  picture: string | null;
}

type UserTables = {
  profile_username: { username: string; user_id: string };
  /**
   * Nodes of the previous release read the address here; its source is `auth_account`. The next release stops writing it, the one after that
   * drops the column.
   */
  profile_user: UserRow & { email: string };
};

const tables = (queryable: Queryable): Kysely<UserTables> => queryable.withTables<UserTables>();

export function findUser(db: Queryable, userId: string): Promise<UserRow | undefined> {
  return tables(db).selectFrom("profile_user").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Batched, in the order of the ids; null for an unknown id. */
export async function findUsers(db: Queryable, userIds: readonly string[]): Promise<readonly (UserRow | null)[]> {
  const rows = await tables(db)
    .selectFrom("profile_user")
    .selectAll()
    .where("user_id", "=", sql<string>`any(${userIds}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.user_id, row]));
  return userIds.map((userId) => byId.get(userId) ?? null);
}

/** The same, locked until the transaction ends. */
export function lockUser(db: Queryable, userId: string): Promise<UserRow | undefined> {
  return tables(db).selectFrom("profile_user").selectAll().where("user_id", "=", userId).forUpdate().executeTakeFirst();
}

export async function insertUser(db: Queryable, user: UserRow & { email: string }): Promise<void> {
  await tables(db).insertInto("profile_user").values(user).execute();
}

export type UserChange = {
  readonly [Field in keyof Omit<UserRow, "user_id" | "registered_at">]?: UserRow[Field] | undefined;
};

/** Changes only the given columns and returns the whole row; undefined when there is no such user. */
export function updateUser(db: Queryable, userId: string, change: UserChange): Promise<UserRow | undefined> {
  if (Object.values(change).every((value) => value === undefined)) return findUser(db, userId);
  return tables(db)
    .updateTable("profile_user")
    .set(change)
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();
}

/** For nodes of the previous release. */
export async function noteEmail(db: Queryable, userId: string, email: string): Promise<void> {
  await tables(db).updateTable("profile_user").set({ email }).where("user_id", "=", userId).execute();
}

/** Reserves a user name for a user. False when another user has it. */
export async function claimUsername(db: Queryable, username: string, userId: string): Promise<boolean> {
  const claimed = await tables(db)
    .insertInto("profile_username")
    .values({ username, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

export async function releaseUsername(db: Queryable, username: string, userId: string): Promise<void> {
  await tables(db)
    .deleteFrom("profile_username")
    .where("username", "=", username)
    .where("user_id", "=", userId)
    .execute();
}

export async function takenUsernames(db: Queryable, usernames: readonly string[]): Promise<Set<string>> {
  const rows = await tables(db)
    .selectFrom("profile_username")
    .select("username")
    .where("username", "in", usernames)
    .execute();
  return new Set(rows.map(({ username }) => username));
}

/** The pictures among these that belong to a user. */
export async function findPictures(db: Queryable, names: readonly string[]): Promise<string[]> {
  const rows = await tables(db).selectFrom("profile_user").select("picture").where("picture", "in", names).execute();
  return rows.flatMap(({ picture }) => picture ?? []);
}
