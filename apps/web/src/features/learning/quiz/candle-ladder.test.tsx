import { expect, it } from "vitest";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { inLook, renderScreen, storeWith } from "../testing.tsx";
import { CandleLadder } from "./candle-ladder.tsx";

it.each(["en", "ar"] as const)(
  "in %s the label of the pass mark stands where the candles are low",
  async (language) => {
    await loadMessages(["learning/player"]);
    await inLook({ language });
    const { screen } = await renderScreen(<CandleLadder ask={10} needed={8} reached={0} />, await storeWith({}));
    const chart = screen.container.querySelector("svg")?.getBoundingClientRect();
    const tag = screen.container.querySelector("svg + span")?.getBoundingClientRect();
    expect(tag?.right).toBeLessThan(((chart?.left ?? 0) + (chart?.right ?? 0)) / 2);
  },
);
