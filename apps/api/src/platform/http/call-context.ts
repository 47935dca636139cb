import type { RouteTerms } from "@candlewise/contracts/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { authenticate } from "./authenticate.ts";
import { edgePlace, headersOf, type EdgeHeaders } from "./edge.ts";
import type { CallContext, Cookies, HiddenFor, Subject, TokenVerifier } from "./endpoint.ts";
import { parseInput, type Input, type InputShape } from "./input.ts";
import { preferredLanguage } from "./language.ts";
import { assertOwner } from "./owner.ts";
import type { createPreloader } from "./preload.ts";

export interface AdmitOptions {
  readonly verifier: TokenVerifier;
  readonly clock: Clock;
  readonly isSecure: boolean;
  readonly preload: ReturnType<typeof createPreloader>;
  readonly edgeHeaders: EdgeHeaders;
  readonly hiddenFor: HiddenFor;
}

/** S9.10 */
const USER_AGENT_LENGTH = 500;

/**
 * The checks that every kind of call starts with: token, access and visibility.
 * @throws AppError `Unauthorized`, `not_found`
 */
export async function admit(
  route: RouteTerms,
  request: FastifyRequest,
  reply: FastifyReply,
  options: AdmitOptions,
): Promise<CallContext> {
  const subject = await authenticate(route, request.headers.authorization, options.verifier);
  const context = contextOf(request, reply, subject, options);
  if (route.hiddenWith !== undefined && context.hidden[route.hiddenWith]) throw new AppError("not_found");
  return context;
}

/**
 * The parsed input of an admitted call, checked to name nothing of another user.
 * @throws AppError `validation_failed`, `not_found`
 */
export function inputOf(
  { route, shape }: { readonly route: RouteTerms; readonly shape: InputShape },
  { params, query, headers, body }: Input,
  { userId }: CallContext,
): Input {
  const input = parseInput(shape, { params, query, headers, body });
  assertOwner(route.owner, input, userId);
  return input;
}

function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  subject: Subject | null,
  { clock, isSecure, preload, edgeHeaders, hiddenFor }: AdmitOptions,
): CallContext {
  let language: CallContext["language"] | undefined;
  let hidden: CallContext["hidden"] | undefined;
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
    get hidden() {
      return (hidden ??= hiddenFor({ ip: request.ip, edge }));
    },
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

function cookiesOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Cookies {
  // Browsers refuse names with these prefixes unless the cookie is `Secure`.
  const base = (name: string) => ({ httpOnly: true, secure: isSecure || /^__(Host|Secure)-/.test(name) });
  return {
    get: (name) => request.cookies[name],
    set: (name, value, { maxAge, path = "/", sameSite = "strict" } = {}) =>
      void reply.setCookie(name, value, { ...base(name), path, sameSite, ...(maxAge !== undefined && { maxAge }) }),
    clear: (name, { path = "/" } = {}) => void reply.clearCookie(name, { ...base(name), path, sameSite: "strict" }),
    clearCache: () => void reply.header("clear-site-data", '"cache"'),
  };
}
