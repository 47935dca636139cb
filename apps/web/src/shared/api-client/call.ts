import type { Route } from "@candlewise/contracts/endpoint";

/** A call of an endpoint table. */
export interface Call {
  readonly route: Route;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}
