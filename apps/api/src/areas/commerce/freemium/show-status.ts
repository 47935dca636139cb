import type { CallResult } from "@candlewise/contracts/endpoint";
import type { FreemiumShapes } from "@candlewise/contracts/freemium/schemas";
import { dayLeft, FREE_LIMITS, type DailyKind, type ShownFlag } from "@candlewise/domain/freemium/free-plan";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { FreemiumDependencies } from "./dependencies.ts";
import { insertFlag, listFlags } from "./flag-store.ts";
import { countSymbols, findDay } from "./limit-store.ts";

/**
 * What of the free plan the caller has used, and when it renews in the zone in effect: reading changes nothing, so a device that has moved
 * says so by `updateUserProperties`.
 */
export async function showStatus(
  deps: FreemiumDependencies,
  context: SignedInContext,
): Promise<CallResult<FreemiumShapes["getFreemiumStatus"]>> {
  const { kysely } = deps.database;
  const { userId } = context;
  const now = context.now();
  const [{ time_zone }, isLimited, lessons, messages, symbols, analyses, free_courses] = await Promise.all([
    deps.learnerSettings(userId),
    isLimitedNow(deps, userId),
    findDay(kysely, userId, "lessons"),
    findDay(kysely, userId, "messages"),
    countSymbols(kysely, userId),
    deps.analyses(context),
    deps.freeCourses(context),
  ]);
  const daily = (kind: DailyKind, last: typeof lessons) => {
    const { used, renewsAt } = dayLeft(now, time_zone, last);
    return { limit: FREE_LIMITS[kind], used, renews_at: renewsAt.toISOString() };
  };
  return {
    has_access: !isLimited,
    limits: {
      lessons: daily("lessons", lessons),
      symbols: { limit: FREE_LIMITS.symbols, used: symbols, renews_at: null },
      analyses,
      messages: daily("messages", messages),
    },
    free_courses: [...free_courses],
    flags: await flagsOf(deps, userId, isLimited),
  };
}

/** Notes that something was shown. */
export async function setFlag(
  deps: FreemiumDependencies,
  { userId, now }: SignedInContext,
  flag: ShownFlag,
): Promise<CallResult<FreemiumShapes["setFreemiumFlag"]>> {
  await insertFlag(deps.database.kysely, userId, flag, now());
  return { flags: await flagsOf(deps, userId, await isLimitedNow(deps, userId)) };
}

const isLimitedNow = async (deps: Pick<FreemiumDependencies, "isOn" | "hasAccess">, userId: string) =>
  deps.isOn && !(await deps.hasAccess(userId));

async function flagsOf(deps: FreemiumDependencies, userId: string, isLimited: boolean) {
  const [shown, wasDiscounted] = await Promise.all([
    listFlags(deps.database.kysely, userId),
    deps.wasDiscounted(userId),
  ]);
  return {
    surprise_modal_shown: shown.has("surprise_modal_shown"),
    bottom_sheet_shown: shown.has("bottom_sheet_shown"),
    second_discount_triggered: wasDiscounted,
    user_in_freemium: isLimited,
    buy_from_app_modal_shown: shown.has("buy_from_app_modal_shown"),
  };
}
