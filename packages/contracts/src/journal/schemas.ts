import { FEELINGS, FOLLOWED } from "@candlewise/domain/journal/terms";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { AmountSchema, PriceSchema, QuantitySchema, TickerSchema } from "../market/schemas.ts";
import { TradeFiguresSchema } from "../performance/schemas.ts";
import { PictureSchema } from "../profile/schemas.ts";
import { TransactionTypeSchema } from "../simulator/schemas.ts";
import { defineFiles } from "../file.ts";
import { journalFiles, journalRoutes } from "./routes.ts";

export const FeelingSchema = z.enum(FEELINGS);
export const FollowedSchema = z.enum(FOLLOWED);

const text = z.string().max(4000);

/** Lowercase letters, digits, spaces and dashes of any script. */
export const TagSchema = z
  .string()
  .max(24)
  .regex(
    /^[\p{Ll}\p{Lo}\p{M}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N} -]*$/u,
    "A tag is up to 24 small letters, digits, spaces or dashes",
  );

/** Decided before the trade. */
const PlanSchema = z.strictObject({
  /** The reason for the trade, and what would prove it wrong. */
  thesis: text,
  entry_price: PriceSchema.nullable(),
  stop_price: PriceSchema.nullable(),
  target_price: PriceSchema.nullable(),
  /** The most the trade may lose, in US dollars. */
  risk: PriceSchema.nullable(),
});

/** Written after the trade. */
const ReviewSchema = z.strictObject({
  went_well: text,
  went_wrong: text,
  followed_plan: FollowedSchema.nullable(),
});

/** Everything the user writes. */
export const EntryTextSchema = z.strictObject({
  title: z.string().max(120),
  /** Null if the entry is not about an instrument. */
  ticker: TickerSchema.nullable(),
  /** The buy or sell order the entry is about; null until one is linked. */
  order_id: z.uuid().nullable(),
  plan: PlanSchema,
  review: ReviewSchema,
  notes: text,
  tags: z
    .array(TagSchema)
    .max(8)
    .refine((tags) => new Set(tags).size === tags.length, "A tag stands here twice"),
  feeling_before: FeelingSchema.nullable(),
  feeling_after: FeelingSchema.nullable(),
});

/** Outcome of the entry's order and of the units it bought. */
const EntryTradeSchema = z.strictObject({
  side: TransactionTypeSchema,
  status: z.enum(["open", "filled", "ended"]),
  quantity: QuantitySchema,
  average_price: PriceSchema.nullable(),
  at: z.int(),
  /** Percentage of the bought quantity that has been sold; 100 for a sell order. */
  closed_percent: z.number(),
  /** Realized profit of the sold part; null while nothing is sold. */
  profit: AmountSchema.nullable(),
  r: z.number().nullable(),
});

export const JournalEntrySchema = EntryTextSchema.extend({
  id: z.uuid(),
  /** Starts at 1 and increases with each change. */
  version: z.int().min(1),
  picture_url: z.string().nullable(),
  created_at: z.int(),
  updated_at: z.int(),
  trade: EntryTradeSchema.nullable(),
});

const GroupSchema = z.strictObject({
  closed: z.int(),
  wins: z.int(),
  profit: AmountSchema,
  average_r: z.number().nullable(),
});

/** Figures of 20 closed trades. */
export const ReviewFiguresSchema = z.strictObject({
  from: z.int(),
  until: z.int(),
  /** Number of these trades that have a journal entry. */
  journalled: z.int(),
  trades: TradeFiguresSchema,
  by_tag: z.array(GroupSchema.extend({ tag: TagSchema })),
  by_feeling: z.array(GroupSchema.extend({ feeling: FeelingSchema })),
  by_followed: z.array(GroupSchema.extend({ followed_plan: FollowedSchema })),
});

export const ReviewTextSchema = z.strictObject({
  worked: text,
  failed: text,
  /** The one thing to change in the next 20 trades. */
  rule: text,
});

const WrittenReviewSchema = ReviewTextSchema.extend({
  number: z.int().min(1),
  version: z.int().min(1),
  written_at: z.int(),
  figures: ReviewFiguresSchema,
});

const id = z.strictObject({ id: z.uuid() });
const entry = z.strictObject({ entry: JournalEntrySchema });

export const journalContract = defineContract("journal", journalRoutes, {
  listJournal: {
    query: z.strictObject({
      /** Matches title, plan, review, notes, tags and ticker. */
      search: z.string().max(100).optional(),
      tag: TagSchema.optional(),
      /** Matches the feeling before or after the trade. */
      feeling: FeelingSchema.optional(),
      order: z.uuid().optional(),
      cursor: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    response: z.strictObject({
      entries: z.array(JournalEntrySchema),
      next_cursor: z.string().nullable(),
      /** All tags of the journal, most used first. */
      tags: z.array(z.strictObject({ tag: TagSchema, entries: z.int() })),
    }),
  },
  createJournalEntry: {
    body: z.strictObject({ entry_id: z.uuid(), entry: EntryTextSchema }),
    response: entry,
  },
  getJournalEntry: { params: id, response: entry },
  saveJournalEntry: {
    params: id,
    /** `version`: the version being replaced. */
    body: z.strictObject({ version: z.int().min(1).max(1_000_000), entry: EntryTextSchema }),
    response: entry,
  },
  deleteJournalEntry: { params: id, response: z.strictObject({ id: z.uuid() }) },
  restoreJournalEntry: { params: id, response: entry },
  saveJournalPicture: { params: id, body: z.strictObject({ image: PictureSchema }), response: entry },
  deleteJournalPicture: { params: id, response: entry },
  listJournalReviews: {
    response: z.strictObject({
      /** Closed trades across all accounts. */
      closed_trades: z.int(),
      every: z.int(),
      until_next: z.int(),
      due: z.strictObject({ number: z.int(), figures: ReviewFiguresSchema }).nullable(),
      /** The last 100, newest first. */
      reviews: z.array(WrittenReviewSchema),
    }),
  },
  saveJournalReview: {
    params: z.strictObject({ number: z.string().regex(/^[1-9]\d{0,5}$/) }),
    /** `version`: the version being replaced; 0 for a new review. */
    body: z.strictObject({ version: z.int().min(0).max(1_000_000), review: ReviewTextSchema }),
    response: z.strictObject({ review: WrittenReviewSchema }),
  },
});
export type JournalShapes = typeof journalContract.shapes;

export const journalFileContract = defineFiles("journal", journalFiles, {
  getJournalPicture: { params: z.strictObject({ name: z.string() }) },
});
