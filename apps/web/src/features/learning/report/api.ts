import { reportsRoutes } from "@candlewise/contracts/reports/routes";
import type { ReportsShapes } from "@candlewise/contracts/reports/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

const reportsApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof reportsRoutes, ReportsShapes>(reportsRoutes),
});

export const { useSendReportMutation, useWithdrawReportMutation } = reportsApi;
