import type { EngagementShapes } from "@candlewise/contracts/engagement/schemas";
import type { CallResult } from "@candlewise/contracts/endpoint";
import { COIN_PRICES } from "@candlewise/domain/engagement/coins";
import { MAX_FREEZES, REPAIR_DAYS, streakAt, type StreakNow } from "@candlewise/domain/engagement/streak";
import { addDays } from "@candlewise/domain/learning/local-day";
import type { Transaction } from "#api/platform/database/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { addCoins, hasEntry, lockWallet, type CoinEntry } from "../coins/coin-store.ts";
import type { EngagementDependencies } from "../dependencies.ts";
import { coveredDay, settleStreak } from "./settle-streak.ts";
import { presentProfile, refuseUnknownZone } from "./show-streak.ts";
import { addFreeze, listDays, loadStreak, recountFrom, saveDays } from "./streak-store.ts";

interface Action {
  readonly timezone: string;
  readonly action: "activity" | "freeze" | "repair";
  readonly action_id?: string | undefined;
}

interface Purchase {
  readonly userId: string;
  readonly balance: number;
  readonly streak: StreakNow;
}

/**
 * Brings the streak up to date, then buys what was asked for. A repeat buys nothing and gets the same answer.
 * @throws AppError `validation_failed`, `coins_short`, `freezes_full`, `nothing_to_repair`
 */
export async function actOnStreak(
  deps: EngagementDependencies,
  context: Pick<SignedInContext, "userId" | "now">,
  { timezone, action, action_id }: Action,
): Promise<CallResult<EngagementShapes["actOnStreak"]>> {
  refuseUnknownZone(timezone, "body.timezone");
  const { userId, now } = context;
  const { time_zone: zone } = await deps.learnerSettings(userId);
  return deps.database.transaction(async (transaction) => {
    const balance = await lockWallet(transaction, userId);
    const streak = await settleStreak(transaction, userId, { at: now(), zone });
    const purchase = { userId, balance, streak };
    if (action === "freeze") await buyFreeze(transaction, purchase, action_id ?? streak.now.date);
    if (action === "repair") await repair(transaction, purchase);
    const stored = await loadStreak(transaction, userId);
    return presentProfile(userId, stored, streakAt(stored, streak.now.at, zone));
  });
}

async function buyFreeze(transaction: Transaction, purchase: Purchase, id: string): Promise<void> {
  const { userId, streak } = purchase;
  if (await hasEntry(transaction, userId, "freeze", id)) return;
  const { freezes } = await loadStreak(transaction, userId);
  if (freezes.length >= MAX_FREEZES) throw new AppError("freezes_full");
  const { at, date } = streak.now;
  await pay(transaction, purchase, { source: "freeze", id, amount: -COIN_PRICES.freeze, at });
  await addFreeze(transaction, userId, { id, bought_on: date, at });
}

async function repair(transaction: Transaction, purchase: Purchase): Promise<void> {
  const { userId, streak } = purchase;
  const { now } = streak;
  const dates = streak.repair?.dates ?? [];
  const [first] = dates;
  if (first === undefined) {
    const days = await listDays(transaction, userId, addDays(now.date, -REPAIR_DAYS));
    if (days.some(({ kind }) => kind === "repair")) return;
    throw new AppError("nothing_to_repair");
  }
  await pay(transaction, purchase, {
    source: "repair",
    id: first,
    amount: -COIN_PRICES.repair * dates.length,
    at: now.at,
  });
  await saveDays(
    transaction,
    dates.map((date) => ({ userId, ...coveredDay(now, date, "repair") })),
  );
  await recountFrom(transaction, [{ userId, date: first }]);
}

/** @throws AppError `coins_short` */
async function pay(transaction: Transaction, { userId, balance }: Purchase, entry: CoinEntry): Promise<void> {
  if (balance + entry.amount < 0) throw new AppError("coins_short");
  await addCoins(transaction, userId, entry);
}
