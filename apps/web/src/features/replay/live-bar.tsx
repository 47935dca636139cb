import { priceText } from "#web/shared/i18n/money-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { Replay } from "./api.ts";
import type { PlayerState } from "./player.ts";

/** Announces each bar that the user steps to; during playback there is no time for it. */
export function LiveBar({ replay, state }: { replay: Replay; state: PlayerState }) {
  const t = useT();
  const bar = state.candles.at(-1);
  return (
    <output className="sr-only" aria-live="polite" aria-atomic="true">
      {state.isByHand &&
        !state.isPlaying &&
        bar &&
        t("replay.announce", {
          number: bar.bar,
          length: replay.length,
          open: priceText(bar.open),
          high: priceText(bar.high),
          low: priceText(bar.low),
          close: priceText(bar.close),
        })}
    </output>
  );
}
