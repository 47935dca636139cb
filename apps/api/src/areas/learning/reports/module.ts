import { reportsContract } from "@candlewise/contracts/reports/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import type { ReportsPorts } from "./dependencies.ts";
import { forgetResolvedJob } from "./forget-resolved.ts";
import { countOpenReports } from "./inbox-store.ts";
import { reportsData } from "./personal-data.ts";
import { reportsHandlers } from "./routes.ts";

type Needs = Pick<Platform, "database" | "clock" | "metrics">;

/** What learners report of questions, with their answers, and the lists in which operators resolve it. */
export function reportsModule({ database, clock, metrics }: Needs, ports: ReportsPorts): FeatureModule {
  const sent = metrics.counter("question_reports_total", "Questions that learners reported.", ["reason"]);
  metrics.sample({
    name: "question-reports",
    gauges: { question_reports_open: { help: "Reports of questions that no operator has resolved." } },
    read: async () => [{ gauge: "question_reports_open", value: await countOpenReports(database.kysely) }],
  });
  const deps = { database, clock, ...ports, onSent: (reason: string) => sent.inc({ reason }) };
  return {
    domain: "reports",
    endpoints: endpointsOf(reportsContract, reportsHandlers(deps)),
    jobs: [forgetResolvedJob({ database, clock })],
    personalData: reportsData(database),
  };
}
