import type { StreamContract, StreamRoute, StreamShape, StreamTable } from "@candlewise/contracts/stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PassThrough } from "node:stream";
import type { z } from "zod";
import { AppError } from "../errors.ts";
import { admit, inputOf, type AdmitOptions } from "./call-context.ts";
import { pairHandlers, type CallContext, type ContextOf, type Part } from "./endpoint.ts";
import { withListedRefusals } from "./refusals.ts";
import { configOf, patternOf } from "./route-options.ts";

type Events = Readonly<Record<string, z.ZodType>>;

/** The server's end of a stream. */
export interface EventStream<E extends Events = Events> {
  /** The id of the last event that the client received before it reconnected; null on its first connection. */
  readonly lastEventId: string | null;
  /** Aborted when the client disconnects, the server stops, or the stream reaches its maximum age. */
  readonly signal: AbortSignal;
  /** Returns false and sends nothing while the client lags behind or after the stream has ended. */
  send<Name extends keyof E & string>(name: Name, data: z.input<E[Name]>, id?: string | number): boolean;
  /** Resolves when the client has caught up or the stream has ended. */
  ready(): Promise<void>;
  end(): void;
}

/** Throws a refusal before anything is sent, or returns the function that serves the open stream. */
type StreamHandler<R extends StreamRoute, S extends StreamShape> = (
  input: Part<S, "params"> & Part<S, "query">,
  context: ContextOf<R>,
) => Promise<(stream: EventStream<S["events"]>) => void | Promise<void>>;

export type StreamHandlers<C extends StreamContract> = {
  readonly [Name in keyof C["routes"] & keyof C["shapes"]]: StreamHandler<C["routes"][Name], C["shapes"][Name]>;
};

export interface StreamEndpoint {
  readonly domain: string;
  readonly name: string;
  readonly route: StreamRoute;
  readonly shape: StreamShape;
  handle(
    input: { params?: unknown; query?: unknown },
    context: CallContext,
  ): Promise<(stream: EventStream) => void | Promise<void>>;
}

/** Pairs every stream of a contract with its handler. */
export function streamsOf<const R extends StreamTable, const S extends { readonly [Name in keyof R]: StreamShape }>(
  contract: StreamContract<R, S>,
  handlers: NoInfer<StreamHandlers<StreamContract<R, S>>>,
): StreamEndpoint[] {
  return pairHandlers<StreamEndpoint>(contract, handlers);
}

const PER_USER = 6;
const HEARTBEAT_SECONDS = 15;
const LIFE_SECONDS = 900;
const RETRY_MS = 1500;
const SWEEP_MS = 1000;

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // Tells proxies not to buffer.
  "x-accel-buffering": "no",
};

interface Open {
  readonly endpoint: StreamEndpoint;
  readonly holder: string;
  readonly out: PassThrough;
  readonly openedAt: number;
  saidAt: number;
}

interface StreamOptions extends AdmitOptions {
  readonly isStrict: boolean;
}

/** Adds every stream, relative to the prefix of `app`. A stopping server ends all streams. */
export function mountStreams(app: FastifyInstance, endpoints: readonly StreamEndpoint[], options: StreamOptions): void {
  const open = new Set<Open>();
  const secondsNow = () => options.clock.now().getTime() / 1000;
  let timer: NodeJS.Timeout | null = null;
  const sweep = () => {
    for (const stream of open) tend(stream, secondsNow());
  };
  app.addHook("preClose", async () => {
    for (const { out } of open) out.end();
  });
  const register = (stream: Open) => {
    open.add(stream);
    timer ??= setInterval(sweep, SWEEP_MS);
    stream.out.once("close", () => {
      open.delete(stream);
      if (open.size > 0 || timer === null) return;
      clearInterval(timer);
      timer = null;
    });
  };
  const answer = async (endpoint: StreamEndpoint, request: FastifyRequest, reply: FastifyReply) => {
    const { perUser = PER_USER, heartbeatSeconds = HEARTBEAT_SECONDS } = endpoint.route;
    const context = await admit(endpoint.route, request, reply, options);
    const { params, query } = request;
    const input = inputOf(endpoint, { params, query }, context);
    const { log } = context;
    const { isStrict } = options;
    const run = await withListedRefusals(endpoint, { log, isStrict }, () => endpoint.handle(input, context));
    const holder = context.userId ?? context.ip;
    const held = [...open].filter((each) => each.endpoint === endpoint && each.holder === holder).length;
    if (held >= perUser) throw new AppError("too_many_requests", { retryAfter: heartbeatSeconds });
    const out = new PassThrough();
    const stream = { endpoint, holder, out, openedAt: secondsNow(), saidAt: secondsNow() };
    register(stream);
    out.write(`retry: ${RETRY_MS}\n\n`);
    void runStream(run, serverEnd(stream, request, secondsNow), () => out.destroy(), log);
    return reply.headers(HEADERS).send(out);
  };
  for (const endpoint of endpoints) {
    app.get(
      patternOf(endpoint.route),
      { compress: false, exposeHeadRoute: false, config: configOf(endpoint) },
      async (request, reply) => answer(endpoint, request, reply),
    );
  }
}

const isReady = ({ out }: Open): boolean => !out.writableNeedDrain && !out.writableEnded && !out.destroyed;

function tend(stream: Open, now: number): void {
  const { heartbeatSeconds = HEARTBEAT_SECONDS, lifeSeconds = LIFE_SECONDS } = stream.endpoint.route;
  if (now - stream.openedAt >= lifeSeconds) stream.out.end();
  else if (now - stream.saidAt >= heartbeatSeconds && isReady(stream)) {
    stream.out.write(": still here\n\n");
    stream.saidAt = now;
  }
}

function serverEnd(stream: Open, request: FastifyRequest, secondsNow: () => number): EventStream {
  const { out, endpoint } = stream;
  const aborter = new AbortController();
  const ended = Promise.withResolvers<void>();
  out.once("close", () => {
    aborter.abort();
    ended.resolve();
  });
  const lastEventId = request.headers["last-event-id"];
  return {
    lastEventId: typeof lastEventId === "string" ? lastEventId : null,
    signal: aborter.signal,
    send(name, data, id) {
      const schema = endpoint.shape.events[name];
      if (schema === undefined) throw new RangeError(`${endpoint.domain}.${endpoint.name} has no event ${name}.`);
      if (!isReady(stream)) return false;
      const json = JSON.stringify(schema.parse(data));
      out.write(`event: ${name}\n${id === undefined ? "" : `id: ${id}\n`}data: ${json}\n\n`);
      stream.saidAt = secondsNow();
      return true;
    },
    async ready() {
      if (out.writableNeedDrain) await Promise.race([once(out, "drain"), ended.promise]);
    },
    end: () => void out.end(),
  };
}

const once = (out: PassThrough, event: "drain") => new Promise<void>((resolve) => void out.once(event, resolve));

/** A failing handler ends its stream; the client reconnects. */
async function runStream(
  run: Awaited<ReturnType<StreamEndpoint["handle"]>>,
  stream: EventStream,
  breakOff: () => void,
  log: CallContext["log"],
): Promise<void> {
  try {
    await run(stream);
  } catch (error) {
    log.error({ err: error }, "a stream failed");
    breakOff();
  }
}
