import type { Feeling, Followed } from "@candlewise/domain/journal/terms";
import type { Levels } from "./trading-desk.ts";

/** A planned trade of the demo's visitor with its journal entry. */
export interface TradeIdea extends Levels {
  readonly ticker: string;
  readonly title: string;
  readonly thesis: string;
  readonly tags: readonly string[];
  readonly before: Feeling;
  /** Added when the trade is closed; null when it is never reviewed. */
  readonly after: {
    readonly well: string;
    readonly wrong: string;
    readonly followed: Followed;
    readonly feeling: Feeling;
  } | null;
}

export const tradeIdeas: readonly TradeIdea[] = [
  {
    ticker: "LRKD",
    title: "First try with a plan",
    thesis: "It held its low of last week twice. If it closes below that low, I was wrong and I am out.",
    tags: ["pullback", "software"],
    before: "unsure",
    stop: 30n,
    target: 60n,
    after: {
      well: "I knew the exit before I clicked.",
      wrong: "I looked at the price every ten minutes. The stop does not need me.",
      followed: "yes",
      feeling: "calm",
    },
  },
  {
    ticker: "LMTH",
    title: "Lumeth above its range",
    thesis: "Three days sideways, then a push on volume. A fall back into the range proves me wrong.",
    tags: ["breakout", "crypto"],
    before: "confident",
    stop: 45n,
    target: 90n,
    after: {
      well: "Half my usual size, because it swings twice as far.",
      wrong: "Bought late in the move. The stop had to be wide.",
      followed: "partly",
      feeling: "frustrated",
    },
  },
  {
    ticker: "BRWT",
    title: "Oil back at the middle of its range",
    thesis: "Nothing new in the news. I expect it to drift back up to where it was on Monday.",
    tags: ["range"],
    before: "bored",
    stop: 20n,
    target: 40n,
    after: {
      well: "Small position.",
      wrong: "No reason to trade but that I was sitting here. Boredom is not a setup.",
      followed: "no",
      feeling: "bored",
    },
  },
  {
    ticker: "HLVM",
    title: "Halvorsen after the gap",
    thesis: "It gapped down with its sector, not on its own news. Gaps like that often close halfway.",
    tags: ["gap", "health"],
    before: "calm",
    stop: 25n,
    target: 50n,
    after: {
      well: "Waited an hour after the open, and the spread was half of what it was.",
      wrong: "Target too far for a trade of two days.",
      followed: "yes",
      feeling: "calm",
    },
  },
  {
    ticker: "QLLN",
    title: "Quillon pullback",
    thesis: "Up for three weeks, now back at the average of 20 days. Below Tuesday's low the idea is over.",
    tags: ["pullback", "trend"],
    before: "confident",
    stop: 35n,
    target: 70n,
    after: {
      well: "Left the stop where it was, although I wanted to move it down.",
      wrong: "Nothing. A good plan can also end at the stop.",
      followed: "yes",
      feeling: "calm",
    },
  },
  {
    ticker: "VYMR",
    title: "Too fast on Veymar",
    thesis: "It runs. I do not want to miss it.",
    tags: ["chase", "crypto"],
    before: "greedy",
    stop: 60n,
    target: 60n,
    after: {
      well: "At least it had a stop.",
      wrong: "Fear of missing out is no plan. Gain and risk were the same size.",
      followed: "no",
      feeling: "frustrated",
    },
  },
  {
    ticker: "DUNM",
    title: "Dunmore, slow and steady",
    thesis: "Low volatility, rising for months. I risk little and give it a week.",
    tags: ["trend", "finance"],
    before: "calm",
    stop: 18n,
    target: 36n,
    after: {
      well: "Sized it by the stop, not by the feeling: one percent of the account at risk.",
      wrong: "Sold by hand before the target was reached.",
      followed: "partly",
      feeling: "impatient",
    },
  },
  {
    ticker: "PLST",
    title: "Pallister bounce",
    thesis: "Fell nine percent in two days on no news of its own. Looking for a bounce to half of that.",
    tags: ["bounce", "software"],
    before: "afraid",
    stop: 40n,
    target: 80n,
    after: {
      well: "Wrote the level that proves me wrong before I bought.",
      wrong: "Caught it while it was still falling. Next time I wait for one higher low.",
      followed: "yes",
      feeling: "unsure",
    },
  },
  {
    ticker: "OSTL",
    title: "Ostrel holds the round number",
    thesis: "Third touch of the same level in a week. Risk is small because the stop can sit right below.",
    tags: ["level", "crypto"],
    before: "confident",
    stop: 25n,
    target: 60n,
    after: {
      well: "Reward was more than twice the risk, so I need to be right only four times in ten.",
      wrong: "Could have let the second half run.",
      followed: "yes",
      feeling: "confident",
    },
  },
  {
    ticker: "CRRG",
    title: "Corrigan before its dividend",
    thesis: "I wanted to see what a dividend does. The price should fall by about what is paid.",
    tags: ["experiment"],
    before: "calm",
    stop: 35n,
    target: 50n,
    after: {
      well: "Learned that a dividend is no free money.",
      wrong: "Paid spread and commission for the lesson.",
      followed: "yes",
      feeling: "calm",
    },
  },
  {
    ticker: "TRNW",
    title: "Tarnwell with the trend",
    thesis: "Higher highs and higher lows on the daily chart. I buy the first quiet day after a push.",
    tags: ["trend", "pullback"],
    before: "calm",
    stop: 28n,
    target: 56n,
    after: {
      well: "Same setup as Quillon, same size, same rules. It begins to feel dull, and that is good.",
      wrong: "Entered with a market order where a limit would have saved the spread.",
      followed: "yes",
      feeling: "calm",
    },
  },
  {
    ticker: "MRNT",
    title: "Marenne is not for me",
    thesis: "Small drug maker, moves five percent a day. Tiny size to find out whether I can stand it.",
    tags: ["experiment", "health"],
    before: "afraid",
    stop: 70n,
    target: 140n,
    after: null,
  },
  {
    ticker: "SLTM",
    title: "Saltmarsh off the low",
    thesis: "One higher low after the fall, as I promised myself. Out below that low.",
    tags: ["bounce"],
    before: "confident",
    stop: 30n,
    target: 75n,
    after: null,
  },
  {
    ticker: "PLLW",
    title: "Pellworth at the 20-day average",
    thesis: "The pullback setup again: trend up, quiet day, stop below yesterday's low, target at the last high.",
    tags: ["pullback", "trend"],
    before: "calm",
    stop: 25n,
    target: 55n,
    after: null,
  },
];

/** Instruments traded without a journal entry. */
export const otherTickers = ["TLBY", "FRLX", "HLDP", "ASHG", "OSTB", "STNM", "CRNL", "KRRW", "TVNR", "SVNE"] as const;

/** The review of their first 20 closed trades. */
export const firstReview = {
  worked: "The trades with a plan. When I knew the exit before I clicked, I slept and did not touch the stop.",
  failed: "Two trades out of boredom and one because a price ran. None of the three had a reason I could write down.",
  rule: "No order without one written sentence that says what would prove me wrong.",
};
