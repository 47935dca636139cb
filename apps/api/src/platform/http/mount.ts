import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../database/database.ts";
import { AppError } from "../errors.ts";
import type { Limits } from "../limits/limits.ts";
import { admit, inputOf, type AdmitOptions } from "./call-context.ts";
import { countOfDay } from "./daily-limit.ts";
import type { CallContext, Endpoint } from "./endpoint.ts";
import type { Form, FormReader } from "./forms.ts";
import { readKey, runOnce, type Idempotency } from "./idempotency.ts";
import type { Input } from "./input.ts";
import { withListedRefusals } from "./refusals.ts";
import { configOf, patternOf } from "./route-options.ts";

export interface MountOptions extends AdmitOptions {
  /** Whether a refusal with a code that its endpoint does not list is answered with 500; otherwise it is only logged. */
  readonly isStrict: boolean;
  readonly readForm: FormReader;
  readonly database: Database;
  /** Null when limits of calls are lifted. */
  readonly limits: Limits | null;
  /** Invoked after a call that may have written. */
  readonly onWritten: () => void;
}

/** Adds every endpoint, relative to the prefix of `app`. */
export function mountEndpoints(app: FastifyInstance, endpoints: readonly Endpoint[], options: MountOptions): void {
  for (const endpoint of endpoints) {
    const { idempotent, token, form, dailyLimit } = endpoint.route;
    if (idempotent && (token !== "default" || form))
      throw new Error(
        `${endpoint.domain}.${endpoint.name} is idempotent, so it needs an access token and a JSON body.`,
      );
    if (dailyLimit !== undefined && token !== "default")
      throw new Error(`${endpoint.domain}.${endpoint.name} has a daily limit, so it needs an access token.`);
    app.route({
      method: endpoint.route.method,
      url: patternOf(endpoint.route),
      config: configOf(endpoint),
      handler: (request, reply) => answer(endpoint, request, reply, options),
    });
  }
}

async function answer(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  options: MountOptions,
): Promise<unknown> {
  const { route } = endpoint;
  const context = await admit(route, request, reply, options);
  if (options.limits !== null) await countOfDay(options.limits, endpoint, context);
  // Read after the token check, so that an unauthenticated caller's form is not read.
  const form = route.form
    ? await options.readForm(request, { owner: context.userId ?? request.ip, maxFileBytes: route.maxFileBytes })
    : null;
  try {
    const input = inputOf(endpoint, partsOf(request, form), context);
    reply.header("cache-control", "no-store");
    return await answerTo(endpoint, { input, context, request, reply }, options);
  } finally {
    await form?.[Symbol.asyncDispose]();
  }
}

interface Admitted {
  readonly input: Input;
  readonly context: CallContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answerTo(
  endpoint: Endpoint,
  { input, context, request, reply }: Admitted,
  options: MountOptions,
): Promise<unknown> {
  const { route } = endpoint;
  const run = async (idempotency?: Idempotency) => {
    const terms = { log: request.log, isStrict: options.isStrict };
    const result = await withListedRefusals(endpoint, terms, () => endpoint.handle(input, context, idempotency));
    if (route.method !== "GET" && !route.isRead) options.onWritten();
    return parseAnswer(endpoint, result);
  };
  if (!route.idempotent || context.userId === null) {
    // Awaited here, because the form's files are deleted when this function returns.
    return await run();
  }
  const key = readKey(request.headers["idempotency-key"]);
  const call = { userId: context.userId, endpoint: `${endpoint.domain}.${endpoint.name}`, key, input };
  const { answer: result, isRepeat } = await runOnce(options.database, call, context.now(), run);
  if (isRepeat) reply.header("idempotency-replayed", "true");
  return parseAnswer(endpoint, result);
}

function parseAnswer({ domain, name, shape }: Endpoint, result: unknown): unknown {
  const parsed = shape.response.safeParse(result);
  if (parsed.success) return parsed.data;
  throw new Error(`The response of ${domain}.${name} does not match its schema: ${parsed.error.message}`);
}

function partsOf(request: FastifyRequest, form: Form | null) {
  const { params, query, headers } = request;
  if (form !== null) return { params, query, headers, body: form.body };
  if (request.isMultipart()) throw new AppError("unsupported_media_type");
  return request;
}
