import type { MarketBrief } from "@candlewise/domain/briefs/market-brief";
import type { Hidden } from "@candlewise/domain/geo/hidden-countries";
import type { ProductKind } from "@candlewise/domain/offers/product";
import type { MarketPort } from "#api/areas/trading/market/port.ts";
import type { Platform } from "#api/platform/feature.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { AddressKeys } from "#api/platform/keys/address-keys.ts";
import type { TimeSlices } from "#api/platform/time-slices.ts";

/** A lesson as a brief links to it. */
interface LessonLink {
  readonly lesson_id: string;
  readonly title: string;
  readonly course_title: string;
  readonly minutes: number;
}

/** What briefs need from other features; the area supplies it. */
export interface BriefsPorts {
  readonly market: Pick<MarketPort, "source" | "instruments" | "find" | "exchange" | "candles">;
  readonly timeSlices: TimeSlices;
  /** Whether a learner has bought an extra. */
  ownsExtra(userId: string, kind: ProductKind): Promise<boolean>;
  /** For each of these lists of lessons the best one that the learner can see; null when there is none. */
  lessonLinks(context: SignedInContext, lists: readonly (readonly string[])[]): Promise<readonly (LessonLink | null)[]>;
}

/** All briefs that there are now, newest first. */
export interface BriefSource {
  /** @throws AppError `unavailable`, `quote_stale` */
  latest(hidden: Hidden): Promise<readonly MarketBrief[]>;
}

/** Dependencies of this feature's use cases. */
export interface BriefsDependencies extends Pick<Platform, "clock">, Omit<BriefsPorts, "timeSlices"> {
  readonly briefs: BriefSource;
  readonly keys: AddressKeys;
}
