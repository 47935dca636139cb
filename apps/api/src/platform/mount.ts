import type { Contract, Route, RouteTable, Shape, ShapeTable, TempUse } from "@candlewise/contracts/endpoint";
import type { LanguageSchema } from "@candlewise/contracts/auth/schemas";
import type { z } from "zod";
import type { EdgePlace } from "./http/edge.ts";
import type { Log } from "./log.ts";

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
}

export interface Preloaded {
  url: string;
  status: number;
  body: unknown;
}

/** Who a token speaks for. */
export interface Subject {
  readonly userId: string;
  readonly sessionId: string | null;
}

/** How the mount tells good tokens from bad; the auth feature gives it. */
export interface TokenVerifier {
  /** Null when the access token is wrong or too old. */
  verifyAccess(token: string): Subject | null;
  /** Null when the temporary token is wrong, spent, too old or made for another use. `userId` is a guest's id for a guest. */
  verifyTemp(token: string, uses: readonly TempUse[]): Subject | null | Promise<Subject | null>;
  isFunnel(token: string): boolean;
}

/** What a handler knows about the call beside its input. */
export interface CallContext {
  /** Null on `funnel` and `none` endpoints. */
  readonly userId: string | null;
  readonly sessionId: string | null;
  readonly requestId: string;
  readonly language: Language;
  readonly ip: string;
  readonly edge: EdgePlace;
  readonly userAgent: string;
  readonly log: Log;
  readonly cookies: Cookies;
  readonly now: () => Date;
  /** Answers GET calls of our own API in process, in the order given, with this access token. */
  readonly preload: (urls: readonly string[], accessToken: string) => Promise<Preloaded[]>;
}

/** The context on endpoints that need a user's token. */
export type SignedInContext = CallContext & { readonly userId: string };

type ContextOf<R extends Route> = R["token"] extends "default" | "temp" ? SignedInContext : CallContext;
type Part<S, K extends string> =
  S extends Record<K, infer V extends z.ZodType> ? { readonly [P in K]: z.output<V> } : unknown;

/** The parsed parts of a request: `params`, `query` and `body`, those that the shape has. */
type CallInput<S extends Shape> = Part<S, "params"> & Part<S, "query"> & Part<S, "body">;

/** One handler for each endpoint of a contract; a missing one does not compile. */
export type Handlers<C extends Contract> = {
  readonly [Name in keyof C["routes"] & keyof C["shapes"]]: (
    input: CallInput<C["shapes"][Name]>,
    context: ContextOf<C["routes"][Name]>,
  ) => Promise<z.input<C["shapes"][Name]["response"]>>;
};

/** An endpoint with its handler, after its types have been checked. */
export interface Endpoint {
  readonly domain: string;
  readonly name: string;
  readonly route: Route;
  readonly shape: Shape;
  handle(input: { params?: unknown; query?: unknown; body?: unknown }, context: CallContext): Promise<unknown>;
}

/** Pairs every endpoint of a contract with its handler. */
export function endpointsOf<const R extends RouteTable, const S extends ShapeTable<R>>(
  contract: Contract<R, S>,
  handlers: NoInfer<Handlers<Contract<R, S>>>,
): Endpoint[] {
  const byName = new Map<string, unknown>(Object.entries(handlers));
  const shapes = new Map<string, Shape>(Object.entries(contract.shapes));
  return Object.entries(contract.routes).map(([name, route]) => {
    const handle = byName.get(name);
    const shape = shapes.get(name);
    if (!isHandler(handle) || shape === undefined)
      throw new Error(`${contract.domain}.${name} has no handler or shape.`);
    return { domain: contract.domain, name, route, shape, handle };
  });
}

/** `Handlers` has checked the types already; only the fact that it is a function is left to see. */
const isHandler = (value: unknown): value is Endpoint["handle"] => typeof value === "function";
