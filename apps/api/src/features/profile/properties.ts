import type { UserProperties } from "@candlewise/contracts/profile/schemas";
import type { Arrow } from "@candlewise/domain/learning/curriculum";
import { canonicalTimeZone } from "@candlewise/domain/learning/local-day";
import type { Platform } from "#api/platform/feature.ts";
import { AppError } from "#api/platform/errors.ts";
import { updateUser, type UserRow } from "./store.ts";
import { loadUserRow } from "./users.ts";

const presentProperties = ({ arrow, time_zone, target_lessons }: UserRow): UserProperties => ({
  properties: { arrow, time_zone, target_lessons },
});

export async function loadProperties(
  { database }: Pick<Platform, "database">,
  userId: string,
): Promise<UserProperties> {
  return presentProperties(await loadUserRow(database.kysely, userId));
}

/** @throws AppError `validation_failed` */
function existingTimeZone(zone: string): string {
  const canonical = canonicalTimeZone(zone);
  if (canonical) return canonical;
  const details = [{ path: "body.time_zone", message: "There is no such time zone." }];
  throw new AppError("validation_failed", { details });
}

/**
 * Changes what is given; two changes at the same time do not undo each other. With the choice of a goal the user is onboarded.
 * @throws AppError `validation_failed` for an unknown time zone, `not_found`
 */
export async function changeProperties(
  { database }: Pick<Platform, "database">,
  userId: string,
  change: { arrow?: Arrow | undefined; time_zone?: string | undefined; target_lessons?: number | undefined },
): Promise<UserProperties> {
  const { arrow, time_zone, target_lessons } = change;
  const after = await updateUser(database.kysely, userId, {
    arrow,
    is_onboarded: arrow === undefined ? undefined : true,
    time_zone: time_zone === undefined ? undefined : existingTimeZone(time_zone),
    target_lessons,
  });
  if (!after) throw new AppError("not_found");
  return presentProperties(after);
}
