import { randomOf, type Random } from "@candlewise/chart-vision/testing/random";
import { asPng } from "@candlewise/chart-vision/testing/rasterize";
import { barcode, logo, map, qrCode } from "./codes.ts";
import { codePage, orderBook, tablePage, textPage, uiScreen } from "./pages.ts";
import { photo } from "./photos.ts";

export interface NonChart {
  readonly name: string;
  readonly source: string;
  readonly bytes: Buffer;
  readonly extension: "png" | "jpg";
}

const DRAWERS: readonly {
  readonly source: string;
  readonly count: number;
  readonly draw: (random: Random) => string;
}[] = [
  { source: "text", count: 10, draw: textPage },
  { source: "code", count: 6, draw: codePage },
  { source: "table", count: 12, draw: tablePage },
  { source: "order-book", count: 6, draw: orderBook },
  { source: "screen", count: 8, draw: uiScreen },
  { source: "barcode", count: 5, draw: barcode },
  { source: "qr-code", count: 5, draw: qrCode },
  { source: "map", count: 6, draw: map },
  { source: "logo", count: 6, draw: logo },
];

const PHOTOS = 24;

/** Pictures without any chart, drawn without a browser; one of every `share` of each kind. */
export async function drawnNonCharts(share: number): Promise<readonly NonChart[]> {
  const pictures: NonChart[] = [];
  for (const { source, count, draw } of DRAWERS) {
    for (let at = 0; at < count; at += share) {
      const bytes = await asPng(draw(randomOf(7000 + 100 * DRAWERS.findIndex((other) => other.draw === draw) + at)));
      pictures.push({ name: `${source}-${at}`, source, bytes, extension: "png" });
    }
  }
  for (let at = 0; at < PHOTOS; at += share) {
    pictures.push({ name: `photo-${at}`, source: "photo", bytes: await photo(at), extension: "jpg" });
  }
  return pictures;
}
