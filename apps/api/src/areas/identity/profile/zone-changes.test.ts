import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import { localDate } from "@candlewise/domain/learning/local-day";
import { expect, it } from "vitest";
import { changeProperties, timeZoneInEffect } from "./properties.ts";
import { profileWorld } from "./testing/profile-world.ts";
import { findUsers } from "./user-store.ts";

const { app, user } = profileWorld({ timeZone: "Africa/Abidjan" });

async function moveAt(time: string, time_zone: string): Promise<void> {
  app.clock.set(time);
  await changeProperties(app.platform, { userId: user.userId, hidden: NOTHING_HIDDEN }, { time_zone });
}

async function dateAt(time: string): Promise<string> {
  app.clock.set(time);
  const [row] = await findUsers(app.platform.database.kysely, [user.userId]);
  if (!row) throw new Error("no user");
  return localDate(app.clock.now(), timeZoneInEffect(row, app.clock.now()));
}

it("S7.69 changes of zone on one day count as one: small steps to the east do not cut the day short", async () => {
  await moveAt("2026-11-24T11:00:00Z", "Europe/Madrid");
  await moveAt("2026-11-24T14:00:00Z", "Africa/Cairo");
  await moveAt("2026-11-24T16:00:00Z", "Asia/Dubai");
  expect(await dateAt("2026-11-24T23:30:00Z")).toBe("2026-11-24");
  expect(await dateAt("2026-11-25T20:30:00Z")).toBe("2026-11-26");
});
