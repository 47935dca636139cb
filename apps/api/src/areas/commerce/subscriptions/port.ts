import type { ProductKind } from "@candlewise/domain/offers/product";
import type { Platform } from "#api/platform/feature.ts";
import { owned, owns } from "./entitlement-store.ts";

/** What other features may ask of what learners have paid for. */
export interface AccessPort {
  owns(userId: string, kind: ProductKind): Promise<boolean>;
  /** Whether they own it or have ever owned it. */
  owned(userId: string, kind: ProductKind): Promise<boolean>;
}

export const createAccessPort = ({ database, clock }: Pick<Platform, "database" | "clock">): AccessPort => ({
  owns: (userId, kind) => owns(database.kysely, userId, kind, clock.now()),
  owned: (userId, kind) => owned(database.kysely, userId, kind),
});
