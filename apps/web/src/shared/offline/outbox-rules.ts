import type { Route } from "@candlewise/contracts/endpoint";
import { fillGroup, type OutboxCall, type Pause, type Refusal } from "./outbox.ts";

/** Responses with a failure of the server after which a call is refused instead of sent again. */
const MOST_ATTEMPTS = 8;
/** Milliseconds. */
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 60 * 60 * 1000;

/** How the server answered a call. */
export interface Reply {
  /** 2xx to 5xx, or why no response came. */
  readonly status: number | "unreachable" | "timeout";
  readonly code: string | null;
  /** Seconds of the `retry-after` header. */
  readonly retryAfter: number | null;
}

export type Outcome =
  | { readonly kind: "sent" }
  /** The server was not reached, or does not know the user: no other call would fare better. */
  | { readonly kind: "stop" }
  /** It is sent again after the pause. */
  | { readonly kind: "later"; readonly attempts: number; readonly pause: Pause }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** What becomes of a call after a reply, at a time in milliseconds since 1970. */
export function outcomeOf({ status, code, retryAfter }: Reply, { attempts }: OutboxCall, now: number): Outcome {
  if (status === "unreachable" || [401, 403, 502, 503, 504].includes(Number(status))) return { kind: "stop" };
  if (Number(status) < 400) return { kind: "sent" };
  const later = (why: Pause["why"], count: number): Outcome => {
    const pause = retryAfter === null ? Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE) : retryAfter * 1000;
    return { kind: "later", attempts: count, pause: { until: now + pause, why } };
  };
  if (status === "timeout") return later("timeout", attempts + 1);
  if (status === 429) return later("limit", attempts);
  const mayPass = status >= 500 || status === 408;
  if (mayPass && attempts + 1 < MOST_ATTEMPTS) return later("failure", attempts + 1);
  return { kind: "refused", refusal: { status, code } };
}

const groupsBefore = (call: OutboxCall, queued: Route["queued"]): string[] =>
  (queued?.after ?? []).flatMap((group) => fillGroup(group, call) ?? []);

/** What must wait in one round of sending, and what need not. */
export class Round {
  readonly #groups = new Set<string>();
  readonly #endpoints = new Set<string>();
  /** The first refused call of each group. */
  readonly #refused = new Map<string, string>();

  /** Whether a call may be sent now: it is due, and nothing that it depends on is unsent. */
  mayPass(call: OutboxCall, { queued }: Pick<Route, "queued">, now: number): boolean {
    if ((call.pause?.until ?? 0) > now || this.#endpoints.has(call.endpoint)) return false;
    return !groupsBefore(call, queued).some((group) => this.#groups.has(group));
  }

  /** The refusal of a call, which may follow from that of one it comes after. */
  refusal(call: OutboxCall, { queued }: Pick<Route, "queued">, refusal: Refusal): Refusal {
    if (refusal.code === null || queued?.outOfOrder !== refusal.code) return refusal;
    const behind = groupsBefore(call, queued)
      .map((group) => this.#refused.get(group))
      .find((id) => id !== undefined);
    return behind === undefined ? refusal : { ...refusal, behind };
  }

  /** Notes a refused call, now or in an earlier round. */
  refuse({ id, group, refusal }: OutboxCall): void {
    if (group !== null && !this.#refused.has(group)) this.#refused.set(group, refusal?.behind ?? id);
  }

  /** Those that depend on this call, and during a limit all of its endpoint, wait for the next round. */
  hold({ group, endpoint, pause }: OutboxCall): void {
    if (group !== null) this.#groups.add(group);
    if (pause?.why === "limit") this.#endpoints.add(endpoint);
  }
}
