import { setTimeout as pause } from "node:timers/promises";
import type { BackgroundWork } from "#api/platform/feature.ts";
import type { PaymentsDependencies } from "./dependencies.ts";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;

/** Tells the provider at the start what it bills; it may start later than this server. */
export function tellProducts({ offers, provider, log }: PaymentsDependencies): BackgroundWork {
  const stop = new AbortController();
  let telling: Promise<void> = Promise.resolve();
  const tell = async () => {
    for (let pauseMs = FIRST_PAUSE_MS; !stop.signal.aborted; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        return await provider.offerProducts(await offers.billedProducts());
      } catch (error) {
        if (pauseMs === LONGEST_PAUSE_MS)
          log.warn({ err: error }, "the payment provider could not be told its products");
      }
      await pause(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  return {
    start: () => void (telling = tell()),
    async stop() {
      stop.abort();
      await telling;
    },
  };
}
