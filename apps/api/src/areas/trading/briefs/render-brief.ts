import type { BriefTopic } from "@candlewise/domain/briefs/topics";
import type { Language } from "#api/platform/http/endpoint.ts";
import { leftToRight, localeOf } from "#api/platform/languages.ts";
import { openPdf } from "#api/platform/pdf/open-pdf.ts";
import { BRIEF_WORDS, type BriefWords } from "./brief-words.ts";
import type { SharedBrief } from "./present-brief.ts";

type Written = SharedBrief & { readonly topics: readonly BriefTopic[] };
type Line = readonly [label: string, value: string];

/** Dollars are written as in en-US in every language, as on the screen. */
const DOLLARS = new Intl.NumberFormat("en", { style: "currency", currency: "USD" });

function figuresIn(language: Language) {
  const percent = new Intl.NumberFormat(localeOf(language), {
    style: "percent",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: "exceptZero",
  });
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" });
  const ratio = new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    percent: (value: number) => leftToRight(percent.format(value / 100)),
    price: (dollars: string) => leftToRight(DOLLARS.format(Number(dollars))),
    ratio: (value: number) => leftToRight(`× ${ratio.format(value)}`),
    span: ({ from, to }: Pick<SharedBrief, "from" | "to">) =>
      from === to ? day.format(new Date(to)) : day.formatRange(new Date(from), new Date(to)),
  };
}

type Figures = ReturnType<typeof figuresIn>;

/** A page with what happened, in words and figures. */
export function renderBrief(brief: Written, language: Language): Promise<Buffer> {
  const words = BRIEF_WORDS[language];
  const figures = figuresIn(language);
  const title = words.title[brief.kind];
  const span = figures.span(brief);
  const pdf = openPdf({ language, title: `${title} ${span}`, createdAt: new Date(brief.to) });
  const heading = (text: string) => {
    pdf.space(12);
    pdf.text(text, { size: 13, isBold: true });
    pdf.space(4);
  };
  pdf.text(title, { size: 22, isBold: true });
  pdf.text(span, { size: 13, isBold: true });
  if (brief.source === "practice") pdf.text(words.practice, { size: 9, isMuted: true });
  for (const [name, lines] of sectionsOf(brief, words, figures)) {
    heading(name);
    for (const [label, value] of lines) pdf.pair(label, value);
  }
  heading(words.lessons);
  for (const topic of brief.topics) {
    pdf.text(words.topic[topic]);
    pdf.space(4);
  }
  pdf.space(12);
  pdf.text(words.education, { size: 9, isMuted: true });
  return pdf.bytes();
}

function sectionsOf(brief: Written, words: BriefWords, figures: Figures): [string, readonly Line[]][] {
  const { fund, gainers, losers, breadth, volatility } = brief;
  const movers = (all: SharedBrief["gainers"]): Line[] =>
    all.length === 0
      ? [[words.none, ""]]
      : all.map(({ name, ticker, close, change_percent }) => [
          leftToRight(`${name} (${ticker})`),
          `${figures.price(close)}   ${figures.percent(change_percent)}`,
        ]);
  const level = (label: string, found: NonNullable<SharedBrief["fund"]>["support"]): Line[] =>
    found === null
      ? []
      : [
          [
            label,
            `${figures.price(found.price)}   ${figures.percent(found.distance_percent)}   ${words.turns(found.touches)}`,
          ],
        ];
  return [
    ...(fund
      ? ([
          [
            `${words.fund}: ${leftToRight(`${fund.name} (${fund.ticker})`)}`,
            [
              [words.close, `${figures.price(fund.close)}   ${figures.percent(fund.change_percent)}`],
              ...level(words.resistance, fund.resistance),
              ...level(words.support, fund.support),
            ],
          ],
        ] as [string, readonly Line[]][])
      : []),
    [words.gainers, movers(gainers)],
    [words.losers, movers(losers)],
    [
      words.breadth,
      [
        [words.advancers, `${breadth.advancers}`],
        [words.decliners, `${breadth.decliners}`],
        [words.unchanged, `${breadth.unchanged}`],
        [words.highs, `${breadth.highs}`],
        [words.lows, `${breadth.lows}`],
      ],
    ],
    ...(volatility
      ? ([
          [words.volatility, [[words.ratio, `${words.pace[volatility.pace]}   ${figures.ratio(volatility.ratio)}`]]],
        ] as [string, readonly Line[]][])
      : []),
  ];
}
