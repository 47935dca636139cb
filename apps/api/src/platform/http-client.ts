import { setTimeout as wait } from "node:timers/promises";
import type { z } from "zod";

export interface HttpClientOptions {
  /** Of one try, its answer included. */
  readonly timeoutMs?: number;
  /** In all. */
  readonly tries?: number;
  /** Before the second try; doubled before each later one. */
  readonly pauseMs?: number;
  readonly maxPauseMs?: number;
}

interface Request {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Calls of other services, which answer with JSON. */
export interface HttpClient {
  /** @throws HttpClientError when no try brought an answer of this form */
  get<Schema extends z.ZodType>(url: string, schema: Schema, request?: Request): Promise<z.output<Schema>>;
}

/** Another service did not answer, or not as it should. The message names the host and what went wrong, never what was sent. */
export class HttpClientError extends Error {
  /** Null when there was no answer. */
  readonly status: number | null;

  constructor(message: string, status: number | null, cause?: unknown) {
    super(message, { cause });
    this.name = "HttpClientError";
    this.status = status;
  }
}

/** What passes by itself: too many calls, and a server that is away. */
const PASSING: ReadonlySet<number> = new Set([408, 418, 425, 429, 500, 502, 503, 504]);

/** Tries again what may pass, after pauses that grow and differ, so that many clients do not come back in step. */
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
        const longest = Math.min(maxPauseMs, pauseMs * 2 ** (count - 1));
        await wait(Math.max(Math.min(maxPauseMs, outcome.retryAfterMs), longest * (0.5 + Math.random() / 2)));
      }
    },
  };
}

class Failure {
  readonly error: HttpClientError;
  readonly isPassing: boolean;
  readonly retryAfterMs: number;

  constructor(error: HttpClientError, isPassing: boolean, retryAfterMs = 0) {
    this.error = error;
    this.isPassing = isPassing;
    this.retryAfterMs = retryAfterMs;
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
      // A service that moved would be sent the keys as well.
      redirect: "error",
    });
    if (answer.ok) return { body: await answer.json() };
    await answer.body?.cancel();
    const error = new HttpClientError(`${address.host} answered ${answer.status}.`, answer.status);
    const seconds = Number(answer.headers.get("retry-after"));
    return new Failure(error, PASSING.has(answer.status), Number.isFinite(seconds) ? seconds * 1000 : 0);
  } catch (cause) {
    return new Failure(new HttpClientError(`${address.host} did not answer.`, null, cause), true);
  }
}

function parse<Schema extends z.ZodType>(address: URL, schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new HttpClientError(`${address.host} answered in another form: ${parsed.error.message}`, 200);
}
