import { journalContract, journalFileContract } from "@candlewise/contracts/journal/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { filesOf } from "#api/platform/http/files.ts";
import { randomFileName } from "#api/platform/keys/random.ts";
import type { JournalPorts } from "./dependencies.ts";
import { findPictures } from "./entry-store.ts";
import { journalData } from "./personal-data.ts";
import { pictureKey, pictureName } from "./picture-places.ts";
import { pictureHandlers } from "./pictures.ts";
import { pruneDeletedJob } from "./prune-deleted.ts";
import { journalHandlers } from "./routes.ts";

type Needs = Pick<Platform, "database" | "clock" | "objects" | "outbox" | "pictures">;

/** Notes written before and after trades, and reviews of groups of trades. */
export function journalModule(
  { database, clock, objects, outbox, pictures }: Needs,
  ports: JournalPorts,
): FeatureModule {
  const deps = { database, clock, objects, outbox, pictures, newName: randomFileName, ...ports };
  return {
    domain: "journal",
    endpoints: endpointsOf(journalContract, journalHandlers(deps)),
    jobs: [pruneDeletedJob(deps)],
    personalData: journalData(deps),
    files: filesOf(journalFileContract, pictureHandlers(deps)),
    objects: [
      {
        folder: "journal",
        named: async (keys) => (await findPictures(database.kysely, keys.map(pictureName))).map(pictureKey),
      },
    ],
  };
}
