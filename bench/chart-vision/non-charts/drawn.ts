import { randomOf, type Random } from "@candlewise/chart-vision/testing/random";
import { asPng } from "@candlewise/chart-vision/testing/rasterize";
import type { PictureSet } from "../catalogue.ts";
import { barcode, logo, map, qrCode } from "./codes.ts";
import * as diagrams from "./diagrams.ts";
import { codePage, orderBook, tablePage, textPage, uiScreen } from "./pages.ts";
import { heldOutPhoto, photo } from "./photos.ts";

export interface NonChart {
  readonly name: string;
  readonly source: string;
  readonly set: PictureSet;
  readonly bytes: Buffer;
  readonly extension: "png" | "jpg";
}

interface Drawer {
  readonly source: string;
  readonly count: number;
  readonly draw: (random: Random) => string;
}

/** Pictures that the reader may be tuned on. */
const DRAWERS: readonly Drawer[] = [
  { source: "text", count: 10, draw: textPage },
  { source: "code", count: 6, draw: codePage },
  { source: "table", count: 12, draw: tablePage },
  { source: "order-book", count: 6, draw: orderBook },
  { source: "screen", count: 8, draw: uiScreen },
  { source: "barcode", count: 5, draw: barcode },
  { source: "qr-code", count: 5, draw: qrCode },
  { source: "map", count: 6, draw: map },
  { source: "logo", count: 6, draw: logo },
  { source: "diagram", count: 4, draw: diagrams.musicScore },
  { source: "diagram", count: 4, draw: diagrams.lineDrawing },
  { source: "diagram", count: 4, draw: diagrams.weatherGraph },
  { source: "diagram", count: 3, draw: diagrams.iconGrid },
];

/** Pictures that only measure it. */
const HELD_OUT_DRAWERS: readonly Drawer[] = [
  { source: "diagram", count: 3, draw: diagrams.skyline },
  { source: "diagram", count: 4, draw: diagrams.waveform },
  { source: "diagram", count: 3, draw: diagrams.flowChart },
  { source: "diagram", count: 3, draw: diagrams.maze },
  { source: "diagram", count: 4, draw: diagrams.handwriting },
  { source: "diagram", count: 3, draw: diagrams.puzzle },
];

const PHOTOS = 24;
const HELD_OUT_PHOTOS = 16;

/** Pictures without any chart, drawn without a browser; one of every `share` of each kind. */
export async function drawnNonCharts(share: number): Promise<readonly NonChart[]> {
  const every = (count: number) => Array.from({ length: Math.ceil(count / share) }, (_, at) => at * share);
  const drawn = (drawers: readonly Drawer[], set: PictureSet, seed: number) =>
    drawers.flatMap(({ source, count, draw }, kind) =>
      every(count).map(async (at): Promise<NonChart> => {
        const bytes = await asPng(draw(randomOf(seed + 100 * kind + at)));
        const name = source === "diagram" ? draw.name : source;
        return { name: `${name}-${at}`, source, set, bytes, extension: "png" };
      }),
    );
  const photos = (count: number, set: PictureSet, name: string, take: (seed: number) => Promise<Buffer>) =>
    every(count).map(async (at): Promise<NonChart> => {
      return { name: `${name}-${at}`, source: "photo", set, bytes: await take(at), extension: "jpg" };
    });
  return Promise.all([
    ...drawn(DRAWERS, "tuning", 7000),
    ...drawn(HELD_OUT_DRAWERS, "held-out", 17_000),
    ...photos(PHOTOS, "tuning", "photo", photo),
    ...photos(HELD_OUT_PHOTOS, "held-out", "held-out-photo", heldOutPhoto),
  ]);
}
