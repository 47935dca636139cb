import type { profileContract } from "@candlewise/contracts/profile/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import { listAvatars } from "./avatars.ts";
import { loadProfile, saveProfile } from "./card.ts";
import type { ProfileDependencies } from "./dependencies.ts";
import { loadPreferences, visitPages } from "./preferences.ts";
import { changeProperties, loadProperties } from "./properties.ts";
import { loadStudyPlan } from "./study-plan.ts";
import { acceptTerms, loadTerms } from "./terms.ts";
import { loadTour, seeTour } from "./tours.ts";
import { changeUser, onboardUser, showUser } from "./users.ts";

export function profileHandlers(deps: ProfileDependencies): Handlers<typeof profileContract> {
  return {
    getUser: async ({ params }) => showUser(deps, params.id),
    updateUser: async ({ params, body }) => changeUser(deps, params.id, body),
    onboardUser: async ({ params }) => onboardUser(deps, params.id),
    getPreferences: async (_, context) => loadPreferences(deps, context),
    savePreferences: async ({ body }, context) => visitPages(deps, context, body.visited_pages),
    getUserProperties: async (_, context) => loadProperties(deps, context),
    updateUserProperties: async ({ body }, context) => changeProperties(deps, context, body),
    getStudyPlan: async (_, context) => loadStudyPlan(deps, context),
    getTour: async ({ params, query }) => loadTour(deps, params.id, query.name),
    saveTour: async ({ params, body }) => seeTour(deps, params.id, body.name),
    getProfile: async (_, { userId }) => loadProfile(deps, userId),
    getAvatars: async (_, { userId }) => listAvatars(deps, userId),
    saveProfile: async ({ body }, { userId }) => saveProfile(deps, userId, body),
    getTermsConsent: async (_, { userId }) => loadTerms(deps, userId),
    acceptTerms: async (_, { userId }) => acceptTerms(deps, userId),
  };
}
