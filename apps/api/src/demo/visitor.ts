import { authContract, type Session } from "@candlewise/contracts/auth/schemas";
import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import {
  fillPath,
  type CallArguments,
  type CallResult,
  type Contract,
  type Shape,
} from "@candlewise/contracts/endpoint";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { Moment, Moments } from "./moment.ts";

type Names<C extends Contract> = keyof C["routes"] & keyof C["shapes"] & string;
type ShapeOf<C extends Contract, Name extends Names<C>> = C["shapes"][Name] & Shape;

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, string>;
  body?: object;
}

export interface Account {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** Access tokens live ten minutes; renewed after this long on the person's clock. */
const RENEW_AFTER_MS = 8 * 60_000;

/** A person using the application over HTTP like a browser, at their own time. */
export interface Visitor {
  readonly moment: Moment;
  /** Empty before `register`. */
  readonly userId: string;
  register(account: Account): Promise<void>;
  /** Opens the app again in a new session. */
  comeBack(): Promise<void>;
  /** The answer of a call that must succeed. */
  call<C extends Contract, Name extends Names<C>>(
    contract: C,
    name: Name,
    args: CallArguments<ShapeOf<C, Name>>,
  ): Promise<CallResult<ShapeOf<C, Name>>>;
}

export function createVisitor(http: FastifyInstance, moments: Moments, moment: Moment): Visitor {
  let token = FUNNEL_TOKEN;
  let cookies: Record<string, string> = {};
  let userId = "";
  let renewAt = Number.POSITIVE_INFINITY;

  const send: Visitor["call"] = async (contract, name, args) => {
    const route = contract.routes[name];
    if (route === undefined) throw new Error(`${contract.domain} has no ${name}.`);
    const { params, query, body } = partsOf(args);
    const payload = body && route.form ? await formOf(body) : body;
    const answer: LightMyRequestResponse = await moments.within(moment, () =>
      http.inject({
        method: route.method,
        url: `/api${fillPath(route.path, params)}`,
        headers: {
          authorization: `Bearer ${token}`,
          ...(route.form && { "content-type": `multipart/form-data; boundary=${BOUNDARY}` }),
        },
        cookies,
        ...(query && { query }),
        ...(payload && { payload }),
      }),
    );
    if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
    if (answer.cookies.length > 0) cookies = Object.fromEntries(answer.cookies.map((each) => [each.name, each.value]));
    return answer.json();
  };
  const hold = ({ access_token, user }: Pick<Session, "access_token" | "user">) => {
    token = access_token;
    userId = user.id;
    renewAt = moment.time + RENEW_AFTER_MS;
  };
  const comeBack = async () => hold(await send(authContract, "refresh", { body: {} }));
  return {
    moment,
    get userId() {
      return userId;
    },
    comeBack,
    async register({ email, username, password, timeZone }) {
      token = (await send(authContract, "createUser", { body: { email } })).temp_token;
      const form = { username, password, language: "en", time_zone: timeZone } as const;
      hold(await send(authContract, "registerUser", { body: form }));
    },
    async call(contract, name, args) {
      if (moment.time > renewAt) await comeBack();
      return send(contract, name, args);
    },
  };
}

const BOUNDARY = "demo";

/** A form: files as they are, other fields as JSON. */
async function formOf(body: object): Promise<Buffer> {
  const parts = await Promise.all(Object.entries(body).map(([name, value]) => partOf(name, value)));
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

async function partOf(name: string, value: unknown): Promise<Buffer> {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`;
  if (!(value instanceof File)) return Buffer.from(`${head}\r\n\r\n${JSON.stringify(value)}\r\n`);
  const file = `${head}; filename="${value.name}"\r\ncontent-type: ${value.type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(file), await value.bytes(), Buffer.from("\r\n")]);
}

/** `CallArguments` checked the parts; a call without parts omits them. */
function partsOf(args: unknown): Parts {
  const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;
  return isParts(args) ? args : {};
}
