import type { CallContext } from "#api/platform/http/endpoint.ts";
import type { Platform } from "#api/platform/feature.ts";

/** What offers need from other areas. */
export interface OffersPorts {
  /** Whether anything can be bought. */
  readonly isSelling: boolean;
  /** Whether a learner has had a trial: nobody gets a second one. */
  hadTrial(userId: string): Promise<boolean>;
  /** Alpha-2; null if unknown. */
  countryOf(caller: Pick<CallContext, "ip" | "edge">): string | null;
}

export type OffersDependencies = Pick<Platform, "database" | "clock"> & OffersPorts;
