import { gainOf } from "@candlewise/domain/achievements/deeds";
import { tiersOfHistory, tiersReached } from "@candlewise/domain/achievements/judge";
import { addGains, loadBook, noteHistory, type Book } from "./book-store.ts";
import type { AchievementsDependencies } from "./dependencies.ts";
import { grantTiers, payTiers } from "./grant-tiers.ts";
import { pastDeeds } from "./past-deeds.ts";

/** One more whenever deeds of a new kind count: every learner's past is then looked at again. */
const HISTORY = 1;

const missing = ({ counters, earned }: Book) =>
  tiersReached(counters).filter(({ id, tier }) => !earned.some((each) => each.id === id && each.tier === tier));

const isSettled = (book: Book) =>
  book.history >= HISTORY && missing(book).length === 0 && book.earned.every(({ isSeen, isPaid }) => isPaid || !isSeen);

/**
 * The learner's counters and earned tiers. On the first call what was done before achievements existed is counted; counting it again, or
 * while its events are handled, adds nothing. Tiers of achievements that are new in this release are granted, too.
 */
export async function loadOwnBook(deps: AchievementsDependencies, userId: string): Promise<Book> {
  const book = await loadBook(deps.database.kysely, userId);
  if (isSettled(book)) return book;
  const deeds = book.history >= HISTORY ? [] : await listPastDeeds(deps, userId);
  const now = deps.clock.now();
  const own = <Facts extends object>(all: readonly Facts[]) => all.map((facts) => ({ ...facts, userId }));
  return deps.database.transaction(async (transaction) => {
    await addGains(transaction, own(deeds.map((deed) => ({ ...gainOf(deed), at: deed.at }))));
    await grantTiers(transaction, own(tiersOfHistory(deeds)), now);
    const others = missing(await loadBook(transaction, userId)).map((tier) => ({ ...tier, at: now }));
    await grantTiers(transaction, own(others), now);
    await payTiers(deps, transaction, userId, now);
    await noteHistory(transaction, userId, HISTORY);
    return loadBook(transaction, userId);
  });
}

async function listPastDeeds(deps: AchievementsDependencies, userId: string) {
  const [past, { time_zone: zone }] = await Promise.all([deps.past(userId), deps.learnerSettings(userId)]);
  return pastDeeds(past, zone, deps);
}
