import { FEELINGS, FOLLOWED } from "@candlewise/domain/journal/terms";
import type { Language } from "#web/shared/i18n/languages.ts";
import { parseDecimal } from "#web/shared/i18n/parse-decimal.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import type { Entry, Feeling, Followed } from "./api.ts";

export const PRICE_FIELDS = ["entryPrice", "stopPrice", "targetPrice", "risk"] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];
export const TEXT_FIELDS = ["title", "thesis", "wentWell", "wentWrong", "notes"] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** An entry as somebody types it: prices are still texts. */
export interface EntryDraft extends Readonly<Record<PriceField | TextField, string>> {
  readonly ticker: string | null;
  readonly orderId: string | null;
  readonly tags: readonly string[];
  readonly feelingBefore: Feeling | null;
  readonly feelingAfter: Feeling | null;
  readonly followed: Followed | null;
}

/** What the server keeps of it. */
export type EntryText = Omit<Entry, "id" | "version" | "picture_url" | "created_at" | "updated_at" | "trade">;

export const emptyDraft = (about: Partial<EntryDraft> = {}): EntryDraft => ({
  title: "",
  ticker: null,
  orderId: null,
  thesis: "",
  entryPrice: "",
  stopPrice: "",
  targetPrice: "",
  risk: "",
  wentWell: "",
  wentWrong: "",
  notes: "",
  tags: [],
  feelingBefore: null,
  feelingAfter: null,
  followed: null,
  ...about,
});

export const draftOf = (entry: EntryText): EntryDraft => ({
  title: entry.title,
  ticker: entry.ticker,
  orderId: entry.order_id,
  thesis: entry.plan.thesis,
  entryPrice: entry.plan.entry_price ?? "",
  stopPrice: entry.plan.stop_price ?? "",
  targetPrice: entry.plan.target_price ?? "",
  risk: entry.plan.risk ?? "",
  wentWell: entry.review.went_well,
  wentWrong: entry.review.went_wrong,
  notes: entry.notes,
  tags: entry.tags,
  feelingBefore: entry.feeling_before,
  feelingAfter: entry.feeling_after,
  followed: entry.review.followed_plan,
});

/** A typed price as a decimal text; null for none, undefined for one that cannot be stored. */
function priceOf(text: string, language: Language): string | null | undefined {
  const parsed = parseDecimal(text, language, 4);
  if (parsed.kind === "empty") return null;
  if (parsed.kind !== "decimal" || !/^\d{1,9}(\.\d{1,4})?$/.test(parsed.value)) return undefined;
  return parsed.value;
}

/** What is sent, or the fields that have to be mended first. */
export function readDraft(draft: EntryDraft, language: Language): { entry: EntryText } | { invalid: PriceField[] } {
  const prices = PRICE_FIELDS.map((field) => [field, priceOf(draft[field], language)] as const);
  const invalid = prices.flatMap(([field, price]) => (price === undefined ? [field] : []));
  if (invalid.length > 0) return { invalid };
  const [entry_price = null, stop_price = null, target_price = null, risk = null] = prices.map(([, price]) => price);
  return {
    entry: {
      title: draft.title,
      ticker: draft.ticker,
      order_id: draft.orderId,
      plan: { thesis: draft.thesis, entry_price, stop_price, target_price, risk },
      review: { went_well: draft.wentWell, went_wrong: draft.wentWrong, followed_plan: draft.followed },
      notes: draft.notes,
      tags: [...draft.tags],
      feeling_before: draft.feelingBefore,
      feeling_after: draft.feelingAfter,
    },
  };
}

export const isSameDraft = (one: EntryDraft, other: EntryDraft): boolean =>
  [...PRICE_FIELDS, ...TEXT_FIELDS].every((field) => one[field] === other[field]) &&
  one.ticker === other.ticker &&
  one.orderId === other.orderId &&
  one.tags.join() === other.tags.join() &&
  one.feelingBefore === other.feelingBefore &&
  one.feelingAfter === other.feelingAfter &&
  one.followed === other.followed;

const oneOf = <Value extends string>(all: readonly Value[], value: unknown): Value | null =>
  all.find((each) => each === value) ?? null;
const textOr = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** A draft stored on this device; invalid fields are left empty. */
export function restoredDraft(value: unknown): EntryDraft {
  const kept = isRecord(value) ? value : {};
  const texts = Object.fromEntries(
    [...PRICE_FIELDS, ...TEXT_FIELDS].map((field) => [field, textOr(kept[field]) ?? ""]),
  );
  const tags = Array.isArray(kept["tags"]) ? kept["tags"].filter((tag) => typeof tag === "string") : [];
  return {
    ...emptyDraft({ ticker: textOr(kept["ticker"]), orderId: textOr(kept["orderId"]) }),
    ...texts,
    tags,
    feelingBefore: oneOf(FEELINGS, kept["feelingBefore"]),
    feelingAfter: oneOf(FEELINGS, kept["feelingAfter"]),
    followed: oneOf(FOLLOWED, kept["followed"]),
  };
}

/** As the server takes it: small letters, digits, spaces and dashes, at most 24; "" for nothing of that kind. */
export const tagOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^\p{Ll}\p{Lo}\p{M}\p{N} -]/gu, "")
    .replace(/^[ -]+/, "")
    .slice(0, 24)
    .trim();

/** Target's distance ÷ stop's distance from the entry; null while one of the three is missing or on the wrong side. */
export function rewardToRisk(draft: EntryDraft, language: Language): number | null {
  const [entry, stop, target] = [draft.entryPrice, draft.stopPrice, draft.targetPrice].map((text) =>
    Number(priceOf(text, language) ?? Number.NaN),
  );
  if (entry === undefined || stop === undefined || target === undefined) return null;
  const ratio = (target - entry) / (entry - stop);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : null;
}
