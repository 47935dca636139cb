import type { analyzerStreamContract } from "@candlewise/contracts/analyzer/schemas";
import { AppError } from "#api/platform/errors.ts";
import type { StreamHandlers } from "#api/platform/http/streams.ts";
import type { AnalyzerDependencies } from "../dependencies.ts";
import { findStates } from "../request-store.ts";
import type { AnalysisWatch } from "./analysis-watch.ts";

/** The progress of one of the caller's analyses. */
export const analysisStreamHandlers = (
  { database }: Pick<AnalyzerDependencies, "database">,
  watch: AnalysisWatch,
): StreamHandlers<typeof analyzerStreamContract> => ({
  async analysisStream({ params }, { userId }) {
    const key = { userId, requestId: params.id };
    if ((await findStates(database.kysely, [key])).length === 0) throw new AppError("not_found");
    return (stream) => watch.follow(key, stream);
  },
});
