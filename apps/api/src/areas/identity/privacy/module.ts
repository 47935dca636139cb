import { privacyContract, privacyFileContract } from "@candlewise/contracts/privacy/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { filesOf } from "#api/platform/http/files.ts";
import type { PrivacyPorts } from "./dependencies.ts";
import { downloadHandlers } from "./download-export.ts";
import { erasureCancelled } from "./emails/erasure-cancelled.ts";
import { erasureDone } from "./emails/erasure-done.ts";
import { erasureRequested } from "./emails/erasure-requested.ts";
import { exportReady } from "./emails/export-ready.ts";
import { exportId, exportJob, exportKey } from "./export-data.ts";
import { privacyData } from "./personal-data.ts";
import { findExports } from "./export-store.ts";
import { privacyHandlers } from "./routes.ts";
import { tidyJob } from "./tidy-job.ts";

/** Export and erasure of personal data. */
export function privacyModule(platform: Platform, ports: PrivacyPorts): FeatureModule {
  const { database, clock, ids, jobs, limits, mail, objects, publicUrl, secrets } = platform;
  const linkKey = secrets.derive("privacy.export-link");
  const own = privacyData({ database, objects });
  const personalData = [...ports.personalData, ["privacy", own] as const];
  const deps = { database, clock, ids, jobs, limits, mail, objects, publicUrl, linkKey, ...ports, personalData };
  return {
    domain: "privacy",
    endpoints: endpointsOf(privacyContract, privacyHandlers(deps)),
    jobs: [exportJob(deps), tidyJob(deps)],
    emails: [erasureCancelled, erasureDone, erasureRequested, exportReady],
    personalData: own,
    files: filesOf(privacyFileContract, downloadHandlers(deps)),
    objects: [
      {
        folder: "exports",
        named: async (keys) => (await findExports(database.kysely, keys.map(exportId))).map(exportKey),
      },
    ],
  };
}
