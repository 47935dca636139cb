import Bowser from "bowser";
import { z } from "zod";
import { VisitedPagesSchema, type PreferencesSchema } from "@candlewise/contracts/profile/schemas";
import { canRunApp, type Device } from "@candlewise/domain/profile/app-device";
import type { Platform } from "#api/platform/feature.ts";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { findPreferences, lockPreferences, saveVisitedPages } from "./preferences-store.ts";

type Caller = Pick<SignedInContext, "userId" | "userAgent">;
type VisitedPages = z.output<typeof VisitedPagesSchema>;
type Preferences = z.output<typeof PreferencesSchema>;

const unvisited = z.boolean().default(false);
const StoredSchema = z.object({
  visited_pages: z.object({
    megaUpsell: unvisited,
    upsell: unvisited,
    webToApp: z.boolean().optional(),
    onboarding: unvisited,
  }),
  experiments: z.record(z.string(), z.string()),
});

/** The device of a user-agent header; empty strings for what it does not name. */
function deviceOf(userAgent: string): Device {
  if (userAgent === "") return { os: "", version: "" };
  const { name = "", version = "" } = Bowser.getParser(userAgent).getOS();
  return { os: name, version };
}

/** A device that cannot run the native app need not see the page that offers it, so the page counts as visited there (S4.06). */
function preferencesOn(userAgent: string, stored: unknown): Preferences {
  const { visited_pages, experiments } = StoredSchema.parse(stored);
  const webToApp = visited_pages.webToApp ?? !canRunApp(deviceOf(userAgent));
  return { visited_pages: { ...visited_pages, webToApp }, experiments };
}
const NOTHING_STORED = { visited_pages: {}, experiments: {} };

export async function loadPreferences(
  { database }: Pick<Platform, "database">,
  { userId, userAgent }: Caller,
): Promise<Preferences> {
  return preferencesOn(userAgent, (await findPreferences(database.kysely, userId)) ?? NOTHING_STORED);
}

/**
 * Marks funnel pages as visited.
 * @throws AppError `page_already_visited` when one of them has been visited before; then none is marked.
 */
export async function visitPages(
  { database }: Pick<Platform, "database">,
  { userId, userAgent }: Caller,
  pages: { readonly [Page in keyof VisitedPages]?: boolean | undefined },
): Promise<Preferences> {
  return database.transaction(async (transaction) => {
    const stored = await lockPreferences(transaction, userId);
    const preferences = preferencesOn(userAgent, stored);
    const visited = StoredSchema.parse(stored).visited_pages;
    for (const page of VisitedPagesSchema.keyof().options) {
      if (pages[page] !== true) continue;
      if (preferences.visited_pages[page]) throw new AppError("page_already_visited");
      preferences.visited_pages[page] = true;
      visited[page] = true;
    }
    // Only real visits are stored, because the same user may use another device later.
    await saveVisitedPages(transaction, userId, visited);
    return preferences;
  });
}
