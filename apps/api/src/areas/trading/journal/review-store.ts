import { ReviewFiguresSchema } from "@candlewise/contracts/journal/schemas";
import { sql, type Kysely } from "kysely";
import type { z } from "zod";
import type { Queryable } from "#api/platform/database/database.ts";

export type ReviewFigures = z.output<typeof ReviewFiguresSchema>;

export interface ReviewText {
  readonly worked: string;
  readonly failed: string;
  readonly rule: string;
}

export interface Review extends ReviewText {
  readonly number: number;
  readonly version: number;
  readonly figures: ReviewFigures;
  readonly writtenAt: Date;
}

interface ReviewRow {
  user_id: string;
  number: number;
  version: number;
  worked: string;
  failed: string;
  rule: string;
  figures: unknown;
  written_at: Date;
}
type ReviewTables = { journal_review: ReviewRow };

const tables = (queryable: Queryable): Kysely<ReviewTables> => queryable.withTables<ReviewTables>();

const reviewOf = ({ number, version, worked, failed, rule, figures, written_at }: ReviewRow): Review => ({
  number,
  version,
  worked,
  failed,
  rule,
  figures: ReviewFiguresSchema.parse(figures),
  writtenAt: written_at,
});

/** Newest first. */
export async function listReviews(db: Queryable, userId: string, limit: number): Promise<Review[]> {
  const rows = await tables(db)
    .selectFrom("journal_review")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
  return rows.map(reviewOf);
}

export async function findReview(db: Queryable, userId: string, number: number): Promise<Review | null> {
  const row = await tables(db)
    .selectFrom("journal_review")
    .selectAll()
    .where("user_id", "=", userId)
    .where("number", "=", number)
    .executeTakeFirst();
  return row === undefined ? null : reviewOf(row);
}

/** Returns null and writes nothing when the number is taken. */
export async function insertReview(
  db: Queryable,
  userId: string,
  { number, figures, writtenAt, worked, failed, rule }: Omit<Review, "version">,
): Promise<Review | null> {
  const row = await tables(db)
    .insertInto("journal_review")
    .values({
      user_id: userId,
      number,
      version: 1,
      worked,
      failed,
      rule,
      figures: sql<unknown>`${JSON.stringify(figures)}::jsonb`,
      written_at: writtenAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : reviewOf(row);
}

/** Returns null and writes nothing when the version is outdated. The figures stay as first stored. */
export async function replaceReview(
  db: Queryable,
  userId: string,
  { number, version, worked, failed, rule }: ReviewText & { readonly number: number; readonly version: number },
): Promise<Review | null> {
  const row = await tables(db)
    .updateTable("journal_review")
    .set({ version: version + 1, worked, failed, rule })
    .where("user_id", "=", userId)
    .where("number", "=", number)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : reviewOf(row);
}
