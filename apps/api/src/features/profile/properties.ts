import type { UserProperties } from "@candlewise/contracts/profile/schemas";
import type { Arrow } from "@candlewise/domain/learning/curriculum";
import type { Platform } from "#api/platform/feature.ts";
import { AppError } from "#api/platform/errors.ts";
import { updateUser, type UserRow } from "./store.ts";
import { knownTimeZone, loadUserRow } from "./users.ts";

const presentProperties = ({ arrow, time_zone, target_lessons }: UserRow): UserProperties => ({
  properties: { arrow, time_zone, target_lessons },
});

export async function loadProperties(
  { database }: Pick<Platform, "database">,
  userId: string,
): Promise<UserProperties> {
  return presentProperties(await loadUserRow(database.kysely, userId));
}

/** @throws AppError `not_found` */
export async function changeProperties(
  { database }: Pick<Platform, "database">,
  userId: string,
  change: { arrow?: Arrow | undefined; time_zone?: string | undefined; target_lessons?: number | undefined },
): Promise<UserProperties> {
  const before = await loadUserRow(database.kysely, userId);
  const after = await updateUser(database.kysely, userId, {
    arrow: change.arrow ?? before.arrow,
    time_zone: change.time_zone === undefined ? before.time_zone : knownTimeZone(change.time_zone),
    target_lessons: change.target_lessons ?? before.target_lessons,
  });
  if (!after) throw new AppError("not_found");
  return presentProperties(after);
}
