import { z } from "zod";
import type { Job } from "#api/platform/jobs/jobs.ts";
import type { TickStore } from "./tick-store.ts";

const RETENTION_MS = 2 * 86_400_000;

/** Deletes stored quotes that no node reads any more. */
export const pruneTicksJob = (store: TickStore): Job => ({
  name: "market.prune-ticks",
  class: "quick",
  data: z.object({}),
  cron: "23 * * * *",
  handle: (_, { now }) => store.prune(new Date(now().getTime() - RETENTION_MS)),
});
