import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

const FOLDER = "analyzer";
export const pictureFolder = FOLDER;
const WEBP = ".webp";

/** Names of earlier pictures have no ending: they are WebP. */
export const fileOf = (name: string): string => (name.includes(".") ? name : `${name}${WEBP}`);
const namesOf = (file: string): string[] => (file.endsWith(WEBP) ? [file, file.slice(0, -WEBP.length)] : [file]);

export const pictureKey = (name: string): string => `${FOLDER}/${fileOf(name)}`;
export const pictureUrl = (name: string): string => `/api/chart-analyzer/v3/pictures/${fileOf(name)}`;

/** Those of the keys that a request has, deleted or not. */
export async function findPictures(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ picture: string }>`
    select picture from analyzer_request where picture = any(${keys.flatMap((key) => namesOf(key.slice(FOLDER.length + 1)))})`.execute(
    db,
  );
  return rows.map(({ picture }) => pictureKey(picture));
}

/** Whether a request that is not deleted has the picture in this file. */
export async function isShown(db: Queryable, file: string): Promise<boolean> {
  const { rows } = await sql`
    select from analyzer_request where picture = any(${namesOf(file)}) and deleted_at is null`.execute(db);
  return rows.length > 0;
}

/** The names of all pictures of a user. */
export async function listPictures(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await sql<{ picture: string }>`
    select picture from analyzer_request where user_id = ${userId} order by created_at`.execute(db);
  return rows.map(({ picture }) => picture);
}
