import type { PendingAction, SubscriptionState } from "./subscription-state.ts";

/** A subscription as we know it. */
export interface Subscription {
  readonly state: SubscriptionState;
  readonly pendingAction: PendingAction;
  /** What is paid for is over, too: the learner withdrew, or the payment was given back. */
  readonly endsNow: boolean;
  readonly productId: string;
  /** The product from the next billing date on; null if it stays. */
  readonly nextProductId: string | null;
  readonly amountMinor: number;
  readonly paidUntil: Date;
  readonly renewsAt: Date | null;
  readonly trialEndsAt: Date | null;
  /** When a failed renewal is tried next. */
  readonly nextTryAt: Date | null;
  /** When the provider last changed it. */
  readonly updatedAt: Date;
}

/** What the provider says of it. Its `nextProductId` is the current product if it says that no change is planned, null if it says nothing of that. */
export type Told = Omit<Subscription, "pendingAction" | "endsNow">;

export type SubscriptionEvent =
  /** A webhook, an answer, or what was asked for. */
  | { readonly type: "told"; readonly told: Told }
  /** The learner cancels, restores, or chooses another product. The provider does not know yet. */
  | { readonly type: "cancel" }
  | { readonly type: "restore" }
  | { readonly type: "switch"; readonly productId: string }
  /** Everything is over at once: the learner withdrew, or the payment was given back. */
  | { readonly type: "end" }
  /** Time has passed, and the provider has said nothing. */
  | { readonly type: "passed"; readonly now: Date };

const HOUR_MS = 3_600_000;
/** Access goes on while a failed renewal is tried again. A word of a renewal may also come late. */
export const REDEMPTION_HOURS = 72;
/** Days after a failed renewal on which it is tried again; after the last one the subscription ends. */
export const DUNNING_DAYS = [1, 3, 5] as const;

export const hasEnded = ({ state }: Pick<Subscription, "state">): boolean =>
  state === "cancelled" || state === "expired";

/** Whether another period will be charged. */
export const willRenew = ({ state }: Pick<Subscription, "state">): boolean =>
  state === "active" || state === "redemption";

/** Until when a subscription gives access; null if it gives none. */
export function accessUntil({ state, paidUntil }: Pick<Subscription, "state" | "paidUntil">): Date | null {
  switch (state) {
    case "active":
    case "redemption":
      return new Date(paidUntil.getTime() + REDEMPTION_HOURS * HOUR_MS);
    case "cancelling":
      return paidUntil;
    case "paused":
    case "cancelled":
    case "expired":
      return null;
  }
}

/** When a renewal that failed at the end of the period is tried next; null after the last try. */
export const nextTry = (paidUntil: Date, now: Date): Date | null =>
  DUNNING_DAYS.map((days) => new Date(paidUntil.getTime() + days * 24 * HOUR_MS)).find((at) => at > now) ?? null;

/** A subscription of which the provider is the first to tell. */
export const begun = (told: Told): Subscription =>
  heed({ ...told, nextProductId: null, pendingAction: "none", endsNow: false }, told);

/**
 * The subscription after an event; the same object if nothing changes. What the learner asked for holds at once, and until the provider has
 * confirmed it: a renewal that it tells of before it has read the cancellation does not undo the cancellation.
 */
export function advance(known: Subscription, event: SubscriptionEvent): Subscription {
  switch (event.type) {
    case "told":
      // Its times are full seconds: of two words of the same second the one that comes last counts, and the provider is asked again.
      return event.told.updatedAt >= known.updatedAt ? heed(known, event.told) : known;
    case "cancel":
      return cancelled(known);
    case "restore":
      // A cancellation is confirmed before it is taken back: one that nobody heard of could not be fallen back on.
      return known.state === "cancelling" && known.pendingAction === "none"
        ? { ...known, pendingAction: "restore" }
        : known;
    case "switch":
      return switched(known, event.productId);
    case "end":
      return hasEnded(known) ? known : { ...ended(known, "cancelled"), pendingAction: "cancel", endsNow: true };
    case "passed":
      return known.state === "cancelling" && known.paidUntil <= event.now ? ended(known, "cancelled") : known;
  }
}

/** Solidgate does not tell of a planned change: it is known until the product has changed. */
function heed(known: Subscription, told: Told): Subscription {
  const isCancelling = known.pendingAction === "cancel";
  if (isCancelling && known.endsNow && !hasEnded(told)) return { ...known, updatedAt: told.updatedAt };
  const next = told.nextProductId ?? known.nextProductId;
  const nextProductId = next === told.productId || hasEnded(told) ? null : next;
  const said = { ...told, nextProductId, endsNow: known.endsNow && hasEnded(told), pendingAction: "none" } as const;
  return isCancelling && willRenew(told) ? { ...cancelled(said), pendingAction: "cancel" } : said;
}

function cancelled(known: Subscription): Subscription {
  if (hasEnded(known)) return known;
  if (known.state === "cancelling")
    return known.pendingAction === "restore" ? { ...known, pendingAction: "cancel" } : known;
  // Nothing is paid for while a renewal fails or the subscription is paused, so nothing is left to use up.
  const state = known.state === "active" ? "cancelling" : "cancelled";
  return { ...known, state, renewsAt: null, nextTryAt: null, pendingAction: "cancel" };
}

function switched(known: Subscription, productId: string): Subscription {
  const next = productId === known.productId ? null : productId;
  return next === known.nextProductId ? known : { ...known, nextProductId: next };
}

const ended = (known: Subscription, state: "cancelled" | "expired"): Subscription => ({
  ...known,
  state,
  renewsAt: null,
  nextTryAt: null,
  nextProductId: null,
});
