import type { profileContract } from "@candlewise/contracts/profile/schemas";
import type { Platform } from "#api/platform/feature.ts";
import type { Handlers } from "#api/platform/mount.ts";
import { loadPreferences, visitPages } from "./preferences.ts";
import { changeProperties, loadProperties } from "./properties.ts";
import { changeUser, loadUserRow, presentUser } from "./users.ts";

export function profileHandlers(deps: Pick<Platform, "database" | "clock">): Handlers<typeof profileContract> {
  return {
    getUser: async ({ params }) => presentUser(await loadUserRow(deps.database.kysely, params.id)),
    updateUser: async ({ params, body }) => changeUser(deps, params.id, body),
    getPreferences: async ({ params }) => loadPreferences(deps, params.id),
    savePreferences: async ({ params, body }) => visitPages(deps, params.id, body.visited_pages),
    getUserProperties: async (_, { userId }) => loadProperties(deps, userId),
    updateUserProperties: async ({ body }, { userId }) => changeProperties(deps, userId, body),
  };
}
