import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/**
 * Which token a call carries.
 * `default`: an access token of a signed-in user; `funnel`: the public client id of sign-up screens; `temp`: a short-lived
 * token of one subject; `none`: no token.
 */
export type TokenKind = "default" | "funnel" | "temp" | "none";

/**
 * What a temporary token was made for. `sign-up`: to finish an account that was begun with an e-mail, by anybody who knows that e-mail;
 * `plan`: the screens of a user's plan and of the native apps; `guest`: what a guest does.
 */
export type TempUse = "sign-up" | "plan" | "guest";

/**
 * Who owns what a call touches.
 * `self`: only rows keyed by the caller's id; `param:x` and `query:x`: the named value must be the caller's own id (or user
 * name), otherwise 404; `public`: nothing private; `credential`: the call itself carries the secret that opens it.
 */
export type OwnerRule = "self" | "public" | "credential" | `param:${string}` | `query:${string}`;

/** Cached data a call gives or makes stale, in RTK Query's sense. */
export type Tag =
  | "Session"
  | "Sessions"
  | "Security"
  | "Passkeys"
  | "User"
  | "Preferences"
  | "Properties"
  | "Paths"
  | "Pathway"
  | "Course"
  | "Lesson"
  | "Quiz"
  | "DailyGoal"
  | "Profile"
  | "Avatars"
  | "Tours"
  | "Terms"
  | "StudyPlan"
  | "Export"
  | "Erasure"
  | "Assets"
  | "Portfolio"
  | "Orders"
  | "Performance"
  | "Journal"
  | "Drawings"
  | "Replays"
  | "BrokerageTasks";

/** An endpoint as plain data: all that the browser needs at run time. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api`, parameters as `{name}`, trailing slash as the specification spells it. */
  readonly path: string;
  readonly token: TokenKind;
  /** On `temp` endpoints: the uses of tokens that open it; only `plan` when absent. */
  readonly tempUses?: readonly TempUse[];
  readonly owner: OwnerRule;
  /** Codes this endpoint may answer with, beside those of every endpoint (`commonErrors`). */
  readonly errors: readonly ErrorCode[];
  /** One sentence for the API document. */
  readonly summary: string;
  readonly provides?: readonly Tag[];
  readonly invalidates?: readonly Tag[];
  /** Seconds that unused data stays in the client's cache; 60 when absent. */
  readonly keepUnusedDataFor?: number;
  /** The body travels as `multipart/form-data`: files and texts by name, and a part named `data` as JSON. */
  readonly form?: true;
  /** Requests a minute from one address; the server's general limit when absent. */
  readonly rateLimit?: number;
}

/** The schemas of one endpoint. Objects are strict: an unknown property is refused. */
export interface Shape {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

export type RouteTable = Record<string, Route>;
export type ShapeTable<Routes extends RouteTable> = { readonly [Name in keyof Routes]: Shape };

/** One domain's endpoints: routes and shapes under the same names. */
export interface Contract<
  Routes extends RouteTable = RouteTable,
  Shapes extends ShapeTable<Routes> = ShapeTable<Routes>,
> {
  readonly domain: string;
  readonly routes: Routes;
  readonly shapes: Shapes;
}

/** Ties routes and shapes together; a name missing on either side does not compile. */
export function defineContract<const Routes extends RouteTable, const Shapes extends ShapeTable<Routes>>(
  domain: string,
  routes: Routes,
  shapes: Shapes & Record<Exclude<keyof Shapes, keyof Routes>, never>,
): Contract<Routes, Shapes> {
  return { domain, routes, shapes };
}

type In<T> = T extends z.ZodType ? z.input<T> : never;
type Get<S, K extends string> = S extends Record<K, infer V> ? V : never;
type Argument<K extends string, T> = [T] extends [never]
  ? unknown
  : {} extends In<T>
    ? { [P in K]?: In<T> }
    : { [P in K]: In<T> };

/** What a client passes to call an endpoint. */
export type CallArguments<S extends Shape> = Argument<"params", Get<S, "params">> &
  Argument<"query", Get<S, "query">> &
  Argument<"body", Get<S, "body">>;
/** What a client receives. */
export type CallResult<S extends Shape> = z.output<S["response"]>;

/** Puts parameters into a path: `/users/{id}/` with `{ id: "7" }` is `/users/7/`. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
