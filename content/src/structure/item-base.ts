import * as z from "zod";
import { IdSchema } from "./ids.ts";

/** What the structure of every item has. */
export const base = {
  skill: IdSchema,
  crypto: z.boolean().default(false),
  /** Not asked any more; its id and past attempts remain. */
  retired: z.boolean().default(false),
  /** Why this item may contain words that promise profit, such as the quoted pitch of a scam. */
  allow_promises: z.string().min(1).optional(),
};

/** Which bars a question shows. */
export const chart = {
  fixture: IdSchema,
  from: z.int().min(0).optional(),
  to: z.int().min(1).optional(),
};
