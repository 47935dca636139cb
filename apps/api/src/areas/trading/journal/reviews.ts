import type { CallResult } from "@candlewise/contracts/endpoint";
import type { JournalShapes } from "@candlewise/contracts/journal/schemas";
import { REVIEW_EVERY, reviewState } from "@candlewise/domain/journal/review";
import { withWrittenStops } from "@candlewise/domain/performance/round-trips";
import type { TradesReader } from "#api/areas/trading/simulator/port.ts";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { JournalDependencies } from "./dependencies.ts";
import { listOrderNotes, writtenStopsOf } from "./entry-search.ts";
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
const MOST_REVIEWS = 100;

type Reviews = CallResult<JournalShapes["listJournalReviews"]>;

const present = ({ writtenAt, ...review }: Review): Reviews["reviews"][number] => ({
  ...review,
  written_at: Math.floor(writtenAt.getTime() / 1000),
});

/** Null while there are too few closed trades. */
async function loadFigures(
  { database, figuresOf }: JournalDependencies,
  userId: string,
  trades: TradesReader,
  number: number,
): Promise<ReviewFigures | null> {
  const last = number * REVIEW_EVERY;
  if ((await trades.count()) < last) return null;
  const found = await trades.range(last - REVIEW_EVERY + 1, last);
  const orders = new Set(found.flatMap(({ id, parts }) => [id, ...parts.map(({ orderId }) => orderId)]));
  const notes = await listOrderNotes(database.kysely, userId, [...orders]);
  const written = writtenStopsOf(notes);
  return reviewFigures(
    found.map((trade) => withWrittenStops(trade, written)),
    notes,
    figuresOf,
  );
}

/** Reviews written so far, and the one that is due. */
export async function showReviews(deps: JournalDependencies, context: SignedInContext): Promise<Reviews> {
  const { userId } = context;
  const [reviews, { trades }] = await Promise.all([
    listReviews(deps.database.kysely, userId, MOST_REVIEWS),
    deps.simulator.read(userId),
  ]);
  const closed = await trades.count();
  const { due, untilNext } = reviewState(closed, new Set(reviews.map(({ number }) => number)));
  const figures = due === null ? null : await loadFigures(deps, userId, trades, due);
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
  const stored = await findReview(db, userId, number);
  if (stored !== null && isSame(stored, text)) return { review: present(stored) };
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
  const { trades } = await deps.simulator.read(userId);
  const figures = await loadFigures(deps, userId, trades, number);
  if (figures === null) throw new AppError("review_not_due");
  return insertReview(deps.database.kysely, userId, { number, figures, writtenAt: deps.clock.now(), ...text });
}
