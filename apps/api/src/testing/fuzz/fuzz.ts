import fc from "fast-check";
import { inputsOf } from "./inputs.ts";
import { faultOf } from "./judge.ts";
import { malformedOf } from "./malform.ts";
import { newcomer, type Newcomer } from "./newcomer.ts";
import { type Callable, type CallInput, type Send, toWire, type WireRequest } from "./wire.ts";

export interface FuzzReport {
  readonly requests: number;
  /** Well-formed requests, and how many of them were answered 200. */
  readonly right: number;
  readonly granted: number;
  /** Calls that answered 200 at least once. */
  readonly grantedCalls: ReadonlySet<string>;
  /** Faulty answers, each with its request. */
  readonly faults: readonly string[];
  readonly serverErrors: number;
}

interface FuzzOptions {
  readonly calls: readonly Callable[];
  readonly send: Send;
  readonly requests: number;
  readonly seed: number;
}

/** As each newcomer, sends every call one well-formed request and one that it must refuse. */
export async function fuzz({ calls, send, requests, seed }: FuzzOptions): Promise<FuzzReport> {
  const faults: string[] = [];
  const grantedCalls = new Set<string>();
  let [sent, right, granted, serverErrors] = [0, 0, 0, 0];
  for (let round = 1; sent < requests; round++) {
    const user = await newcomer(send, round);
    for (const call of calls) {
      for (const { wire, isMalformed } of requestsOf(call, user, seed + round)) {
        if (sent === requests) break;
        const answer = await send(wire, user.ip);
        sent++;
        if (!isMalformed) right++;
        if (answer.status >= 500) serverErrors++;
        if (!isMalformed && answer.status === 200) {
          granted++;
          grantedCalls.add(nameOf(call));
        }
        const fault = faultOf(call, isMalformed, answer);
        if (fault !== null) faults.push(`${nameOf(call)} ${fault}\n  ${printed(wire)}`);
      }
    }
  }
  return { requests: sent, right, granted, grantedCalls, faults, serverErrors };
}

const nameOf = ({ domain, name }: Callable) => `${domain}.${name}`;
const printed = ({ method, url, body, headers }: WireRequest) =>
  `${method} ${url.slice(0, 300)} ${headers["content-type"] ?? ""} ${JSON.stringify(String(body ?? "")).slice(0, 600)}`;

function requestsOf(call: Callable, user: Newcomer, seed: number) {
  const inputs = inputsOf(call, user.known).map((input) => ownedBy(user.userId, call, input));
  const [good] = fc.sample(inputs, { numRuns: 1, seed });
  const [bad] = fc.sample(malformedOf(call, inputs), { numRuns: 1, seed });
  if (good === undefined || bad === undefined) throw new Error(`${nameOf(call)} has no sample.`);
  return [
    { wire: signed(call, user, toWire(call.route, good)), isMalformed: false },
    { wire: signed(call, user, bad), isMalformed: true },
  ];
}

/** Fills in the caller's own id where the call names an owner. */
function ownedBy(userId: string, { route }: Callable, input: CallInput): CallInput {
  const [place, name] = route.owner.split(":");
  if (name === undefined) return input;
  return place === "param"
    ? { ...input, params: { ...input.params, [name]: userId } }
    : { ...input, query: { ...input.query, [name]: userId } };
}

function signed({ route }: Callable, user: Newcomer, wire: WireRequest): WireRequest {
  const token = user.tokenFor(route);
  const headers = {
    ...wire.headers,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    // Only on the refresh call: elsewhere it could end the newcomer's session.
    ...(route.path === "/auth/refresh/" && { cookie: user.cookie }),
  };
  return { ...wire, headers };
}
