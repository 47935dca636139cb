import type {
  Contract,
  Route,
  RouteTable,
  RouteTerms,
  Shape,
  ShapeTable,
  TempUse,
} from "@candlewise/contracts/endpoint";
import type { LanguageSchema } from "@candlewise/contracts/auth/schemas";
import type { Hidden } from "@candlewise/domain/geo/hidden-countries";
import type { z } from "zod";
import type { EdgePlace } from "./edge.ts";
import type { Log } from "../log.ts";
import type { Idempotency } from "./idempotency.ts";

export type Language = z.output<typeof LanguageSchema>;

interface CookieOptions {
  /** Seconds; a session cookie when absent. */
  readonly maxAge?: number;
  readonly path?: string;
  readonly sameSite?: "strict" | "lax";
}

/** Cookies are always `HttpOnly`, and `Secure` when the public address is https or the name begins with `__Host-`. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options?: CookieOptions): void;
  clear(name: string, options?: Pick<CookieOptions, "path">): void;
  /** Makes the browser clear its cache of this site, such as the user's own pictures. */
  clearCache(): void;
}

export interface Preloaded {
  url: string;
  status: number;
  body: unknown;
}

/** The user and session of a token. */
export interface Subject {
  readonly userId: string;
  readonly sessionId: string | null;
}

/** Checks tokens and permissions; implemented by the auth feature. */
export interface TokenVerifier {
  /** Null when the access token is invalid or expired. */
  verifyAccess(token: string): Subject | null;
  /** Null when the temporary token is invalid, spent, expired or issued for another use. `userId` is a guest's id for a guest. */
  verifyTemp(token: string, uses: readonly TempUse[]): Subject | null | Promise<Subject | null>;
  isFunnel(token: string): boolean;
  /** Whether the session of an access token has not ended. */
  isLive(subject: Subject): Promise<boolean>;
  /** Looked up on each operator call, so that withdrawing the permission takes effect at once. */
  isOperator(userId: string): Promise<boolean>;
}

/** What is hidden in the caller's country; implemented by the geo feature. */
export type HiddenFor = (caller: Pick<CallContext, "ip" | "edge">) => Hidden;

/** What a handler knows about the call besides its input. */
export interface CallContext {
  /** Null on `funnel` and `none` endpoints, and for visitors. */
  readonly userId: string | null;
  readonly sessionId: string | null;
  readonly requestId: string;
  readonly language: Language;
  readonly ip: string;
  readonly edge: EdgePlace;
  /** Parts of the product that are hidden in the caller's country. */
  readonly hidden: Hidden;
  readonly userAgent: string;
  readonly log: Log;
  readonly cookies: Cookies;
  readonly now: () => Date;
  /** Answers GET calls of this API in process, in the given order, with this access token. */
  readonly preload: (urls: readonly string[], accessToken: string) => Promise<Preloaded[]>;
}

/** The context of endpoints that need a user's token. */
export type SignedInContext = CallContext & { readonly userId: string };

export type ContextOf<R extends RouteTerms> = R extends { readonly visitors: true }
  ? CallContext
  : R["token"] extends "default" | "temp"
    ? SignedInContext
    : CallContext;
export type Part<S, K extends string> =
  S extends Record<K, infer V extends z.ZodType> ? { readonly [P in K]: z.output<V> } : unknown;

/** The parsed parts of a request: `params`, `query`, `headers` and `body`, as far as the shape has them. */
type CallInput<S extends Shape> = Part<S, "params"> & Part<S, "query"> & Part<S, "headers"> & Part<S, "body">;

/** The third argument of handlers of idempotent routes. */
type IdempotencyOf<R extends Route> = R extends { readonly idempotent: true } ? [idempotency: Idempotency] : [];

/** One handler for each endpoint of a contract; a missing one does not compile. */
export type Handlers<C extends Contract> = {
  readonly [Name in keyof C["routes"] & keyof C["shapes"]]: (
    input: CallInput<C["shapes"][Name]>,
    context: ContextOf<C["routes"][Name]>,
    ...idempotency: IdempotencyOf<C["routes"][Name]>
  ) => Promise<z.input<C["shapes"][Name]["response"]>>;
};

/** An endpoint with its handler, after its types have been checked. */
export interface Endpoint {
  readonly domain: string;
  readonly name: string;
  readonly route: Route;
  readonly shape: Shape;
  handle(
    input: { params?: unknown; query?: unknown; headers?: unknown; body?: unknown },
    context: CallContext,
    idempotency?: Idempotency,
  ): Promise<unknown>;
}

/** Pairs every endpoint of a contract with its handler. */
export function endpointsOf<const R extends RouteTable, const S extends ShapeTable<R>>(
  contract: Contract<R, S>,
  handlers: NoInfer<Handlers<Contract<R, S>>>,
): Endpoint[] {
  return pairHandlers<Endpoint>(contract, handlers);
}

interface Paired {
  readonly route: unknown;
  readonly shape: unknown;
  readonly handle: unknown;
}

/** Pairs routes, shapes and handlers by name, for any kind of route. The callers' types check the handlers' arguments and results. */
export function pairHandlers<E extends Paired>(
  contract: {
    readonly domain: string;
    readonly routes: Readonly<Record<string, E["route"]>>;
    readonly shapes: Readonly<Record<string, E["shape"]>>;
  },
  handlers: object,
) {
  const byName = new Map<string, unknown>(Object.entries(handlers));
  const shapes = new Map<string, E["shape"]>(Object.entries(contract.shapes));
  return Object.entries(contract.routes).map(([name, route]) => {
    const handle = byName.get(name);
    const shape = shapes.get(name);
    if (!isHandler<E["handle"]>(handle) || shape === undefined)
      throw new Error(`${contract.domain}.${name} has no handler or shape.`);
    return { domain: contract.domain, name, route, shape, handle };
  });
}

const isHandler = <Handle>(value: unknown): value is Handle => typeof value === "function";
