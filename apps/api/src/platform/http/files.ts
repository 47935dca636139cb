import type { FileContract, FileRoute, FileShape, FileTable } from "@candlewise/contracts/file";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import { AppError } from "../errors.ts";
import { admit, inputOf, type AdmitOptions } from "./call-context.ts";
import { pairHandlers, type CallContext, type ContextOf, type Part } from "./endpoint.ts";
import { withListedRefusals } from "./refusals.ts";
import { configOf, patternOf } from "./route-options.ts";

export interface FileAnswer {
  /** Media type. */
  readonly type: string;
  readonly body: Readable | Uint8Array | string;
  /** 200 when absent. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Called when the response has ended; `isWhole` if all of it was sent. */
  readonly onEnd?: (isWhole: boolean) => Promise<void>;
}

/** Null for a file that does not exist. */
type FileHandler<R extends FileRoute, S extends FileShape> = (
  input: Part<S, "params"> & Part<S, "query">,
  context: ContextOf<R>,
) => Promise<FileAnswer | null>;

export type FileHandlers<C extends FileContract> = {
  readonly [Name in keyof C["routes"] & keyof C["shapes"]]: FileHandler<C["routes"][Name], C["shapes"][Name]>;
};

export interface FileEndpoint {
  readonly domain: string;
  readonly name: string;
  readonly route: FileRoute;
  readonly shape: FileShape;
  handle(input: { params?: unknown; query?: unknown }, context: CallContext): Promise<FileAnswer | null>;
}

/** Pairs every file route of a contract with its handler. */
export function filesOf<const R extends FileTable, const S extends { readonly [Name in keyof R]: FileShape }>(
  contract: FileContract<R, S>,
  handlers: NoInfer<FileHandlers<FileContract<R, S>>>,
): FileEndpoint[] {
  return pairHandlers<FileEndpoint>(contract, handlers);
}

/** Longer than what mail programs send. */
const MAX_FORM_BYTES = 1024;

/** Adds every file route, relative to the prefix of `app`. A POST may carry a form, whose fields mean nothing. */
export async function mountFiles(
  app: FastifyInstance,
  endpoints: readonly FileEndpoint[],
  options: AdmitOptions & { readonly isStrict: boolean },
): Promise<void> {
  await app.register(async (scope) => {
    const form = { parseAs: "buffer", bodyLimit: MAX_FORM_BYTES } as const;
    scope.addContentTypeParser("application/x-www-form-urlencoded", form, (_request, _body, done) => done(null));
    addRoutes(scope, endpoints, options);
  });
}

function addRoutes(
  app: FastifyInstance,
  endpoints: readonly FileEndpoint[],
  options: AdmitOptions & { readonly isStrict: boolean },
): void {
  const answer = async (endpoint: FileEndpoint, request: FastifyRequest, reply: FastifyReply) => {
    const context = await admit(endpoint.route, request, reply, options);
    const { params, query } = request;
    const input = inputOf(endpoint, { params, query }, context);
    const terms = { log: context.log, isStrict: options.isStrict };
    const file = await withListedRefusals(endpoint, terms, () => endpoint.handle(input, context));
    if (file === null) throw new AppError("not_found");
    const { type, body, status = 200, headers = {}, onEnd } = file;
    if (onEnd) afterAnswer(reply, onEnd);
    return reply
      .code(status)
      .headers({ "cache-control": "no-store", ...headers })
      .type(type)
      .send(body);
  };
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.route.method,
      url: patternOf(endpoint.route),
      config: configOf(endpoint),
      handler: async (request, reply) => answer(endpoint, request, reply),
    });
  }
}

function afterAnswer(reply: FastifyReply, onEnd: NonNullable<FileAnswer["onEnd"]>): void {
  let isWhole = false;
  reply.raw.once("finish", () => (isWhole = true));
  reply.raw.once("close", () => {
    onEnd(isWhole).catch((error: unknown) => {
      reply.log.warn({ err: error }, "the work after a response failed");
    });
  });
}

/** Headers that make browsers treat a response as an image only, even when opened directly. */
export const PICTURE_HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "content-disposition": "inline",
} as const;
