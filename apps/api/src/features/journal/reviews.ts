import type { CallResult } from "@candlewise/contracts/endpoint";
import type { JournalShapes } from "@candlewise/contracts/journal/schemas";
import { REVIEW_EVERY, reviewState, tripsOfReview } from "@candlewise/domain/journal/review";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/mount.ts";
import { requireJournal, type JournalDependencies } from "./dependencies.ts";
import { listOrderNotes } from "./entry-search.ts";
import { reviewFigures } from "./review-figures.ts";
import {
  findReview,
  insertReview,
  listReviews,
  replaceReview,
  type Review,
  type ReviewFigures,
  type ReviewText,
} from "./review-store.ts";

type Reviews = CallResult<JournalShapes["listJournalReviews"]>;

const present = ({
  number,
  version,
  worked,
  failed,
  rule,
  figures,
  writtenAt,
}: Review): Reviews["reviews"][number] => ({
  number,
  version,
  worked,
  failed,
  rule,
  figures,
  written_at: Math.floor(writtenAt.getTime() / 1000),
});

/** Null while there are not so many closed trades. */
async function loadFigures(deps: JournalDependencies, userId: string, number: number): Promise<ReviewFigures | null> {
  const trips = tripsOfReview(await deps.closedTrades(userId), number);
  if (trips === null) return null;
  return reviewFigures(trips, await listOrderNotes(deps.database.kysely, userId), deps.figuresOf);
}

/** What was written, and what is due. */
export async function showReviews(deps: JournalDependencies, context: SignedInContext): Promise<Reviews> {
  await requireJournal(deps, context);
  const { userId } = context;
  const reviews = await listReviews(deps.database.kysely, userId);
  const { length: closed } = await deps.closedTrades(userId);
  const { due, untilNext } = reviewState(closed, new Set(reviews.map(({ number }) => number)));
  const figures = due === null ? null : await loadFigures(deps, userId, due);
  return {
    closed_trades: closed,
    every: REVIEW_EVERY,
    until_next: untilNext,
    due: due === null || figures === null ? null : { number: due, figures },
    reviews: reviews.map(present),
  };
}

const isSame = (review: Review, text: ReviewText): boolean =>
  review.worked === text.worked && review.failed === text.failed && review.rule === text.rule;

/**
 * Keeps what somebody makes of 20 trades; words that are there already change nothing.
 * @throws AppError `review_not_due`, `journal_changed`
 */
export async function saveReview(
  deps: JournalDependencies,
  context: SignedInContext,
  number: number,
  { version, review: text }: { version: number; review: ReviewText },
): Promise<{ review: Reviews["reviews"][number] }> {
  await requireJournal(deps, context);
  const { userId } = context;
  const db = deps.database.kysely;
  const kept = await findReview(db, userId, number);
  if (kept !== null && isSame(kept, text)) return { review: present(kept) };
  const saved =
    version === 0
      ? await writeReview(deps, userId, number, text)
      : await replaceReview(db, userId, { number, version, ...text });
  if (saved === null) throw new AppError("journal_changed");
  return { review: present(saved) };
}

async function writeReview(
  deps: JournalDependencies,
  userId: string,
  number: number,
  text: ReviewText,
): Promise<Review | null> {
  const figures = await loadFigures(deps, userId, number);
  if (figures === null) throw new AppError("review_not_due");
  return insertReview(deps.database.kysely, userId, { number, figures, writtenAt: deps.clock.now(), ...text });
}
