import { dayLeft, FREE_LIMITS } from "@candlewise/domain/freemium/free-plan";
import { AppError } from "#api/platform/errors.ts";
import type { FreemiumDependencies } from "./dependencies.ts";
import {
  countSymbols,
  countUse,
  deleteSymbol,
  findDay,
  findSymbol,
  hasLesson,
  insertLesson,
  insertSymbol,
  lockSymbols,
} from "./limit-store.ts";
import type { CourseOfPlan, FreePlan, NewSymbol } from "./port.ts";

type Deps = Pick<FreemiumDependencies, "database" | "clock" | "learnerSettings" | "hasAccess" | "hadAccess">;

export function createFreePlan(deps: Deps): FreePlan {
  const { database } = deps;
  return {
    async openLesson(userId, lesson) {
      if (await deps.hasAccess(userId)) return;
      if (lesson.isFree) await openLesson(deps, userId, lesson.lessonId);
      else if (!(await hasLesson(database.kysely, userId, lesson.lessonId))) throw courseRefusal(lesson);
    },
    async requireCourse(userId, course) {
      if (!course.isFree && !(await deps.hasAccess(userId))) throw courseRefusal(course);
    },
    hadAccess: (userId) => deps.hadAccess(userId),
    async openSymbol(userId, ticker, hasTraded) {
      if (await deps.hasAccess(userId)) return null;
      const openedAt = await findSymbol(database.kysely, userId, ticker);
      if (openedAt !== null && deps.clock.now().getTime() - openedAt.getTime() > ORDER_MS) return null;
      if (openedAt === null) await openSymbol(deps, userId, { ticker, isKnown: await hasTraded() });
      return newSymbol(deps, userId, { ticker, hasTraded });
    },
  };
}

/** Longer than an order takes to be accepted or refused. */
const ORDER_MS = 60_000;

function newSymbol(
  { database, clock }: Deps,
  userId: string,
  { ticker, hasTraded }: { readonly ticker: string; readonly hasTraded: () => Promise<boolean> },
): NewSymbol {
  const keep = () => insertSymbol(database.kysely, userId, ticker, clock.now());
  return {
    keep,
    async release() {
      await deleteSymbol(database.kysely, userId, ticker);
      // An order that was accepted before that keeps it; a later one does so itself.
      if (await hasTraded()) await keep();
    },
  };
}

const courseRefusal = ({ freeCourses }: CourseOfPlan) =>
  AppError.withFacts("free_limit_reached", {
    limit_of: "courses",
    limit: freeCourses,
    used: freeCourses,
    renews_at: null,
    time_zone: null,
  });

async function openLesson({ database, clock, learnerSettings }: Deps, userId: string, lessonId: string): Promise<void> {
  const limit = FREE_LIMITS.lessons;
  const now = clock.now();
  const { time_zone: zone } = await learnerSettings(userId);
  await database.transaction(async (transaction) => {
    if (!(await insertLesson(transaction, userId, lessonId, now))) return;
    const { date } = dayLeft(now, zone, null);
    if (await countUse(transaction, userId, { kind: "lessons", date, limit })) return;
    const { used, renewsAt } = dayLeft(now, zone, await findDay(transaction, userId, "lessons"));
    throw AppError.withFacts("free_limit_reached", {
      limit_of: "lessons",
      limit,
      used,
      renews_at: renewsAt.toISOString(),
      time_zone: zone,
    });
  });
}

/** An instrument that was traded before the free plan counted is noted, also above the limit. */
async function openSymbol(
  { database, clock }: Deps,
  userId: string,
  { ticker, isKnown }: { readonly ticker: string; readonly isKnown: boolean },
): Promise<void> {
  const limit = FREE_LIMITS.symbols;
  await database.transaction(async (transaction) => {
    await lockSymbols(transaction, userId);
    const used = await countSymbols(transaction, userId);
    // Another call may have noted it meanwhile.
    if (!isKnown && used >= limit && (await findSymbol(transaction, userId, ticker)) === null)
      throw AppError.withFacts("free_limit_reached", {
        limit_of: "symbols",
        limit,
        used,
        renews_at: null,
        time_zone: null,
      });
    await insertSymbol(transaction, userId, ticker, clock.now());
  });
}
