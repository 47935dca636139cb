import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { root } from "#tools/process.ts";
import type { CandlePixels } from "@candlewise/chart-vision/types";
import type { LabelFormat } from "@candlewise/chart-vision/testing/chart-style";
import { scaleThrough, scaleTruth, type ChartTruth } from "@candlewise/chart-vision/testing/chart-truth";
import type { ChartRequest, PageTruth, Renderer } from "./renderers/renderer.ts";

/** A page with one element `#chart`, which the renderer fills. */
export interface PagePlan {
  readonly renderer: Renderer;
  readonly request: ChartRequest;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

interface Locale {
  readonly name: string;
  readonly before?: string;
  readonly after?: string;
  readonly isGrouped?: boolean;
}

const LOCALES: Readonly<Record<LabelFormat, Locale>> = {
  plain: { name: "en-US", isGrouped: false },
  comma: { name: "en-US" },
  european: { name: "de-DE" },
  space: { name: "fr-FR" },
  apostrophe: { name: "de-CH" },
  dollar: { name: "en-US", before: "$" },
  euro: { name: "de-DE", after: " €" },
};

/** Runs in the page, like the `draw` of renderers. */
const makeLabel =
  ({ name, before = "", after = "", isGrouped = true }: Locale, decimals: number) =>
  (price: number) =>
    before +
    price.toLocaleString(name, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: isGrouped,
    }) +
    after;

/** A page for each library and pixel ratio, so that no library is loaded twice. */
export class ChartPages {
  readonly #browser: Browser;
  readonly #pages = new Map<string, Promise<Page>>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A page that has loaded the library. */
  async open({ bundles }: Renderer, ratio: number): Promise<Page> {
    const page = await this.#browser.newPage({ deviceScaleFactor: ratio });
    await page.setContent("<!doctype html><body></body>");
    for (const bundle of bundles) {
      const path = join(root, "node_modules", bundle);
      await (bundle.endsWith(".css") ? page.addStyleTag({ path }) : page.addScriptTag({ path }));
    }
    return page;
  }

  async render({
    renderer,
    request,
    html,
    width,
    height,
    ratio,
  }: PagePlan): Promise<{ png: Buffer; truth: ChartTruth }> {
    const key = `${renderer.name} ${ratio}`;
    const opening = this.#pages.get(key) ?? this.open(renderer, ratio);
    this.#pages.set(key, opening);
    const page = await opening;
    await page.setViewportSize({ width, height });
    await page.evaluate((body) => {
      document.body.style.margin = "0";
      document.body.innerHTML = body;
    }, html);
    const locale = JSON.stringify(LOCALES[request.style.labels]);
    const label = `(${makeLabel.toString()})(${locale}, ${request.decimals})`;
    const drawn = await page.evaluate<PageTruth>(`(${sourceOf(renderer)})(${JSON.stringify(request)}, ${label})`);
    const offset = await page.locator("#chart").evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return { left, top };
    });
    const png = await page.screenshot({ animations: "disabled" });
    return { png, truth: scaleTruth(truthOf(request, shift(drawn, offset)), ratio, ratio) };
  }
}

/** The renderer's method as a function. */
export const sourceOf = ({ draw }: Renderer): string => draw.toString().replace(/^(async )?draw\(/, "$1function draw(");

const shift = ({ plot, x, y }: PageTruth, { left, top }: { left: number; top: number }): PageTruth => ({
  plot: { left: plot.left + left, right: plot.right + left, top: plot.top + top, bottom: plot.bottom + top },
  x: x.map((column) => column + left),
  y: y.map((rows) => rows.map((row) => row + top)),
});

function truthOf({ style, bars }: ChartRequest, { plot, x, y }: PageTruth): ChartTruth {
  if (![...x, ...y.flat()].every(Number.isFinite)) throw new Error("The library does not know where its bars are.");
  const pixels = bars.map((_, at): CandlePixels => {
    const [open = 0, high = 0, low = 0, close = 0] = y[at] ?? [];
    return { x: x[at] ?? 0, open, high, low, close };
  });
  const visible = pixels.filter((candle) => candle.x > plot.left && candle.x < plot.right);
  const isLine = style.kind === "line" || style.kind === "area";
  return {
    kind: style.kind,
    plot,
    candles: isLine ? [] : visible,
    line: isLine ? visible.map((candle) => ({ x: candle.x, y: candle.close })) : [],
    scale: scaleThrough(style.scale, ...extremes(bars, pixels)),
  };
}

function extremes(bars: ChartRequest["bars"], pixels: readonly CandlePixels[]) {
  const of = (best: (a: number, b: number) => boolean, price: (bar: ChartRequest["bars"][number]) => number) =>
    bars.reduce((chosen, bar, at) => (best(price(bar), price(bars[chosen] ?? bar)) ? at : chosen), 0);
  const top = of(
    (a, b) => a > b,
    ({ high }) => high,
  );
  const bottom = of(
    (a, b) => a < b,
    ({ low }) => low,
  );
  return [
    { y: pixels[top]?.high ?? 0, price: bars[top]?.high ?? 0 },
    { y: pixels[bottom]?.low ?? 0, price: bars[bottom]?.low ?? 0 },
  ] as const;
}
