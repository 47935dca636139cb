import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, localDate, nextChange, zoneInEffect, type ZoneChange } from "../learning/local-day.ts";
import {
  CALENDAR_DAYS,
  COINS_INSTEAD,
  calendarOf,
  dayOf,
  drawPrize,
  fixedPrize,
  LOOTBOX_ODDS,
  rewardCalendarAt,
  typeOf,
  type Claim,
  type Missing,
} from "./rewards.ts";

const HOUR = 3_600_000;
const START = Date.parse("2026-03-01T12:00:00Z");
const ZONES = [
  "UTC",
  "America/Los_Angeles",
  "Europe/Berlin",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Africa/Cairo",
  "Pacific/Auckland",
  "Pacific/Kiritimati",
  "Pacific/Niue",
];

/** The reward that can be claimed, as a claim. */
function openClaim(last: Claim | null, at: Date, zone: string, zoneChangedAt: Date | null = null): Claim | null {
  const { now, rewards } = rewardCalendarAt(last, { at, zone, zoneChangedAt });
  const open = rewards.find(({ status }) => status === "not_claimed");
  return open ? { ...now, id: open.id } : null;
}

const inUtc = (at: string) => ({ at: new Date(at), zone: "UTC", zoneChangedAt: null });
const statusesAt = (last: Claim | null, at: string) =>
  rewardCalendarAt(last, inUtc(at)).rewards.map(({ status }) => status);
const claimed = (id: number, date: string): Claim => ({ id, date, zone: "UTC", at: new Date(`${date}T12:00:00Z`) });

describe("the calendar of rewards", () => {
  it("S3.08 has one open reward, and locked ones after it", () => {
    expect(statusesAt(null, "2026-11-02T09:00:00Z")).toEqual(["not_claimed", ...Array<string>(6).fill("locked")]);
    expect(statusesAt(claimed(1, "2026-11-02"), "2026-11-02T20:00:00Z")).toEqual([
      "claimed",
      ...Array<string>(6).fill("locked"),
    ]);
    expect(statusesAt(claimed(1, "2026-11-02"), "2026-11-03T00:00:00Z")).toEqual([
      "claimed",
      "not_claimed",
      ...Array<string>(5).fill("locked"),
    ]);
  });

  it("S3.08 begins again after a missed day, and after the seventh reward", () => {
    expect(rewardCalendarAt(claimed(3, "2026-11-04"), inUtc("2026-11-06T00:00:00Z"))).toMatchObject({
      id: 2,
    });
    expect(statusesAt(claimed(3, "2026-11-04"), "2026-11-06T00:00:00Z")[0]).toBe("not_claimed");
    expect(rewardCalendarAt(claimed(7, "2026-11-08"), inUtc("2026-11-08T23:59:00Z")).id).toBe(1);
    expect(openClaim(claimed(7, "2026-11-08"), new Date("2026-11-09T00:00:00Z"), "UTC")?.id).toBe(8);
  });

  it("takes no day from somebody who claims on each local day of a zone, through every change of clocks", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.array(fc.integer({ min: 0, max: 23 }), { minLength: 8, maxLength: 300 }),
        (zone, hours) => {
          let last: Claim | null = null;
          const ids: number[] = [];
          for (const [day, hour] of hours.entries()) {
            const date = addDays("2026-03-01", day);
            const at = new Date(Date.parse(`${date}T00:00:00Z`) + hour * HOUR);
            if (last && localDate(at, zone) !== addDays(last.date, 1)) continue;
            const claim = openClaim(last, at, zone);
            if (claim) ids.push(claim.id);
            last = claim ?? last;
          }
          expect(ids).toEqual(ids.map((_, index) => index + 1));
        },
      ),
    );
  });

  it("takes no day from a traveler who claims at least every 24 hours, and gives at most one for each date", () => {
    const flights = fc.array(fc.record({ hours: fc.integer({ min: 1, max: 24 }), zone: fc.constantFrom(...ZONES) }), {
      minLength: 1,
      maxLength: 200,
    });
    fc.assert(
      fc.property(flights, (stops) => {
        let at = START;
        let change = null as ZoneChange | null;
        let last: Claim | null = null;
        const claims: Claim[] = [];
        for (const { hours, zone } of stops) {
          at += hours * HOUR;
          const now = new Date(at);
          if (zone !== (change?.to ?? "UTC"))
            change = change ? nextChange(change, zone, now) : { from: "UTC", to: zone, at: now };
          const claim = openClaim(last, now, change ? zoneInEffect(change, now) : "UTC", change?.at);
          if (!claim) continue;
          claims.push(claim);
          last = claim;
        }
        expect(new Set(claims.map(({ date }) => date)).size).toBe(claims.length);
        expect(claims.map(({ date }) => date)).toEqual(claims.map(({ date }) => date).toSorted());
        // Dates only move forward, so all flights together win at most the day between the first and the last zone.
        expect(claims.length).toBeLessThanOrEqual(Math.floor((at - START) / (24 * HOUR)) + 3);
        expect(claims.map(({ id }) => id)).toEqual(claims.map((_, index) => index + 1));
      }),
      { numRuns: 2000 },
    );
  });

  it("takes no day from a traveler who claims right after the zone has changed", () => {
    const change = { from: "UTC", to: "Asia/Kathmandu", at: new Date("2026-03-01T17:00:00Z") };
    const claimAt = (last: Claim | null, at: string) =>
      openClaim(last, new Date(at), zoneInEffect(change, new Date(at)), change.at);
    const first = claimAt(null, "2026-03-01T17:00:00Z");
    // March 2 in Kathmandu, but the day goes on in the former zone.
    expect(claimAt(first, "2026-03-01T21:00:00Z")).toBeNull();
    expect(claimAt(first, "2026-03-02T19:00:00Z")).toMatchObject({ id: 2, date: "2026-03-03" });
  });

  it("numbers rewards without gaps or overlaps", () => {
    const ids = Array.from({ length: 21 }, (_, index) => index + 1);
    expect(ids.map(calendarOf)).toEqual(ids.map((id) => (id <= 7 ? 1 : id <= 14 ? 2 : 3)));
    expect(ids.map(dayOf)).toEqual([1, 2, 3].flatMap(() => [1, 2, 3, 4, 5, 6, CALENDAR_DAYS]));
  });
});

