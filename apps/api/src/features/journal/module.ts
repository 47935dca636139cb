import { journalContract } from "@candlewise/contracts/journal/schemas";
import { randomBytes } from "node:crypto";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/mount.ts";
import type { JournalPorts } from "./dependencies.ts";
import { listOrderNotes, listPlans } from "./entry-search.ts";
import { journalData } from "./personal-data.ts";
import { pictureRoutes } from "./pictures.ts";
import { pruneDeletedJob } from "./prune-deleted.ts";
import { journalHandlers } from "./routes.ts";

interface JournalModule extends FeatureModule {
  /** Instruments that something was planned with, by the second the plan was begun; oldest first. */
  plans(userId: string): Promise<readonly { readonly ticker: string; readonly at: number }[]>;
  /** Prices in 1e-4 USD at which trades were to be given up, by the order that opened them. */
  plannedStops(userId: string): Promise<ReadonlyMap<string, bigint>>;
}

type Needs = Pick<Platform, "database" | "clock" | "objects">;

/** What people write of their trades, before and after them. */
export function journalModule({ database, clock, objects }: Needs, ports: JournalPorts): JournalModule {
  const newName = () => randomBytes(20).toString("hex");
  const deps = { database, clock, objects, newName, ...ports };
  return {
    domain: "journal",
    endpoints: endpointsOf(journalContract, journalHandlers(deps)),
    jobs: [pruneDeletedJob(deps)],
    personalData: journalData(deps),
    rawRoutes: pictureRoutes(deps),
    plans: (userId) => listPlans(database.kysely, userId),
    async plannedStops(userId) {
      const stops = new Map<string, bigint>();
      for (const { order_id, stop_price } of await listOrderNotes(database.kysely, userId)) {
        if (order_id !== null && stop_price !== null && !stops.has(order_id)) stops.set(order_id, BigInt(stop_price));
      }
      return stops;
    },
  };
}
