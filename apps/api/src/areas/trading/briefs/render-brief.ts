import type { BriefTopic } from "@candlewise/domain/briefs/topics";
import PDFDocument from "pdfkit";
import type { Language } from "#api/platform/http/endpoint.ts";
import { bytesOf, PDF_INK, PDF_MARGIN, PDF_MUTED, pdfLine, plainText } from "#api/platform/pdf.ts";
import { BRIEF_WORDS, type BriefWords } from "./brief-words.ts";
import type { SharedBrief } from "./present-brief.ts";

type Written = SharedBrief & { readonly topics: readonly BriefTopic[] };
type Line = readonly [label: string, value: string];

const localeOf = (language: Language): string => (language === "pt" ? "pt-BR" : language);

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
    percent: (value: number) => percent.format(value / 100),
    price: (dollars: string) => DOLLARS.format(Number(dollars)),
    ratio: (value: number) => `× ${ratio.format(value)}`,
    span: ({ from, to }: Pick<SharedBrief, "from" | "to">) =>
      from === to ? day.format(new Date(to)) : day.formatRange(new Date(from), new Date(to)),
  };
}

type Figures = ReturnType<typeof figuresIn>;

/** A page with what happened, in words and figures. */
export function renderBrief(brief: Written, language: Language): Promise<Buffer> {
  const written = language === "ar" ? "en" : language;
  const words = BRIEF_WORDS[written];
  const figures = figuresIn(written);
  const title = words.title[brief.kind];
  const span = plainText(figures.span(brief));
  const doc = new PDFDocument({
    size: "A4",
    margin: PDF_MARGIN,
    pdfVersion: "1.7",
    lang: localeOf(written),
    displayTitle: true,
    info: { Title: `${title} ${span}`, Author: "Candlewise", CreationDate: new Date(brief.to) },
  });
  const bytes = bytesOf(doc);
  doc.fillColor(PDF_INK).font("Helvetica-Bold").fontSize(22).text(title).fontSize(13).text(span);
  if (brief.source === "practice") small(doc, words.practice);
  for (const [heading, lines] of sectionsOf(brief, words, figures)) section(doc, heading, lines);
  heading(doc, words.lessons);
  for (const topic of brief.topics) {
    doc.font("Helvetica").fontSize(11).fillColor(PDF_INK).text(plainText(words.topic[topic])).moveDown(0.4);
  }
  doc.moveDown();
  small(doc, words.education);
  doc.end();
  return bytes;
}

function sectionsOf(brief: Written, words: BriefWords, figures: Figures): [string, readonly Line[]][] {
  const { fund, gainers, losers, breadth, volatility } = brief;
  const movers = (all: SharedBrief["gainers"]): Line[] =>
    all.length === 0
      ? [[words.none, ""]]
      : all.map(({ name, ticker, close, change_percent }) => [
          `${name} (${ticker})`,
          `${figures.price(close)}   ${figures.percent(change_percent)}`,
        ]);
  const level = (label: string, found: NonNullable<SharedBrief["fund"]>["support"]): Line[] =>
    found === null
      ? []
      : [
          [
            label,
            `${figures.price(found.price)}   ${figures.percent(found.distance_percent)}, ${words.turns(found.touches)}`,
          ],
        ];
  return [
    ...(fund
      ? ([
          [
            `${words.fund}: ${fund.name} (${fund.ticker})`,
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

function heading(doc: PDFKit.PDFDocument, text: string): void {
  doc.moveDown(0.8).font("Helvetica-Bold").fontSize(13).fillColor(PDF_INK).text(plainText(text)).moveDown(0.3);
}

function section(doc: PDFKit.PDFDocument, title: string, lines: readonly Line[]): void {
  heading(doc, title);
  for (const [label, value] of lines) pdfLine(doc, label, value);
}

const small = (doc: PDFKit.PDFDocument, text: string): void =>
  void doc.font("Helvetica").fontSize(9).fillColor(PDF_MUTED).text(plainText(text));
