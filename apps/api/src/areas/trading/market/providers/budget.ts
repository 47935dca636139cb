import { AppError } from "#api/platform/errors.ts";
import type { Clock } from "#api/platform/clock.ts";
import { HttpClientError } from "#api/platform/http-client.ts";
import type { Limits } from "#api/platform/limits/limits.ts";
import { secondOf } from "../assets/present.ts";
import type { Provider } from "./provider.ts";

/** Chart requests per minute of all nodes together: below the limit of both providers. */
const CALLS_A_MINUTE = 100;
/** Pause after a 418 or 429 response without `retry-after`. */
const PAUSE_SECONDS = 60;

const TOO_MANY: ReadonlySet<number | null> = new Set([418, 429]);

/** Limits calls of a provider to its budget, and sends none until the pause demanded by a failed response has passed. */
export function withinBudget(provider: Provider, limits: Limits, clock: Clock): Provider {
  let silentUntil = 0;

  const guarded = async <T>(call: () => Promise<T>): Promise<T> => {
    const wait = silentUntil - secondOf(clock);
    if (wait > 0) throw new AppError("unavailable", { retryAfter: wait });
    try {
      return await call();
    } catch (error) {
      if (error instanceof HttpClientError) {
        const pause = error.retryAfter ?? (TOO_MANY.has(error.status) ? PAUSE_SECONDS : 0);
        silentUntil = Math.max(silentUntil, secondOf(clock) + Math.ceil(pause));
      }
      throw error;
    }
  };

  return {
    name: provider.name,
    // Not limited: one call every few seconds for all instruments, which charts must not block.
    quotes: (tickers) => guarded(() => provider.quotes(tickers)),
    async candles(ticker, timeframe, from, until) {
      const { isAllowed, retryAfter } = await limits.take(`market:${provider.name}`, CALLS_A_MINUTE, 60);
      if (!isAllowed) throw new AppError("unavailable", { retryAfter });
      return guarded(() => provider.candles(ticker, timeframe, from, until));
    },
  };
}
