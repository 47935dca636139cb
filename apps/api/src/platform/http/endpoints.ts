import { commonErrors } from "@candlewise/contracts/errors";
import type { Route } from "@candlewise/contracts/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import type { Callers } from "../feature.ts";
import type { Log } from "../log.ts";
import type { CallContext, Endpoint, Subject, TokenVerifier } from "../mount.ts";
import { authenticate } from "./authenticate.ts";
import { cookiesOf } from "./cookies.ts";
import { edgePlace, headersOf, type EdgeHeaders } from "./edge.ts";
import { readForm } from "./forms.ts";
import { parseInput } from "./input.ts";
import { preferredLanguage } from "./language.ts";
import { assertOwner } from "./owner.ts";
import type { createPreloader } from "./preload.ts";

export interface MountOptions {
  readonly verifier: TokenVerifier;
  readonly clock: Clock;
  readonly isSecure: boolean;
  /** Answers 500 when a handler refuses with a code that its endpoint does not list; otherwise that is only logged. */
  readonly isStrict: boolean;
  readonly preload: ReturnType<typeof createPreloader>;
  readonly edgeHeaders: EdgeHeaders;
  /** Called after a call that may have written. */
  readonly onWritten: () => void;
}

/** S9.10 */
const USER_AGENT_LENGTH = 500;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Adds every endpoint, relative to the prefix of `app`, and a 405 for the methods that a path does not have. */
export function mountEndpoints(app: FastifyInstance, endpoints: readonly Endpoint[], options: MountOptions): void {
  for (const endpoint of endpoints) {
    const { method, rateLimit } = endpoint.route;
    const name = `${endpoint.domain}.${endpoint.name}`;
    app.route({
      method,
      url: patternOf(endpoint.route),
      config: { endpoint: name, ...(rateLimit && { rateLimit: { max: rateLimit, groupId: `:${name}` } }) },
      handler: (request, reply) => answer(endpoint, request, reply, options),
    });
  }
  for (const [pattern, allowed] of methodsByPattern(endpoints)) {
    app.route({
      method: METHODS.filter((method) => !allowed.has(method)),
      url: pattern,
      handler: (_, reply) => {
        reply.header("allow", [...allowed].join(", "));
        throw new AppError("method_not_allowed");
      },
    });
  }
}

/** For routes that are no endpoints of a contract. */
export function callersOf(options: MountOptions): Callers {
  return {
    async signedIn(request, reply) {
      const subject = await authenticate({ token: "default" }, request.headers.authorization, options.verifier);
      if (subject === null) throw new AppError("Unauthorized");
      return { ...contextOf(request, reply, subject, options), userId: subject.userId };
    },
  };
}

const patternOf = ({ path }: Route) => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** Paths that differ only in the names of their parameters or the last slash are one. */
function methodsByPattern(endpoints: readonly Endpoint[]): Map<string, Set<string>> {
  const byForm = new Map<string, { pattern: string; methods: Set<string> }>();
  for (const { route } of endpoints) {
    const pattern = patternOf(route);
    const form = pattern.replaceAll(/:\w+/g, ":").replace(/\/$/, "");
    const known = byForm.get(form) ?? { pattern, methods: new Set<string>() };
    known.methods.add(route.method);
    byForm.set(form, known);
  }
  return new Map([...byForm.values()].map(({ pattern, methods }) => [pattern, methods]));
}

async function answer(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  options: MountOptions,
): Promise<unknown> {
  const { route, shape } = endpoint;
  const subject = await authenticate(route, request.headers.authorization, options.verifier);
  const input = parseInput(shape, await bodyOf(route, request));
  assertOwner(route.owner, input, subject?.userId ?? null);
  reply.header("cache-control", "no-store");
  const result = await handling(endpoint, request.log, options, () =>
    endpoint.handle(input, contextOf(request, reply, subject, options)),
  );
  if (route.method !== "GET") options.onWritten();
  const parsed = shape.response.safeParse(result);
  if (!parsed.success) {
    throw new Error(
      `The answer of ${endpoint.domain}.${endpoint.name} does not fit its schema: ${parsed.error.message}`,
    );
  }
  return parsed.data;
}

/** Read only now: a form of somebody without a token is not taken in at all. */
async function bodyOf({ form }: Route, request: FastifyRequest) {
  const { params, query } = request;
  if (form) return { params, query, body: await readForm(request) };
  if (request.isMultipart()) throw new AppError("unsupported_media_type");
  return request;
}

async function handling(
  { domain, name, route }: Endpoint,
  log: Log,
  { isStrict }: MountOptions,
  handle: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await handle();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const listed: readonly string[] = [...commonErrors, ...route.errors];
    if (listed.includes(error.code)) throw error;
    const unlisted = new Error(`${domain}.${name} refused with ${error.code}, which it does not list.`, {
      cause: error,
    });
    if (isStrict) throw unlisted;
    log.error({ err: unlisted }, "an endpoint refused with a code it does not list");
    throw error;
  }
}

function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  subject: Subject | null,
  { clock, isSecure, preload, edgeHeaders }: MountOptions,
): CallContext {
  let language: CallContext["language"] | undefined;
  const edge = edgePlace(request.headers, edgeHeaders);
  const languageOf = () => (language ??= preferredLanguage(request.headers["accept-language"]));
  return {
    userId: subject?.userId ?? null,
    sessionId: subject?.sessionId ?? null,
    requestId: request.id,
    get language() {
      return languageOf();
    },
    ip: request.ip,
    edge,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, USER_AGENT_LENGTH),
    log: request.log,
    cookies: cookiesOf(request, reply, isSecure),
    now: () => clock.now(),
    preload: (urls, accessToken) =>
      preload({
        urls,
        accessToken,
        language: languageOf(),
        ip: request.ip,
        edge: headersOf(edge, edgeHeaders),
        requestId: request.id,
      }),
  };
}
