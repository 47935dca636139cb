import { z } from "zod";
import type { Job } from "#api/platform/jobs/jobs.ts";
import type { AnalyzerDependencies } from "../dependencies.ts";
import type { Analyst } from "../narration/analyst.ts";
import { pictureKey } from "../picture-store.ts";
import { findReading } from "./claim-store.ts";
import { completeAnalysis } from "./complete-analysis.ts";

export const WRITE_PROSE = { name: "analyzer.write" } as const;

const DataSchema = z.strictObject({ user_id: z.uuid(), request_id: z.uuid(), ticket: z.string() });
/** Longer than the time limit of the model. */
const TIME_LIMIT_SECONDS = 25;

type Deps = Pick<AnalyzerDependencies, "database" | "clock" | "objects" | "outbox" | "onEnd">;

/** Lets the model write about what was read, and ends the analysis. */
export const writeProseJob = (deps: Deps, analyst: Analyst): Job<z.output<typeof DataSchema>> => ({
  ...WRITE_PROSE,
  class: "quick",
  data: DataSchema,
  timeLimitSeconds: TIME_LIMIT_SECONDS,
  async handle({ user_id, request_id, ticket }, { signal }) {
    const held = { userId: user_id, requestId: request_id, ticket };
    const reading = await findReading(deps.database.kysely, held);
    if (!reading) return;
    const { mode, language, result } = reading;
    const picture = await deps.objects.read(pictureKey(reading.picture));
    const prose = picture && (await analyst.narrate({ facts: result.facts, language, picture: picture.bytes, signal }));
    await completeAnalysis(deps, held, { mode, result, prose });
  },
});
