import { privacyContract } from "@candlewise/contracts/privacy/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf, type Handlers } from "#api/platform/mount.ts";
import type { PrivacyPorts } from "./dependencies.ts";
import { downloadRoutes } from "./download-routes.ts";
import { cancelErasure, loadErasure, requestErasure, tidyJob } from "./erase-account.ts";
import { exportJob, loadExport, requestExport } from "./export-data.ts";
import { privacyData } from "./personal-data.ts";

/** Everybody's right to a copy of their data, and to have it erased. */
export function privacyModule(platform: Platform, ports: PrivacyPorts): FeatureModule {
  const { database, clock, ids, jobs, mail, objects, publicUrl, secrets } = platform;
  const linkKey = secrets.derive("privacy.export-link");
  const deps = { database, clock, ids, jobs, mail, objects, publicUrl, linkKey, ...ports };
  const gathering = exportJob(deps);
  const handlers: Handlers<typeof privacyContract> = {
    requestExport: async (_, { userId }) => requestExport(deps, gathering, userId),
    getExport: async (_, { userId }) => loadExport(deps, userId),
    requestErasure: async ({ body }, context) => requestErasure(deps, body.password, context),
    getErasure: async (_, { userId }) => loadErasure(deps, userId),
    cancelErasure: async (_, { userId }) => cancelErasure(deps, userId),
  };
  return {
    domain: "privacy",
    endpoints: endpointsOf(privacyContract, handlers),
    jobs: [gathering, tidyJob(deps)],
    personalData: privacyData(deps),
    rawRoutes: downloadRoutes(deps),
  };
}
