import { creditedDate, missedDates, type DayMark } from "../learning/local-day.ts";
import type { AvatarId } from "../shop/avatars.ts";
import { COIN_PRICES } from "./coins.ts";

export const REWARD_TYPES = ["coins", "lootbox", "avatar", "pdf"] as const;
type RewardType = (typeof REWARD_TYPES)[number];
export const REWARD_STATUSES = ["not_claimed", "claimed", "locked"] as const;
type RewardStatus = (typeof REWARD_STATUSES)[number];

export interface Prize {
  readonly coins: number;
  readonly freezes: number;
  readonly avatar: AvatarId | null;
  /** A cheat-sheet. */
  readonly sheet: string | null;
}

export const CALENDAR_DAYS = 7;
/** Coins of the days that bring nothing else. */
const COINS: Readonly<Record<number, number>> = { 1: 5, 2: 5, 4: 10, 5: 15, 6: 20 };
const SHEET_DAY = 3;
/** In every second calendar, instead of coins. */
const AVATAR_DAY = 5;

interface Share {
  readonly percent: number;
  readonly prize: { readonly coins: number; readonly freezes: number; readonly avatars: number };
}

/** What a lootbox contains, by percent. The avatars are those that only rewards give. */
export const LOOTBOX_ODDS: readonly Share[] = [
  { percent: 40, prize: { coins: 30, freezes: 0, avatars: 0 } },
  { percent: 25, prize: { coins: 60, freezes: 0, avatars: 0 } },
  { percent: 15, prize: { coins: 0, freezes: 1, avatars: 0 } },
  { percent: 15, prize: { coins: 0, freezes: 0, avatars: 1 } },
  { percent: 5, prize: { coins: 150, freezes: 0, avatars: 0 } },
];
/** Coins instead of a freeze that does not fit into the stock, and of what the learner has already. */
export const COINS_INSTEAD = { freeze: COIN_PRICES.freeze, avatar: 100, sheet: 30 } as const;

/** Rewards are numbered through all calendars of a learner: the first has 1 to 7, the second 8 to 14. */
export const calendarOf = (rewardId: number): number => Math.ceil(rewardId / CALENDAR_DAYS);
export const dayOf = (rewardId: number): number => ((rewardId - 1) % CALENDAR_DAYS) + 1;
const rewardOf = (calendar: number, day: number): number => (calendar - 1) * CALENDAR_DAYS + day;

export function typeOf(rewardId: number): RewardType {
  const day = dayOf(rewardId);
  if (day === CALENDAR_DAYS) return "lootbox";
  if (day === SHEET_DAY) return "pdf";
  return day === AVATAR_DAY && calendarOf(rewardId) % 2 === 0 ? "avatar" : "coins";
}

const inCoins = (coins: number): Prize => ({ coins, freezes: 0, avatar: null, sheet: null });

/** The prize of a reward that is known before it is claimed; null when it is drawn. */
export const fixedPrize = (rewardId: number): Prize | null =>
  typeOf(rewardId) === "coins" ? inCoins(COINS[dayOf(rewardId)] ?? 0) : null;

/** What a learner does not have yet. */
export interface Missing {
  readonly hasRoomForFreeze: boolean;
  readonly avatarsToBuy: readonly AvatarId[];
  readonly avatarsToWin: readonly AvatarId[];
  readonly sheets: readonly string[];
}

/** A random whole number from 0 to below a limit. */
type RandomBelow = (limit: number) => number;

/** Draws what a reward gives; coins instead of what does not fit or is there already. */
export function drawPrize(rewardId: number, missing: Missing, randomBelow: RandomBelow): Prize {
  const type = typeOf(rewardId);
  if (type === "lootbox") return drawLootbox(missing, randomBelow);
  if (type === "avatar") return avatarPrize(missing.avatarsToBuy, randomBelow);
  const sheet = type === "pdf" ? pick(missing.sheets, randomBelow) : null;
  if (sheet !== null) return { ...inCoins(0), sheet };
  return fixedPrize(rewardId) ?? inCoins(COINS_INSTEAD.sheet);
}

function drawLootbox({ hasRoomForFreeze, avatarsToWin }: Missing, randomBelow: RandomBelow): Prize {
  const roll = randomBelow(100);
  let sum = 0;
  const drawn = LOOTBOX_ODDS.find(({ percent }) => (sum += percent) > roll);
  if (!drawn) throw new RangeError(`a roll of ${roll}`);
  const { coins, freezes, avatars } = drawn.prize;
  if (avatars > 0) return avatarPrize(avatarsToWin, randomBelow);
  return freezes > 0 && !hasRoomForFreeze ? inCoins(COINS_INSTEAD.freeze) : { ...inCoins(coins), freezes };
}

function avatarPrize(avatars: readonly AvatarId[], randomBelow: RandomBelow): Prize {
  const avatar = pick(avatars, randomBelow);
  return avatar === null ? inCoins(COINS_INSTEAD.avatar) : { ...inCoins(0), avatar };
}

const pick = <Item>(items: readonly Item[], randomBelow: RandomBelow): Item | null =>
  items.length === 0 ? null : (items[randomBelow(items.length)] ?? null);

/** A claimed reward with the day that it was credited to. */
export interface Claim extends DayMark {
  readonly id: number;
}

/** When and where a learner looks at the calendar. */
export interface Here extends Pick<DayMark, "at" | "zone"> {
  /** When the learner's zone last changed; null if never. */
  readonly zoneChangedAt: Date | null;
}

export interface RewardCalendar {
  /** What a claim at this time would be credited to. */
  readonly now: DayMark;
  /** Its number. */
  readonly id: number;
  readonly rewards: readonly { readonly id: number; readonly day: number; readonly status: RewardStatus }[];
}

/** The calendar at an instant, given the last claim. After a missed day or the last reward, a new one begins. */
export function rewardCalendarAt(last: Claim | null, { at, zone, zoneChangedAt }: Here): RewardCalendar {
  const now = { at, zone, date: creditedDate(at, zone, last?.date ?? null) };
  const { id, claimed, isClaimedToday } = progressAt(last, now, zoneChangedAt);
  const statusOf = (day: number): RewardStatus => {
    if (day <= claimed) return "claimed";
    return day === claimed + 1 && !isClaimedToday ? "not_claimed" : "locked";
  };
  const days = Array.from({ length: CALENDAR_DAYS }, (_, index) => index + 1);
  return { now, id, rewards: days.map((day) => ({ id: rewardOf(id, day), day, status: statusOf(day) })) };
}

/**
 * Missed days that are forgiven after a change of zone: a visit on the lengthened day could not claim the next reward yet. The change may come
 * before the last claim, on the same day: a device that is opened reports its zone first.
 */
const FORGIVEN = 1;
const A_DAY_MS = 24 * 3_600_000;

function progressAt(last: Claim | null, now: DayMark, zoneChangedAt: Date | null) {
  if (last === null) return { id: 1, claimed: 0, isClaimedToday: false };
  const id = calendarOf(last.id);
  const claimed = dayOf(last.id);
  if (last.date === now.date) return { id, claimed, isClaimedToday: true };
  const isChanged = zoneChangedAt !== null && zoneChangedAt.getTime() > last.at.getTime() - A_DAY_MS;
  const isOver = claimed === CALENDAR_DAYS || missedDates(last, now).length > (isChanged ? FORGIVEN : 0);
  return isOver ? { id: id + 1, claimed: 0, isClaimedToday: false } : { id, claimed, isClaimedToday: false };
}
