import type { Route } from "@candlewise/contracts/endpoint";

/** A call of an endpoint table. */
export interface Call {
  readonly route: Route;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}
