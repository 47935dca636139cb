import type { Hideable } from "@candlewise/domain/geo/hidden-countries";
import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import { tableOf, type TableContract } from "./table.ts";
import type { Tag } from "./tags.ts";

/**
 * The token that a call requires.
 * `default`: the access token of a signed-in user; `funnel`: the public client id of the sign-up screens; `temp`: a short-lived
 * token for one subject; `none`: no token.
 */
export type TokenKind = "default" | "funnel" | "temp" | "none";

/**
 * Purpose of a temporary token. `sign-up`: completes an account started with an email, by anyone who knows that email;
 * `plan`: the plan screens and the screens of the native apps; `guest`: the calls of a guest.
 */
export type TempUse = "sign-up" | "plan" | "guest";

/**
 * The owner of the data that a call touches.
 * `self`: only rows keyed by the caller's id; `param:x`, `query:x` and `body:x`: the named value must be the caller's own id (or
 * username), otherwise 404; `public`: no private data; `credential`: the call itself carries the secret that grants access;
 * `anyone`: rows of any user, which only routes with `access: "operator"` may touch.
 */
export type OwnerRule =
  | "self"
  | "public"
  | "credential"
  | "anyone"
  | `param:${string}`
  | `query:${string}`
  | `body:${string}`;

/** Who may call: `learner` is every account; `operator` only the people who run the service (404 for everyone else). */
export type Access = "learner" | "operator";

/** Terms common to all kinds of routes; everything the browser needs at run time. */
export interface RouteTerms {
  /** Relative to `/api`, with parameters as `{name}` and the trailing slash of the specification. */
  readonly path: string;
  readonly token: TokenKind;
  /** For `temp` endpoints: the accepted token uses; defaults to `plan` only. For `default` endpoints: temporary tokens accepted beside the access token. */
  readonly tempUses?: readonly TempUse[];
  readonly owner: OwnerRule;
  /** For `default` endpoints: the funnel token is accepted too; such a caller has no id. */
  readonly visitors?: true;
  /**
   * For `default` endpoints: the session must not have ended. An access token outlives its session by up to ten minutes, which is too long for calls
   * that change the account itself; the check costs one statement.
   */
  readonly session?: "live";
  /** Defaults to `learner`. */
  readonly access?: Access;
  /** The part of the product it belongs to: 404 where the caller's country hides that part (S6.10). */
  readonly hiddenWith?: Hideable;
  /** Codes that the route may return in addition to `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  /** One sentence for the API document. */
  readonly summary: string;
  /** Requests per minute of one user, or of one address if no token names a user; defaults to the general limit. */
  readonly rateLimit?: number;
}

/** How a write waits in the browser's outbox while the server cannot be reached. A repeat of the call must have no second effect. */
export interface QueuedWrite {
  /** What a waiting call is to its user. Nobody misses a lost `position`. */
  readonly work: "answers" | "lessons" | "messages" | "position";
  /** Version of the arguments. A call of another version is not sent but shown to its user. */
  readonly version: number;
  /** The group that the call belongs to; `{body.lesson_id}` stands for that argument. */
  readonly group?: string;
  /** Groups whose earlier calls are sent first. All other calls may overtake. */
  readonly after?: readonly string[];
  /** The error of a call that needs one of those which was refused: to the user both are one. */
  readonly outOfOrder?: ErrorCode;
  /** A newer call of the group replaces one that waits. */
  readonly replaces?: true;
  /** Tags that are stale once a waiting call was sent, beside those of `invalidates`. */
  readonly invalidates?: readonly Tag[];
}

/** A route that answers with JSON. The other kinds are in `stream.ts`, `file.ts` and `webhook.ts`. */
export interface Route extends RouteTerms {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** A POST that changes nothing; its arguments are too long, or too private, for an address. The browser makes a query of it. */
  readonly isRead?: true;
  readonly provides?: readonly Tag[];
  readonly invalidates?: readonly Tag[];
  /** Seconds that unused data stays in the client's cache; defaults to 60. */
  readonly keepUnusedDataFor?: number;
  /** For reads: the browser caches the last response for thirty days and shows it while the server cannot be reached. */
  readonly cachedOffline?: true;
  readonly queued?: QueuedWrite;
  /** The body is `multipart/form-data`: files and texts by name, and JSON in a part named `data`. */
  readonly form?: true;
  /** Limit of the file in a form; defaults to 5 MiB. */
  readonly maxFileBytes?: number;
  /** Requests per day of one user. Requires an access token. */
  readonly dailyLimit?: number;
  /**
   * Every call carries an `Idempotency-Key`: a repeat within a day returns the response of the first call and has no effect. Requires an access
   * token and a JSON body.
   */
  readonly idempotent?: true;
}

/** The schemas of one endpoint. Objects are strict: unknown properties are rejected. */
export interface Shape {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Headers that the call reads, by their names in lower case. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

export type RouteTable = Record<string, Route>;
export type ShapeTable<Routes extends RouteTable> = { readonly [Name in keyof Routes]: Shape };

/** One domain's endpoints: routes and shapes under the same names. */
export type Contract<
  Routes extends RouteTable = RouteTable,
  Shapes extends ShapeTable<Routes> = ShapeTable<Routes>,
> = TableContract<Routes, Shapes>;

export const defineContract = tableOf<Route, Shape>();

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
  Argument<"headers", Get<S, "headers">> &
  Argument<"body", Get<S, "body">>;
/** What a client receives. */
export type CallResult<S extends Shape> = z.output<S["response"]>;

/** Fills in path parameters: `/users/{id}/` with `{ id: "7" }` becomes `/users/7/`. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
