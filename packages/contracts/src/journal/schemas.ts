import { FEELINGS, FOLLOWED } from "@candlewise/domain/journal/terms";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { AmountSchema, PriceSchema, QuantitySchema, TickerSchema } from "../market/schemas.ts";
import { TradeFiguresSchema } from "../performance/schemas.ts";
import { PictureSchema } from "../profile/schemas.ts";
import { TransactionTypeSchema } from "../simulator/schemas.ts";
import { journalRoutes } from "./routes.ts";

export const FeelingSchema = z.enum(FEELINGS);
export const FollowedSchema = z.enum(FOLLOWED);

const text = z.string().max(4000);

/** Lower case, words and dashes of any script. */
export const TagSchema = z
  .string()
  .max(24)
  .regex(
    /^[\p{Ll}\p{Lo}\p{M}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N} -]*$/u,
    "A tag is up to 24 small letters, digits, spaces or dashes",
  );

/** What is decided before the trade. */
const PlanSchema = z.strictObject({
  /** Why this trade, and what would prove it wrong. */
  thesis: text,
  entry_price: PriceSchema.nullable(),
  stop_price: PriceSchema.nullable(),
  target_price: PriceSchema.nullable(),
  /** What may be lost, in US dollars. */
  risk: PriceSchema.nullable(),
});

/** What is seen after it. */
const ReviewSchema = z.strictObject({
  went_well: text,
  went_wrong: text,
  followed_plan: FollowedSchema.nullable(),
});

/** All that the writer says. */
export const EntryTextSchema = z.strictObject({
  title: z.string().max(120),
  /** Null for an entry that is about no instrument. */
  ticker: TickerSchema.nullable(),
  /** The order that it is about, bought or sold; null before there is one. */
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

/** What became of the order of an entry, and of what it bought. */
const EntryTradeSchema = z.strictObject({
  side: TransactionTypeSchema,
  status: z.enum(["open", "filled", "ended"]),
  quantity: QuantitySchema,
  average_price: PriceSchema.nullable(),
  at: z.int(),
  /** Part of what was bought that is sold again, in percent; 100 of a sale. */
  closed_percent: z.number(),
  /** Of the part that is sold; null while none is. */
  profit: AmountSchema.nullable(),
  r: z.number().nullable(),
});

export const JournalEntrySchema = EntryTextSchema.extend({
  id: z.uuid(),
  /** 1 when it is made, one more with each change. */
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

/** What 20 closed trades came to. */
export const ReviewFiguresSchema = z.strictObject({
  from: z.int(),
  until: z.int(),
  /** How many of the trades the journal says something of. */
  journalled: z.int(),
  trades: TradeFiguresSchema,
  by_tag: z.array(GroupSchema.extend({ tag: TagSchema })),
  by_feeling: z.array(GroupSchema.extend({ feeling: FeelingSchema })),
  by_followed: z.array(GroupSchema.extend({ followed_plan: FollowedSchema })),
});

export const ReviewTextSchema = z.strictObject({
  worked: text,
  failed: text,
  /** The one thing to do otherwise in the next 20 trades. */
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
      /** In title, plan, review, notes, tags and ticker. */
      search: z.string().max(100).optional(),
      tag: TagSchema.optional(),
      /** Before or after. */
      feeling: FeelingSchema.optional(),
      order: z.uuid().optional(),
      cursor: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    response: z.strictObject({
      entries: z.array(JournalEntrySchema),
      next_cursor: z.string().nullable(),
      /** Of the whole journal, most used first. */
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
    /** `version` is the one that is replaced. */
    body: z.strictObject({ version: z.int().min(1).max(1_000_000), entry: EntryTextSchema }),
    response: entry,
  },
  deleteJournalEntry: { params: id, response: z.strictObject({ id: z.uuid() }) },
  restoreJournalEntry: { params: id, response: entry },
  saveJournalPicture: { params: id, body: z.strictObject({ image: PictureSchema }), response: entry },
  deleteJournalPicture: { params: id, response: entry },
  listJournalReviews: {
    response: z.strictObject({
      /** Closed trades of all accounts. */
      closed_trades: z.int(),
      every: z.int(),
      until_next: z.int(),
      due: z.strictObject({ number: z.int(), figures: ReviewFiguresSchema }).nullable(),
      /** Newest first. */
      reviews: z.array(WrittenReviewSchema),
    }),
  },
  saveJournalReview: {
    params: z.strictObject({ number: z.string().regex(/^[1-9]\d{0,5}$/) }),
    /** `version` is the one that is replaced; 0 for the first. */
    body: z.strictObject({ version: z.int().min(0).max(1_000_000), review: ReviewTextSchema }),
    response: z.strictObject({ review: WrittenReviewSchema }),
  },
});
export type JournalShapes = typeof journalContract.shapes;
