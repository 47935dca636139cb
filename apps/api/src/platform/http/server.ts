import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { constants } from "node:zlib";
import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { AppError } from "../errors.ts";
import type { Ids } from "../ids.ts";
import type { Limits } from "../limits/limits.ts";
import { addDevMail, type DevMail } from "../mail/dev-mail.ts";
import type { Metrics } from "../metrics.ts";
import type { BackgroundWork } from "../feature.ts";
import type { RedisLink } from "../limits/redis.ts";
import type { Endpoint, HiddenFor, TokenVerifier } from "./endpoint.ts";
import { addApiDocument } from "./api-document.ts";
import { mountFiles, type FileEndpoint } from "./files.ts";
import { mountEndpoints } from "./mount.ts";
import { refuseOtherMethods } from "./route-set.ts";
import { edgePlace, type EdgeHeaders } from "./edge.ts";
import { createClientErrorHandler } from "./client-error.ts";
import { renderError } from "./error-renderer.ts";
import { headersOfData, securityHeaders, type PaymentFormSources } from "./headers.ts";
import { addForms } from "./forms.ts";
import { addHealth, type Lifecycle } from "./health.ts";
import { assertSameOrigin } from "./origin.ts";
import { createPreloader } from "./preload.ts";
import { addRateLimit } from "./rate-limit.ts";
import { addRequestLog } from "./request-log.ts";
import { mountStreams, type StreamEndpoint } from "./streams.ts";
import { mountWebhooks, type Webhook } from "./webhooks.ts";
import { endSilentConnections } from "./silent-connections.ts";
import { limitConnections, TIME_LIMITS, type TimeLimits } from "./time-limits.ts";
import type { WebApp } from "./web-app.ts";
import { addWebApp, type DescribePage } from "./web-routes.ts";

export interface ServerOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics | null;
  readonly redis: RedisLink | null;
  readonly limits: Limits;
  readonly lifecycle: Lifecycle;
  readonly endpoints: readonly Endpoint[];
  readonly streams?: readonly StreamEndpoint[];
  readonly files?: readonly FileEndpoint[];
  readonly webhooks?: readonly Webhook[];
  readonly work?: readonly BackgroundWork[];
  readonly verifier: TokenVerifier;
  /** Absent when emails cannot be read on this machine. */
  readonly devMail?: DevMail;
  readonly web: WebApp;
  readonly publicUrl: string;
  readonly serviceOrigins: readonly string[];
  /** Pages load none when absent. */
  readonly paymentForm?: PaymentFormSources;
  readonly trustedProxies: readonly string[] | undefined;
  readonly edgeHeaders?: EdgeHeaders;
  /** No page has words of its own when absent. */
  readonly describePage?: DescribePage;
  /** Nothing is hidden when absent. */
  readonly hiddenFor?: HiddenFor;
  /** Calls per minute of one user, or of one network without a user; 0 for no limit. */
  readonly rateLimit: number;
  readonly timeLimits?: Partial<TimeLimits>;
  readonly isStrict: boolean;
  readonly onWritten: () => void;
}

const NO_EDGE: EdgeHeaders = { country: undefined, region: undefined };
const BODY_LIMIT = 256 * 1024;
/** The longest id in any contract: a passkey's. */
const MAX_PARAM_LENGTH = 1400;
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** The HTTP server: the API below `/api`, health, the API document and the web app. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { ids, log, lifecycle, web } = options;
  const timeLimits = { ...TIME_LIMITS, ...options.timeLimits };
  const isSecure = options.publicUrl.startsWith("https:");
  const headers = await securityHeaders({
    policy: web.policy,
    serviceOrigins: options.serviceOrigins,
    paymentForm: options.paymentForm,
    isSecure,
  });
  const dataHeaders = headersOfData(headers);
  const headersOf = ({ id, url }: { id: string; url: string }) => ({
    ...(url.startsWith("/api/") ? dataHeaders : headers),
    "x-request-id": id,
  });
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: timeLimits.requestMs,
    http: { headersTimeout: timeLimits.headersMs, connectionsCheckingInterval: timeLimits.checkMs },
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    // Reuses the parent's redaction, because parsing it for each call is slow.
    childLoggerFactory: (logger, bindings) => logger.child(bindings),
    trustProxy: options.trustedProxies === undefined ? false : [...options.trustedProxies],
    frameworkErrors: (error, request, reply) => void renderError(error, request, reply.headers(headersOf(request))),
    clientErrorHandler: createClientErrorHandler(headers, () => ids.uuid()),
    genReqId: (request) => {
      const given = request.headers["x-request-id"];
      return typeof given === "string" && REQUEST_ID.test(given) ? given : ids.uuid();
    },
  });
  app.setErrorHandler(renderError);
  // No call accepts it, and another site's form could send it without a preflight request.
  app.removeContentTypeParser("text/plain");
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headersOf(request));
    if (lifecycle.isDraining) reply.header("connection", "close");
    assertSameOrigin(request, options.publicUrl);
  });
  endSilentConnections(app);
  limitConnections(app, timeLimits);
  addRequestLog(app, ids, options.metrics);
  await app.register(cookie);
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  addHealth(app, options);
  await app.register(async (api) => addApi(api, app, options, isSecure), { prefix: "/api" });
  if (options.devMail) addDevMail(app, options.devMail);
  const { edgeHeaders = NO_EDGE, hiddenFor = () => NOTHING_HIDDEN } = options;
  await addWebApp(app, web, {
    hiddenFor: ({ ip, headers: given }) => hiddenFor({ ip, edge: edgePlace(given, edgeHeaders) }),
    describePage: options.describePage ?? (() => null),
  });
  return app;
}

async function addApi(
  api: FastifyInstance,
  app: FastifyInstance,
  options: ServerOptions,
  isSecure: boolean,
): Promise<void> {
  const { endpoints, verifier, database, clock, isStrict, onWritten } = options;
  const { rateLimit: general, limits } = options;
  if (general > 0) await addRateLimit(api, { general, limits, verifier });
  const readForm = await addForms(api, { ...TIME_LIMITS, ...options.timeLimits });
  const preload = createPreloader(app, endpoints);
  const { edgeHeaders = NO_EDGE, hiddenFor = () => NOTHING_HIDDEN } = options;
  const calls = { verifier, clock, isSecure, isStrict, preload, edgeHeaders, hiddenFor };
  const mount = { ...calls, database, readForm, onWritten, limits: general > 0 ? limits : null };
  const { streams = [], files = [], webhooks = [] } = options;
  mountEndpoints(api, endpoints, mount);
  mountStreams(api, streams, mount);
  await mountFiles(api, files, mount);
  await mountWebhooks(api, webhooks, mount);
  refuseOtherMethods(api, { endpoints, streams, files, webhooks });
  runWhileListening(api, options.work ?? []);
  addApiDocument(api, { endpoints, streams, files, webhooks }, options.publicUrl);
  api.setNotFoundHandler(() => {
    throw new AppError("not_found");
  });
}

function runWhileListening(app: FastifyInstance, work: readonly BackgroundWork[]): void {
  app.addHook("onListen", async () => work.forEach((each) => each.start()));
  app.addHook("preClose", async () => void (await Promise.all(work.map(async (each) => each.stop()))));
}
