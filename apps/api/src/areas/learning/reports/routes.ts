import type { reportsContract } from "@candlewise/contracts/reports/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import type { ReportsDependencies } from "./dependencies.ts";
import { listReports, markReports } from "./inbox.ts";
import { sendReport, withdrawReport } from "./send-report.ts";

export function reportsHandlers(deps: ReportsDependencies): Handlers<typeof reportsContract> {
  return {
    sendReport: async ({ body }, context) => sendReport(deps, context, body),
    withdrawReport: async ({ params }, context) => withdrawReport(deps, context, params.report_id),
    listReports: async ({ query }) => listReports(deps, query),
    resolveReports: async ({ params, body }, context) => markReports(deps, context, params.item_id, body),
  };
}
