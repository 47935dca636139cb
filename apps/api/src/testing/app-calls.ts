import type { CallArguments, CallResult, Contract, Shape } from "@candlewise/contracts/endpoint";
import { fillPath } from "@candlewise/contracts/endpoint";
import type { ErrorBody } from "@candlewise/contracts/errors";
import type { LightMyRequestResponse } from "fastify";
import type { App } from "#api/app.ts";

interface CallOptions {
  /** Sent as bearer token. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
}

type Names<C extends Contract> = keyof C["routes"] & keyof C["shapes"] & string;
type ShapeOf<C extends Contract, Name extends Names<C>> = C["shapes"][Name] & Shape;

/** Calls of an app in this process. */
export interface AppCalls {
  /** Sends a call of a contract; any status. */
  send<C extends Contract, Name extends Names<C>>(
    contract: C,
    name: Name,
    args: CallArguments<ShapeOf<C, Name>>,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>;
  /** The body of a call that must succeed. */
  call<C extends Contract, Name extends Names<C>>(
    contract: C,
    name: Name,
    args: CallArguments<ShapeOf<C, Name>>,
    options?: CallOptions,
  ): Promise<CallResult<ShapeOf<C, Name>>>;
  /** The status and body of a call that must be refused. */
  refuse<C extends Contract, Name extends Names<C>>(
    contract: C,
    name: Name,
    args: CallArguments<ShapeOf<C, Name>>,
    options?: CallOptions,
  ): Promise<ErrorBody & { status: number }>;
}

export function callsOf(app: Pick<App, "http">): AppCalls {
  const send: AppCalls["send"] = (contract, name, args, { token, headers, cookies } = {}) => {
    const route = contract.routes[name];
    if (route === undefined) throw new Error(`${contract.domain} has no ${name}.`);
    const { params, query, headers: own, body } = partsOf(args);
    if (route.form && body !== undefined) return sendForm(app, `/api${fillPath(route.path, params)}`, body, token);
    return app.http.inject({
      method: route.method,
      url: `/api${fillPath(route.path, params)}`,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...own, ...headers },
      ...(query && { query: textOf(query) }),
      ...(body !== undefined && { payload: body }),
      ...(cookies && { cookies: { ...cookies } }),
    });
  };
  return {
    send,
    async call(contract, name, args, options) {
      const answer = await send(contract, name, args, options);
      if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
      return answer.json();
    },
    async refuse(contract, name, args, options) {
      const answer = await send(contract, name, args, options);
      if (answer.statusCode < 400) throw new Error(`${name} was not refused: ${answer.statusCode} ${answer.body}`);
      return { ...answer.json<ErrorBody>(), status: answer.statusCode };
    },
  };
}

async function sendForm(
  app: Pick<App, "http">,
  url: string,
  body: object,
  token = "",
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.set(name, name === "data" ? JSON.stringify(value) : value);
  }
  const encoded = new Response(form);
  return app.http.inject({
    method: "POST",
    url,
    headers: { authorization: `Bearer ${token}`, "content-type": encoded.headers.get("content-type") ?? "" },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: object;
}

/** `CallArguments` checked the parts; a call without parts omits them. */
function partsOf(args: unknown): Parts {
  const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;
  return isParts(args) ? args : {};
}

const textOf = (query: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
