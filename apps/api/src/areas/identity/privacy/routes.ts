import type { privacyContract } from "@candlewise/contracts/privacy/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import type { PrivacyDependencies } from "./dependencies.ts";
import { cancelErasure, loadErasure, requestErasure } from "./erase-account.ts";
import { loadExport, requestExport } from "./export-data.ts";

export function privacyHandlers(deps: PrivacyDependencies): Handlers<typeof privacyContract> {
  return {
    requestExport: async (_, context) => requestExport(deps, context),
    getExport: async (_, { userId }) => loadExport(deps, userId),
    requestErasure: async ({ body }, context) => requestErasure(deps, context, body.password),
    getErasure: async (_, { userId }) => loadErasure(deps, userId),
    cancelErasure: async (_, context) => cancelErasure(deps, context),
  };
}
