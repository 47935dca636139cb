import { z } from "zod";
import { VisitedPagesSchema, type PreferencesSchema } from "@candlewise/contracts/profile/schemas";
import type { Platform } from "#api/platform/feature.ts";
import { AppError } from "#api/platform/errors.ts";
import { findPreferences, lockPreferences, saveVisitedPages } from "./store.ts";

type VisitedPages = z.output<typeof VisitedPagesSchema>;
type Preferences = z.output<typeof PreferencesSchema>;

const unvisited = z.boolean().default(false);
const StoredSchema = z.object({
  visited_pages: z.object({ megaUpsell: unvisited, upsell: unvisited, webToApp: unvisited, onboarding: unvisited }),
  experiments: z.record(z.string(), z.string()),
});
const NOTHING_STORED = { visited_pages: {}, experiments: {} };

export async function loadPreferences({ database }: Pick<Platform, "database">, userId: string): Promise<Preferences> {
  return StoredSchema.parse((await findPreferences(database.kysely, userId)) ?? NOTHING_STORED);
}

/**
 * Marks funnel pages as visited.
 * @throws AppError `page_already_visited` when one of them was visited before; then nothing is marked.
 */
export async function visitPages(
  { database }: Pick<Platform, "database">,
  userId: string,
  pages: { readonly [Page in keyof VisitedPages]?: boolean | undefined },
): Promise<Preferences> {
  return database.transaction(async (transaction) => {
    const preferences = StoredSchema.parse(await lockPreferences(transaction, userId));
    for (const page of VisitedPagesSchema.keyof().options) {
      if (pages[page] !== true) continue;
      if (preferences.visited_pages[page]) throw new AppError("page_already_visited");
      preferences.visited_pages[page] = true;
    }
    await saveVisitedPages(transaction, userId, preferences.visited_pages);
    return preferences;
  });
}
