import type { CallResult } from "@candlewise/contracts/endpoint";
import type { JournalShapes } from "@candlewise/contracts/journal/schemas";
import { REVIEW_EVERY, reviewState } from "@candlewise/domain/journal/review";
import { withWrittenStops } from "@candlewise/domain/performance/round-trips";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { JournalDependencies } from "./dependencies.ts";
import { listOrderNotes, listWrittenStops } from "./entry-search.ts";
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

/** Maximum number of reviews in a response. */
const REVIEWS_TOLD = 100;

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

/** Null while there are too few closed trades. */
async function loadFigures(deps: JournalDependencies, userId: string, number: number): Promise<ReviewFigures | null> {
  const last = number * REVIEW_EVERY;
  const trades = await deps.trades.range(userId, last - REVIEW_EVERY + 1, last);
  if (trades.length < REVIEW_EVERY) return null;
  const db = deps.database.kysely;
  const purchases = trades.flatMap(({ parts }) => parts.map(({ orderId }) => orderId));
  const orders = [...new Set([...trades.map(({ id }) => id), ...purchases])];
  const [notes, written] = await Promise.all([
    listOrderNotes(db, userId, orders),
    listWrittenStops(db, userId, purchases),
  ]);
  return reviewFigures(
    trades.map((trade) => withWrittenStops(trade, written)),
    notes,
    deps.figuresOf,
  );
}

/** Reviews written so far, and the one that is due. */
export async function showReviews(deps: JournalDependencies, context: SignedInContext): Promise<Reviews> {
  const { userId } = context;
  const reviews = await listReviews(deps.database.kysely, userId, REVIEWS_TOLD);
  const closed = await deps.trades.count(userId);
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

/** Stores a review of 20 trades; saving the same text again changes nothing. @throws AppError `review_not_due`, `journal_changed` */
export async function saveReview(
  deps: JournalDependencies,
  context: SignedInContext,
  number: number,
  { version, review: text }: { version: number; review: ReviewText },
): Promise<{ review: Reviews["reviews"][number] }> {
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
  await deps.trades.count(userId);
  const figures = await loadFigures(deps, userId, number);
  if (figures === null) throw new AppError("review_not_due");
  return insertReview(deps.database.kysely, userId, { number, figures, writtenAt: deps.clock.now(), ...text });
}
