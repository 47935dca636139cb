import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { z } from "zod";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", `${name}.json`), "utf8"));

const KlinesSchema = z.array(z.tuple([z.number()], z.unknown()));
const BarsSchema = z.array(z.looseObject({ t: z.string() }));

export interface RecordedRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface RecordedServer {
  readonly url: string;
  readonly requests: RecordedRequest[];
  /** Paths answered with 503. */
  away: RegExp | null;
  /** When set, all calls are answered with 429 and this `retry-after`. */
  retryAfter: number | null;
  /** Shifts the time of every quote, in seconds. */
  delay: number;
  close(): Promise<void>;
}

/**
 * Serves recorded responses of both providers in their documented format, as of 20 November 2026, 16:00 UTC. Long Alpaca responses have two
 * pages.
 */
export async function startRecordedServer(): Promise<RecordedServer> {
  const state: Pick<RecordedServer, "delay" | "away" | "retryAfter"> = { delay: 0, away: null, retryAfter: null };
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? "/", "http://localhost");
    requests.push({ path, query, headers: request.headers });
    if (state.retryAfter !== null)
      return void response.writeHead(429, { "retry-after": String(state.retryAfter) }).end();
    if (state.away?.test(path)) return void response.writeHead(503).end();
    const body = answerTo(path, query, state.delay);
    response.writeHead(body === null ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    get away() {
      return state.away;
    },
    set away(paths) {
      state.away = paths;
    },
    get retryAfter() {
      return state.retryAfter;
    },
    set retryAfter(seconds) {
      state.retryAfter = seconds;
    },
    get delay() {
      return state.delay;
    },
    set delay(seconds) {
      state.delay = seconds;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerTo(path: string, query: URLSearchParams, delay: number): unknown {
  if (path === "/api/v3/ticker/24hr") return shifted(read("binance-ticker-24hr"), delay);
  if (path === "/api/v3/klines") return klines(query);
  if (path === "/v2/stocks/snapshots") return shifted(read("alpaca-snapshots"), delay);
  return /^\/v2\/stocks\/\w+\/bars$/.test(path) ? bars(query) : null;
}

/** The same quotes, older by `delay` seconds. */
function shifted(answer: unknown, delay: number): unknown {
  return JSON.parse(JSON.stringify(answer), (name, value: unknown) => {
    if (name === "closeTime" && typeof value === "number") return value - delay * 1000;
    if (name === "t" && typeof value === "string") return new Date(Date.parse(value) - delay * 1000).toISOString();
    return value;
  });
}

function klines(query: URLSearchParams): unknown {
  const [start, end, limit] = ["startTime", "endTime", "limit"].map((name) => Number(query.get(name)));
  const all = KlinesSchema.parse(read(`binance-klines-${query.get("interval") ?? ""}`));
  return all.filter(([time]) => time >= (start ?? 0) && time <= (end ?? 0)).slice(0, limit);
}

function bars(query: URLSearchParams): unknown {
  const [start = "", end = ""] = ["start", "end"].map((name) => query.get(name) ?? "");
  const all = BarsSchema.parse(read(`alpaca-bars-${(query.get("timeframe") ?? "").toLowerCase()}`));
  const wanted = all.filter(({ t }) => Date.parse(t) >= Date.parse(start) && Date.parse(t) <= Date.parse(end));
  const from = Number(query.get("page_token") ?? 0);
  const next = from + wanted.length / 2;
  const isSplit = wanted.length > 3 && from === 0;
  const page = isSplit ? wanted.slice(0, Math.floor(next)) : wanted.slice(from);
  return { bars: page, symbol: "", next_page_token: isSplit ? String(Math.floor(next)) : null };
}
