import { setTimeout as wait } from "node:timers/promises";
import type { z } from "zod";

export interface HttpClientOptions {
  /** Per attempt, including reading the response. */
  readonly timeoutMs?: number;
  /** Attempts in total. */
  readonly tries?: number;
  /** Delay before the second attempt; doubles for each later one. */
  readonly pauseMs?: number;
  readonly maxPauseMs?: number;
}

interface Request {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

interface Posting {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A client of external JSON services. */
export interface HttpClient {
  /** @throws HttpClientError when no attempt returned a response that matches `schema` */
  get<Schema extends z.ZodType>(url: string, schema: Schema, request?: Request): Promise<z.output<Schema>>;
  /** One attempt, because a repeat may have a second effect. @throws HttpClientError when there is no JSON response */
  post(url: string, posting: Posting): Promise<{ readonly status: number; readonly body: unknown }>;
}

/** An external service did not answer as expected. The message names the host and the failure, never the request data. */
export class HttpClientError extends Error {
  /** Null when there was no response. */
  readonly status: number | null;
  /** Seconds to wait before the next call, from `retry-after`; null without one. */
  readonly retryAfter: number | null;

  constructor(
    message: string,
    { status, retryAfter = null, cause }: { status: number | null; retryAfter?: number | null; cause?: unknown },
  ) {
    super(message, { cause });
    this.name = "HttpClientError";
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Transient failures. Not 418 and 429, which ask for fewer calls. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 500, 502, 503, 504]);

/** Retries transient failures with exponential backoff and jitter. */
export function createHttpClient({
  timeoutMs = 5000,
  tries = 3,
  pauseMs = 250,
  maxPauseMs = 5000,
}: HttpClientOptions = {}): HttpClient {
  return {
    async get(url, schema, { headers = {}, query = {} } = {}) {
      const address = new URL(url);
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      for (let count = 1; ; count++) {
        const outcome = await attempt(address, headers, timeoutMs);
        if (!(outcome instanceof Failure)) return parse(address, schema, outcome.body);
        if (!outcome.isPassing || count >= tries) throw outcome.error;
        await wait(Math.min(maxPauseMs, pauseMs * 2 ** (count - 1)) * (0.5 + Math.random() / 2));
      }
    },
    async post(url, { headers = {}, body }) {
      const address = new URL(url);
      try {
        const answer = await fetch(address, {
          method: "POST",
          headers: { accept: "application/json", "content-type": "application/json", ...headers },
          body,
          signal: AbortSignal.timeout(timeoutMs),
          redirect: "error",
        });
        return { status: answer.status, body: await answer.json() };
      } catch (cause) {
        throw new HttpClientError(`${address.host} did not answer.`, { status: null, cause });
      }
    },
  };
}

class Failure {
  readonly error: HttpClientError;
  readonly isPassing: boolean;

  constructor(error: HttpClientError, isPassing: boolean) {
    this.error = error;
    this.isPassing = isPassing;
  }
}

async function attempt(
  address: URL,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<Failure | { body: unknown }> {
  try {
    const answer = await fetch(address, {
      headers: { accept: "application/json", ...headers },
      signal: AbortSignal.timeout(timeoutMs),
      // Following a redirect would send the keys to another host.
      redirect: "error",
    });
    if (answer.ok) return { body: await answer.json() };
    await answer.body?.cancel();
    const { status } = answer;
    const retryAfter = secondsOf(answer.headers.get("retry-after"));
    const error = new HttpClientError(`${address.host} answered ${status}.`, { status, retryAfter });
    // A service that sends `retry-after` must not be called earlier.
    return new Failure(error, PASSING.has(status) && retryAfter === null);
  } catch (cause) {
    return new Failure(new HttpClientError(`${address.host} did not answer.`, { status: null, cause }), true);
  }
}

/** The seconds of a `retry-after` header; null when it is missing or a date. */
function secondsOf(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

function parse<Schema extends z.ZodType>(address: URL, schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new HttpClientError(`${address.host} answered in another form: ${parsed.error.message}`, { status: 200 });
}
