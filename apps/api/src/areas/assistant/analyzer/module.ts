import { analyzerContract, analyzerFileContract, analyzerStreamContract } from "@candlewise/contracts/analyzer/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { filesOf } from "#api/platform/http/files.ts";
import { streamsOf } from "#api/platform/http/streams.ts";
import { randomFileName } from "#api/platform/keys/random.ts";
import type { AnalyzerPorts } from "./dependencies.ts";
import { analysisStreamHandlers } from "./live/analysis-stream.ts";
import { createAnalysisWatch } from "./live/analysis-watch.ts";
import { analyzerData } from "./personal-data.ts";
import { findPictures, pictureFolder } from "./picture-store.ts";
import { pictureHandlers } from "./pictures.ts";
import type { AnalyzerPort } from "./port.ts";
import { pruneDeletedJob } from "./prune-deleted.ts";
import { showAccess } from "./quota/show-access.ts";
import { createChartReading } from "./reading/chart-reading.ts";
import { openRequestsSampler } from "./reading/open-requests.ts";
import { readChartsJob } from "./reading/read-charts.ts";
import { requeueJob } from "./reading/requeue.ts";
import { writeProseJob } from "./reading/write-prose.ts";
import { analyzerHandlers } from "./routes.ts";

type Needs = Pick<
  Platform,
  "database" | "clock" | "ids" | "objects" | "outbox" | "jobs" | "pictures" | "log" | "metrics"
>;

/** Reads pictures of price charts, and reports what they show. */
export function analyzerModule(needs: Needs, ports: AnalyzerPorts): FeatureModule & { readonly port: AnalyzerPort } {
  const { database, clock, ids, objects, outbox, jobs, pictures, log, metrics } = needs;
  const ends = metrics.counter("analyses_total", "Analyses that ended.", ["outcome"]);
  metrics.sample(openRequestsSampler(database));
  const reading = createChartReading();
  const watch = createAnalysisWatch(needs);
  const deps = {
    database,
    clock,
    ids,
    objects,
    outbox,
    jobs,
    pictures,
    log,
    ...ports,
    reading,
    newName: randomFileName,
    onEnd(outcome: string) {
      ends.inc({ outcome });
      watch.changed();
    },
  };
  return {
    domain: "analyzer",
    endpoints: endpointsOf(analyzerContract, analyzerHandlers(deps)),
    streams: streamsOf(analyzerStreamContract, analysisStreamHandlers(deps, watch)),
    files: filesOf(analyzerFileContract, pictureHandlers(deps)),
    jobs: [
      readChartsJob(deps),
      ...(ports.analyst === null ? [] : [writeProseJob(deps, ports.analyst)]),
      requeueJob(deps),
      pruneDeletedJob(deps),
    ],
    personalData: analyzerData(deps),
    objects: [{ folder: pictureFolder, named: (keys) => findPictures(database.kysely, keys) }],
    port: {
      async analyses(context) {
        const { limit, used, renews_at } = await showAccess(deps, context, undefined);
        return { limit, used, renews_at };
      },
    },
    work: [watch, { start: () => undefined, stop: () => reading.stop() }],
  };
}
