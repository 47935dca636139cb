import type { CallArguments, CallResult } from "@candlewise/contracts/endpoint";
import { reportsRoutes } from "@candlewise/contracts/reports/routes";
import type { ReportsShapes } from "@candlewise/contracts/reports/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

export type ReportsPage = CallResult<ReportsShapes["listReports"]>;
export type ReportedItem = ReportsPage["items"][number];
export type Report = ReportedItem["newest"][number];
/** What is listed: open or resolved reports, of all courses when `course` is absent. */
export type ReportsFilter = Pick<CallArguments<ReportsShapes["listReports"]>["query"], "state" | "course">;

const reportsApi = api.injectEndpoints({
  endpoints: (builder) => {
    const { resolveReports } = endpointsOf<typeof reportsRoutes, ReportsShapes>(reportsRoutes)(builder);
    return {
      resolveReports,
      // One cache entry for all pages, as for feedback.
      listReports: builder.infiniteQuery<ReportsPage, ReportsFilter, string | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
        },
        query: ({ queryArg: filter, pageParam: cursor }) => ({
          route: reportsRoutes.listReports,
          query: { ...filter, ...(cursor !== null && { cursor }) },
        }),
        providesTags: [...reportsRoutes.listReports.provides],
      }),
    };
  },
});

export const { useListReportsInfiniteQuery, useResolveReportsMutation } = reportsApi;