const LOOTBOX = CALENDAR_DAYS;
const ALL: Missing = {
  hasRoomForFreeze: true,
  avatarsToBuy: ["chef", "bee"],
  avatarsToWin: ["owl", "bear", "bull"],
  sheets: ["order-types", "glossary"],
};
const NOTHING: Missing = { hasRoomForFreeze: false, avatarsToBuy: [], avatarsToWin: [], sheets: [] };
const inCoins = (coins: number) => ({ coins, freezes: 0, avatar: null, sheet: null });

/** Draws with these random numbers, in their order. */
const drawWith = (id: number, missing: Missing, ...numbers: number[]) => {
  const drawn = drawPrize(id, missing, (limit) => {
    const number = numbers.shift() ?? 0;
    if (number >= limit && limit !== 100) throw new Error(`${number} of ${limit}`);
    return number;
  });
  expect(numbers).toEqual([]);
  return drawn;
};
const openAll = (missing: Missing) =>
  Array.from({ length: 100 }, (_, roll) => drawPrize(LOOTBOX, missing, (limit) => roll % limit));

describe("the lootbox", () => {
  it("S3.08 gives each prize exactly as often as its odds say", () => {
    const drawn = openAll(ALL).map(({ coins, freezes, avatar }) => ({
      coins,
      freezes,
      avatars: avatar === null ? 0 : 1,
    }));
    for (const { percent, prize } of LOOTBOX_ODDS) {
      expect(drawn.filter((each) => JSON.stringify(each) === JSON.stringify(prize))).toHaveLength(percent);
    }
    expect(LOOTBOX_ODDS.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });

  it("S3.08 gives coins instead of what does not fit or is there already, and nothing else changes", () => {
    const [drawn, instead] = [openAll(ALL), openAll(NOTHING)];
    drawn.forEach((prize, roll) => {
      const expected =
        prize.freezes > 0
          ? inCoins(COINS_INSTEAD.freeze)
          : prize.avatar === null
            ? prize
            : inCoins(COINS_INSTEAD.avatar);
      expect(instead[roll]).toEqual(expected);
    });
  });

  it("S3.08 gives each missing avatar equally often, and none that is there", () => {
    const avatarRoll = 80;
    const drawn = [0, 1, 2].map((number) => drawWith(LOOTBOX, ALL, avatarRoll, number).avatar);
    expect(drawn).toEqual(ALL.avatarsToWin);
  });

  it("refuses a roll outside of 0 to 99", () => {
    expect(() => drawWith(LOOTBOX, ALL, 100)).toThrow(RangeError);
  });
});

describe("the other days", () => {
  it("S3.08 the third brings a cheat-sheet, the fifth of each second calendar an avatar, the seventh a lootbox, the rest coins", () => {
    const types = Array.from({ length: 14 }, (_, index) => typeOf(index + 1));
    expect(types.slice(0, 7)).toEqual(["coins", "coins", "pdf", "coins", "coins", "coins", "lootbox"]);
    expect(types.slice(7)).toEqual(["coins", "coins", "pdf", "coins", "avatar", "coins", "lootbox"]);
  });

  it("S3.08 a prize in coins is known before, and is what one gets", () => {
    for (let id = 1; id <= 14; id++) {
      const known = fixedPrize(id);
      expect(known === null).toBe(typeOf(id) !== "coins");
      if (known) expect(drawWith(id, ALL)).toEqual(known);
    }
  });

  it("S3.08 a cheat-sheet and an avatar are drawn among those that are missing; with all of them, it is coins", () => {
    expect([0, 1].map((number) => drawWith(3, ALL, number).sheet)).toEqual(ALL.sheets);
    expect([0, 1].map((number) => drawWith(12, ALL, number).avatar)).toEqual(ALL.avatarsToBuy);
    expect(drawWith(3, NOTHING)).toEqual(inCoins(COINS_INSTEAD.sheet));
    expect(drawWith(12, NOTHING)).toEqual(inCoins(COINS_INSTEAD.avatar));
  });
});
