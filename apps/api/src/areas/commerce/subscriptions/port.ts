import type { ProductKind } from "@candlewise/domain/offers/product";
import type { Platform } from "#api/platform/feature.ts";
import { ownsAnyOf } from "./entitlement-store.ts";
import { grantedBy } from "@candlewise/domain/subscriptions/access";

/** What other features may ask of what learners have paid for. */
export interface AccessPort {
  owns(userId: string, kind: ProductKind): Promise<boolean>;
}

export const createAccessPort = ({ database, clock }: Pick<Platform, "database" | "clock">): AccessPort => ({
  owns: (userId, kind) => ownsAnyOf(database.kysely, userId, grantedBy(kind), clock.now()),
});
