import { FeelingSchema, FollowedSchema, type EntryTextSchema } from "@candlewise/contracts/journal/schemas";
import { formatUsd, parseUsd } from "@candlewise/domain/simulator/money";
import type { z } from "zod";

export type EntryText = z.output<typeof EntryTextSchema>;

export interface EntryRow {
  user_id: string;
  entry_id: string;
  version: number;
  title: string;
  ticker: string | null;
  order_id: string | null;
  thesis: string;
  entry_price: number | null;
  stop_price: number | null;
  target_price: number | null;
  risk: number | null;
  went_well: string;
  went_wrong: string;
  followed_plan: string | null;
  notes: string;
  tags: string[];
  feeling_before: string | null;
  feeling_after: string | null;
  picture: string | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/** The columns that the author fills in. */
export type TextColumns = Omit<
  EntryRow,
  "user_id" | "entry_id" | "version" | "picture" | "created_at" | "updated_at" | "deleted_at"
>;

/** A price as it is stored, in 1e-4 USD. */
const storedPrice = (price: string | null): number | null => (price === null ? null : Number(parseUsd(price)));
const priceOf = (stored: number | null): string | null => (stored === null ? null : formatUsd(BigInt(stored)));

export function toColumns({ plan, review, ...entry }: EntryText): TextColumns {
  return {
    title: entry.title,
    ticker: entry.ticker,
    order_id: entry.order_id,
    thesis: plan.thesis,
    entry_price: storedPrice(plan.entry_price),
    stop_price: storedPrice(plan.stop_price),
    target_price: storedPrice(plan.target_price),
    risk: storedPrice(plan.risk),
    went_well: review.went_well,
    went_wrong: review.went_wrong,
    followed_plan: review.followed_plan,
    notes: entry.notes,
    tags: [...entry.tags],
    feeling_before: entry.feeling_before,
    feeling_after: entry.feeling_after,
  };
}

export function textOf(row: TextColumns): EntryText {
  return {
    title: row.title,
    ticker: row.ticker,
    order_id: row.order_id,
    plan: {
      thesis: row.thesis,
      entry_price: priceOf(row.entry_price),
      stop_price: priceOf(row.stop_price),
      target_price: priceOf(row.target_price),
      risk: priceOf(row.risk),
    },
    review: {
      went_well: row.went_well,
      went_wrong: row.went_wrong,
      followed_plan: FollowedSchema.nullable().parse(row.followed_plan),
    },
    notes: row.notes,
    tags: row.tags,
    feeling_before: FeelingSchema.nullable().parse(row.feeling_before),
    feeling_after: FeelingSchema.nullable().parse(row.feeling_after),
  };
}
