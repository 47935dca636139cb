import { z } from "zod";
import type { Job } from "#api/platform/jobs.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { pruneSecrets } from "./secret-store.ts";
import { pruneSessions } from "./session-store.ts";

/** Twice the longest life of a session: so long a device that signed in is known. */
const KEPT_DAYS = 180;
const DAY = 86_400_000;

/** Forgets what has expired. */
export function tidyJob({ database, clock }: Pick<AuthDependencies, "database" | "clock">): Job {
  return {
    name: "auth.tidy",
    data: z.object({}),
    cron: "40 3 * * *",
    handle: async () => {
      const now = clock.now();
      await pruneSecrets(database.kysely, now);
      await pruneSessions(database.kysely, new Date(now.getTime() - KEPT_DAYS * DAY));
    },
  };
}
