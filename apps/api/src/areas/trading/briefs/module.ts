import { briefsContract, briefsFileContract } from "@candlewise/contracts/briefs/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { filesOf } from "#api/platform/http/files.ts";
import { createAddressKeys } from "#api/platform/keys/address-keys.ts";
import { briefFileHandlers } from "./brief-file.ts";
import { createBriefSource } from "./brief-source.ts";
import type { BriefsPorts } from "./dependencies.ts";
import { briefsHandlers } from "./routes.ts";

/** Daily and weekly briefs of the market in use, for those who bought them. */
export function briefsModule(
  { clock, secrets }: Pick<Platform, "clock" | "secrets">,
  ports: BriefsPorts,
): FeatureModule {
  const deps = {
    ...ports,
    clock,
    briefs: createBriefSource(ports, clock),
    keys: createAddressKeys(secrets.derive("briefs.files")),
  };
  return {
    domain: "briefs",
    endpoints: endpointsOf(briefsContract, briefsHandlers(deps)),
    files: filesOf(briefsFileContract, briefFileHandlers(deps)),
  };
}
