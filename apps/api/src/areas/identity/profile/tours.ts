import type { Platform } from "#api/platform/feature.ts";
import { AppError } from "#api/platform/errors.ts";
import { hasSeenTour, saveTour } from "./consent-store.ts";

export async function loadTour({ database }: Pick<Platform, "database">, userId: string, name: string) {
  return { name, is_seen: await hasSeenTour(database.kysely, userId, name) };
}

/** @throws AppError `too_many_requests` for more tours than the product can have. */
export async function seeTour({ database, clock }: Pick<Platform, "database" | "clock">, userId: string, name: string) {
  if (!(await saveTour(database.kysely, userId, name, clock.now()))) throw new AppError("too_many_requests");
  return { name, is_seen: true };
}
