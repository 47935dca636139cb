import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { constants } from "node:zlib";
import type { Clock } from "../clock.ts";
import type { Database } from "../database.ts";
import { AppError } from "../errors.ts";
import type { Ids } from "../ids.ts";
import type { Limits } from "../limits.ts";
import { addDevMail } from "../mail/dev-mail.ts";
import type { MailFolder } from "../mail/folder-transport.ts";
import type { Metrics } from "../metrics.ts";
import type { RawRoutes } from "../feature.ts";
import type { RedisLink } from "../redis.ts";
import type { CallContext, Endpoint, TokenVerifier } from "../mount.ts";
import { addApiDocument } from "./api-document.ts";
import { callersOf, mountEndpoints } from "./endpoints.ts";
import { edgePlace, type EdgeHeaders } from "./edge.ts";
import { createClientErrorHandler } from "./client-error.ts";
import { renderError } from "./error-renderer.ts";
import { headersOfData, securityHeaders } from "./headers.ts";
import { addForms } from "./forms.ts";
import { addHealth, type Lifecycle } from "./health.ts";
import { assertSameSite } from "./origin.ts";
import { createPreloader } from "./preload.ts";
import { addRateLimit } from "./rate-limit.ts";
import { addRequestLog } from "./request-log.ts";
import { endSilentConnections } from "./silent-connections.ts";
import type { WebApp } from "./web-app.ts";
import { addWebApp } from "./web-routes.ts";

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
  readonly rawRoutes?: readonly RawRoutes[];
  readonly verifier: TokenVerifier;
  /** Shown at `/dev/mail`; absent when letters are not for this machine to read. */
  readonly mailFolder?: MailFolder;
  readonly web: WebApp;
  readonly publicUrl: string;
  readonly serviceOrigins: readonly string[];
  readonly trustedProxies: readonly string[] | undefined;
  readonly edgeHeaders?: EdgeHeaders;
  /** Whether pages must not show the simulator to this caller; nothing is hidden when absent. */
  readonly hidesSimulator?: (caller: Pick<CallContext, "ip" | "edge">) => Promise<boolean>;
  /** Calls a minute from one address; 0 for no limits at all. */
  readonly rateLimit: number;
  readonly isStrict: boolean;
  readonly onWritten: () => void;
}

const NO_EDGE: EdgeHeaders = { country: undefined, region: undefined };
const BODY_LIMIT = 256 * 1024;
/** The longest id of a contract: that of a passkey. */
const MAX_PARAM_LENGTH = 1400;
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** The whole HTTP side: the API below `/api`, health, the API document and the web app. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { ids, log, lifecycle, web } = options;
  const isSecure = options.publicUrl.startsWith("https:");
  const headers = await securityHeaders({
    policy: web.policy,
    serviceOrigins: options.serviceOrigins,
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
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    // With the redaction of the parent as it stands: parsed anew, it would cost every call.
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
  // No call takes it, and a form of another site could send it without being asked about.
  app.removeContentTypeParser("text/plain");
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headersOf(request));
    if (lifecycle.isDraining) reply.header("connection", "close");
    assertSameSite(request, options.publicUrl);
  });
  endSilentConnections(app);
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
  if (options.mailFolder) addDevMail(app, options.mailFolder);
  const { edgeHeaders = NO_EDGE, hidesSimulator = async () => false } = options;
  await addWebApp(app, web, ({ ip, headers: given }) => hidesSimulator({ ip, edge: edgePlace(given, edgeHeaders) }));
  return app;
}

async function addApi(
  api: FastifyInstance,
  app: FastifyInstance,
  options: ServerOptions,
  isSecure: boolean,
): Promise<void> {
  const { endpoints, verifier, clock, isStrict, onWritten } = options;
  if (options.rateLimit > 0) await addRateLimit(api, options.rateLimit, options.limits);
  await addForms(api);
  const preload = createPreloader(app, endpoints);
  const { edgeHeaders = NO_EDGE } = options;
  const mount = { verifier, clock, isSecure, isStrict, preload, edgeHeaders, onWritten };
  mountEndpoints(api, endpoints, mount);
  for (const add of options.rawRoutes ?? []) add(api, callersOf(mount));
  addApiDocument(api, endpoints, options.publicUrl);
  api.setNotFoundHandler(() => {
    throw new AppError("not_found");
  });
}
