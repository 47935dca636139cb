import { profileContract, profileFileContract } from "@candlewise/contracts/profile/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { filesOf } from "#api/platform/http/files.ts";
import { randomFileName } from "#api/platform/keys/random.ts";
import { pictureHandlers, pictureKey, pictureName } from "./avatars.ts";
import type { AuthPort } from "../auth/port.ts";
import type { ProfilePorts } from "./dependencies.ts";
import { profileData } from "./personal-data.ts";
import { profileHandlers } from "./routes.ts";
import { findPictures } from "./user-store.ts";

type Needs = Pick<Platform, "database" | "clock" | "objects" | "pictures">;

export function profileModule(
  { database, clock, objects, pictures }: Needs,
  ports: ProfilePorts & AuthPort,
): FeatureModule {
  const deps = { database, clock, objects, pictures, newName: randomFileName, ...ports };
  return {
    domain: "profile",
    endpoints: endpointsOf(profileContract, profileHandlers(deps)),
    personalData: profileData(deps),
    files: filesOf(profileFileContract, pictureHandlers(deps)),
    objects: [
      {
        folder: "avatars",
        named: async (keys) => (await findPictures(deps.database.kysely, keys.map(pictureName))).map(pictureKey),
      },
    ],
  };
}
