import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

const FOLDER = "analyzer";
export const pictureFolder = FOLDER;
export const pictureKey = (name: string): string => `${FOLDER}/${name}.webp`;
const pictureName = (key: string): string => key.slice(FOLDER.length + 1, -".webp".length);
export const pictureUrl = (name: string): string => `/api/chart-analyzer/v3/pictures/${name}.webp`;

/** Those of the keys that a request has, deleted or not. */
export async function findPictures(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ picture: string }>`
    select picture from analyzer_request where picture = any(${keys.map(pictureName)})`.execute(db);
  return rows.map(({ picture }) => pictureKey(picture));
}

/** Whether a request that is not deleted has this picture. */
export async function isShown(db: Queryable, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from analyzer_request where picture = ${name} and deleted_at is null`.execute(db);
  return rows.length > 0;
}

/** The names of all pictures of a user. */
export async function listPictures(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await sql<{ picture: string }>`
    select picture from analyzer_request where user_id = ${userId} order by created_at`.execute(db);
  return rows.map(({ picture }) => picture);
}
