import { z } from "zod";
import type { Job } from "./jobs.ts";

type CleanUp = Job<Record<string, never>>;

/** A job that deletes on a schedule what is no longer needed; `cron` is in UTC. */
export const cleanUpJob = (
  name: string,
  cron: string,
  handle: CleanUp["handle"],
  options: Pick<CleanUp, "retries"> = {},
): CleanUp => ({ name, class: "long", data: z.strictObject({}), cron, handle, ...options });
