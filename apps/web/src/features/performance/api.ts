import type { CallResult } from "@candlewise/contracts/endpoint";
import { performanceRoutes } from "@candlewise/contracts/performance/routes";
import type { PerformanceShapes } from "@candlewise/contracts/performance/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

const performanceApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof performanceRoutes, PerformanceShapes>(performanceRoutes),
});

export type Performance = CallResult<PerformanceShapes["getPerformance"]>;
export type Range = Performance["range"];
export type CurvePoint = Performance["points"][number];
export type Trip = Performance["trips"][number];

/** Also in the contract; the browser takes its schemas as types only. */
export const RANGES = ["1w", "1m", "3m", "1y", "all"] as const satisfies readonly Range[];

export const { useGetPerformanceQuery } = performanceApi;
