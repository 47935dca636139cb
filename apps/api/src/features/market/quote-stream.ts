import { QuoteStreamQuerySchema } from "@candlewise/contracts/market/schemas";
import type { Second } from "@candlewise/market/types";
import { PassThrough } from "node:stream";
import { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { RawRoutes } from "#api/platform/feature.ts";
import { parseInput } from "#api/platform/http/input.ts";
import type { CallContext } from "#api/platform/mount.ts";
import type { MarketDependencies } from "./dependencies.ts";
import { secondOf } from "./present.ts";
import { createQuoteLoop, type Follower } from "./quote-loop.ts";
import { isShown, requireMarket } from "./visibility.ts";

/** Proxies and browsers give up on a connection that says nothing. */
const HEARTBEAT_SECONDS = 15;
/** Then the client comes back with a token of now, perhaps to another server. */
const LIFE_SECONDS = 900;
const STREAMS_A_USER = 6;
const RETRY_MS = 1500;

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // Proxies that gather answers would hold every event back.
  "x-accel-buffering": "no",
};

const shape = { query: QuoteStreamQuerySchema, response: z.never() };

/**
 * Live quotes as server-sent events. Whoever was cut off, and says with `last-event-id` which second came last, gets the present prices
 * at once like everybody: a price that was missed is worth nothing, so there is nothing to catch up on.
 */
export function quoteStream(deps: MarketDependencies): RawRoutes {
  const loop = createQuoteLoop(deps.prices, deps.clock);
  const holders = new Map<PassThrough, string>();
  return (api, callers) => {
    // The server waits for what it still answers, and these answers have no end of their own.
    api.addHook("preClose", async () => {
      loop.close();
      for (const stream of holders.keys()) stream.end();
    });
    api.get("/v2/quotes/stream", { compress: false, exposeHeadRoute: false }, async (request, reply) => {
      const context = await callers.signedIn(request, reply);
      parseInput(shape, request);
      const tickers = await shownOf(deps, context, QuoteStreamQuerySchema.parse(request.query).tickers);
      const held = [...holders.values()].filter((userId) => userId === context.userId).length;
      if (held >= STREAMS_A_USER) throw new AppError("too_many_requests", { retryAfter: HEARTBEAT_SECONDS });
      const stream = new PassThrough();
      holders.set(stream, context.userId);
      stream.write(`retry: ${RETRY_MS}\n\n`);
      const stop = loop.follow(followerOf(stream, tickers, secondOf(deps.clock)));
      stream.once("close", () => {
        stop();
        holders.delete(stream);
      });
      return reply.headers(HEADERS).send(stream);
    });
  };
}

/** Those that the caller may see. @throws AppError `not_found` when there are none */
async function shownOf(deps: MarketDependencies, context: CallContext, tickers: readonly string[]): Promise<string[]> {
  const hidden = await requireMarket(deps, context);
  const shown = tickers.filter((ticker) => {
    const instrument = deps.prices.find(ticker);
    return instrument !== undefined && isShown(instrument, hidden);
  });
  if (shown.length === 0) throw new AppError("not_found");
  return shown;
}

/** Writes events to a stream, except while its reader is behind: only the newest price counts. */
function followerOf(stream: PassThrough, tickers: readonly string[], openedAt: Second): Follower {
  let saidAt = openedAt;
  const isReady = () => !stream.writableNeedDrain && !stream.writableEnded && !stream.destroyed;
  return {
    tickers,
    take(event) {
      if (!isReady()) return false;
      stream.write(`event: quotes\nid: ${event.at}\ndata: ${JSON.stringify(event)}\n\n`);
      saidAt = event.at;
      return true;
    },
    rest(at) {
      if (at - openedAt >= LIFE_SECONDS) stream.end();
      else if (at - saidAt >= HEARTBEAT_SECONDS && isReady()) {
        stream.write(": still here\n\n");
        saidAt = at;
      }
    },
  };
}
