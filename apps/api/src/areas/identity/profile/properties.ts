import type { UserProperties } from "@candlewise/contracts/profile/schemas";
import { isGoalHidden, type Hidden } from "@candlewise/domain/geo/hidden-countries";
import type { Arrow } from "@candlewise/domain/learning/curriculum";
import { canonicalTimeZone, nextChange, zoneInEffect, type ZoneChange } from "@candlewise/domain/learning/local-day";
import type { Experience } from "@candlewise/domain/profile/study-plan";
import type { Platform } from "#api/platform/feature.ts";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { lockUser, updateUser, type UserChange, type UserRow } from "./user-store.ts";
import { loadUserRow } from "./users.ts";

const presentProperties = (user: UserRow, hidden: Hidden): UserProperties => ({
  properties: {
    arrow: user.arrow === null || isGoalHidden(user.arrow, hidden) ? null : user.arrow,
    time_zone: user.time_zone,
    is_zone_chosen: user.is_zone_chosen,
    target_lessons: user.target_lessons,
    experience: user.experience,
    minutes_a_day: user.minutes_a_day,
  },
});

export async function loadProperties(
  { database }: Pick<Platform, "database">,
  { userId, hidden }: SignedInContext,
): Promise<UserProperties> {
  return presentProperties(await loadUserRow(database.kysely, userId), hidden);
}

/** @throws AppError `validation_failed` */
function existingTimeZone(zone: string): string {
  const canonical = canonicalTimeZone(zone);
  if (canonical) return canonical;
  const details = [{ path: "body.time_zone", message: "There is no such time zone." }];
  throw new AppError("validation_failed", { details });
}

/** The zone that currently determines the user's days: a new zone takes effect after the former zone's day has ended. */
export function timeZoneInEffect(user: UserRow, now: Date): string {
  const change = lastChange(user);
  return change ? zoneInEffect(change, now) : user.time_zone;
}

function lastChange({ previous_time_zone: from, time_zone: to, time_zone_changed_at: at }: UserRow): ZoneChange | null {
  return from === null || at === null ? null : { from, to, at };
}

interface ZoneChoice {
  readonly zone: string;
  /** Absent when a device reports the zone that it detected. */
  readonly isChosen: boolean | undefined;
}

/** The columns that a move to another zone changes. A chosen zone stays whatever a device detects. */
function moveTo({ zone, isChosen }: ZoneChoice, user: UserRow, now: Date): UserChange {
  if (isChosen === undefined && user.is_zone_chosen) return {};
  const choice = { is_zone_chosen: isChosen ?? user.is_zone_chosen };
  if (zone === user.time_zone) return choice;
  const last = lastChange(user);
  const { from, to, at } = last ? nextChange(last, zone, now) : { from: user.time_zone, to: zone, at: now };
  return { ...choice, time_zone: to, previous_time_zone: from, time_zone_changed_at: at };
}

interface PropertiesChange {
  readonly arrow?: Arrow | undefined;
  readonly time_zone?: string | undefined;
  readonly is_zone_chosen?: boolean | undefined;
  readonly target_lessons?: number | undefined;
  readonly experience?: Experience | undefined;
  readonly minutes_a_day?: number | undefined;
}

/**
 * Changes the given fields; concurrent changes do not overwrite each other. Choosing a goal completes the onboarding.
 * @throws AppError `goal_unavailable`, `validation_failed` for an unknown time zone, `not_found`
 */
export async function changeProperties(
  { database, clock }: Pick<Platform, "database" | "clock">,
  { userId, hidden }: Pick<SignedInContext, "userId" | "hidden">,
  change: PropertiesChange,
): Promise<UserProperties> {
  const { arrow, target_lessons, experience, minutes_a_day } = change;
  if (arrow !== undefined && isGoalHidden(arrow, hidden)) throw new AppError("goal_unavailable");
  const zone = change.time_zone === undefined ? undefined : existingTimeZone(change.time_zone);
  const after = await database.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (!user) throw new AppError("not_found");
    return updateUser(transaction, userId, {
      arrow,
      is_onboarded: arrow === undefined ? undefined : true,
      target_lessons,
      experience,
      minutes_a_day,
      ...(zone !== undefined && moveTo({ zone, isChosen: change.is_zone_chosen }, user, clock.now())),
    });
  });
  if (!after) throw new AppError("not_found");
  return presentProperties(after, hidden);
}
