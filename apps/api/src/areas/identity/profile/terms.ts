import type { TermsConsent } from "@candlewise/contracts/profile/schemas";
import type { Platform } from "#api/platform/feature.ts";
import { findAcceptedTerms, saveAcceptedTerms } from "./consent-store.ts";

/** The date of the current terms. A new date makes the app ask every user again. */
export const TERMS_VERSION = "2026-11-01";

export async function loadTerms({ database }: Pick<Platform, "database">, userId: string): Promise<TermsConsent> {
  const accepted = await findAcceptedTerms(database.kysely, userId);
  return {
    is_latest_version: accepted === TERMS_VERSION,
    latest_version: TERMS_VERSION,
    accepted_version: accepted,
  };
}

export async function acceptTerms(deps: Pick<Platform, "database" | "clock">, userId: string): Promise<TermsConsent> {
  await saveAcceptedTerms(deps.database.kysely, userId, TERMS_VERSION, deps.clock.now());
  return loadTerms(deps, userId);
}
