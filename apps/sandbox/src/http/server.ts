import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { setTimeout as wait } from "node:timers/promises";
import { runDue } from "../billing.ts";
import type { Context } from "../context.ts";
import { mountForm } from "../form/form-routes.ts";
import { errorBody, SandboxError } from "../sandbox-error.ts";
import { isSigned } from "../signature.ts";
import { bodyOf, rawOf } from "./body.ts";
import { advanceOf, controlCalls, nowOf } from "./control-routes.ts";
import { orderCalls, type Call } from "./order-routes.ts";
import { subscriptionCalls } from "./subscription-routes.ts";

const MAX_BYTES = 1_000_000;

interface Work {
  /** Called after every change, since webhooks may be waiting. */
  readonly onChange: () => void;
}

export async function createServer(context: Context, { onChange }: Work): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: MAX_BYTES, forceCloseConnections: true });
  // A signature covers the raw bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof SandboxError) {
      return reply.code(error.code === "1.01" ? 401 : 200).send({ error: errorBody(error.code, error.details) });
    }
    process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
    return reply.code(500).send({ error: errorBody("0.01") });
  });
  app.get("/health", async () => ({ ok: true }));
  await mountForm(app, context, onChange);
  await app.register(async (guarded) => {
    // `preHandler`: the body has been read.
    guarded.addHook("preHandler", async (request) => assertSigned(context, request));
    mount(guarded, "/sandbox", controlCalls, { context, onChange });
    guarded.post("/sandbox/clock", async (request) => {
      await advance(context, advanceOf(bodyOf(request)));
      onChange();
      return nowOf(context);
    });
    await guarded.register(async (api) => {
      api.addHook("onSend", async (request) => interfere(context, request));
      mount(api, "/api/v1/subscription", subscriptionCalls, { context, onChange });
      mount(api, "/api/v1", orderCalls, { context, onChange });
    });
  });
  return app;
}

function mount(
  app: FastifyInstance,
  prefix: string,
  calls: Readonly<Record<string, Call>>,
  { context, onChange }: Work & { readonly context: Context },
): void {
  for (const [name, call] of Object.entries(calls)) {
    app.post(`${prefix}/${name}`, async (request) => {
      const body = bodyOf(request);
      const answer = context.database.transaction(() => call(context, body));
      onChange();
      return answer;
    });
  }
}

function assertSigned({ options }: Context, request: FastifyRequest): void {
  const { merchant, signature } = request.headers;
  if (!isSigned(options.keys, rawOf(request), merchant, signature)) throw new SandboxError("1.01");
}

/** The faults that a shop has to survive: an answer that is late, or lost after the work was done. */
async function interfere({ faults, random }: Context, request: FastifyRequest): Promise<void> {
  if (faults.latencyMs > 0) await wait(random() * faults.latencyMs);
  if (random() < faults.lostReplies) request.raw.socket.destroy();
}

/** Lets time pass: everything that falls due in between happens at its own date. */
async function advance(context: Context, ms: number): Promise<void> {
  const until = context.clock.now() + ms;
  while (runDue(context, until)) await wait(0);
  context.clock.advance(ms);
}
