import type { Told } from "@candlewise/domain/subscriptions/subscription";
import { z } from "zod";
import type { ProviderKey } from "../subscription-store.ts";

/** A subscription as an app store tells of it. Products are the store's. */
export interface StoreSubscription extends ProviderKey {
  /** The account that the app named when it was bought; null if it named none. */
  readonly userId: string | null;
  readonly currency: string;
  readonly startedAt: Date;
  readonly told: Told;
}

const Uuid = z.uuid();

/** The app names the account by its id when it sells. */
export const accountOf = (name: string | undefined): string | null => Uuid.safeParse(name).data ?? null;

const digits = new Map<string, number>();

/** How many minor units a unit of a currency has, as a power of ten. */
export function minorDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const found = format.resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currency, found);
  return found;
}
