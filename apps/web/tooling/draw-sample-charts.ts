import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** `npm run sample-charts -w @candlewise/web` draws the charts that the analyzer offers for a first try. */
const WIDTH = 1120;
const HEIGHT = 640;
const PLOT = { left: 16, right: 1030, top: 40, bottom: 600 };
const BARS = 78;

interface Sample {
  readonly name: string;
  /** Closes along the way, by the share of the chart; straight lines between them. */
  readonly turns: readonly (readonly [share: number, price: number])[];
  /** Of a bar, as a share of the price. */
  readonly noise: number;
  readonly colors: {
    readonly back: string;
    readonly grid: string;
    readonly text: string;
    readonly up: string;
    readonly down: string;
  };
}

const DARK = { back: "#131722", grid: "#232838", text: "#aeb4c4", up: "#26a69a", down: "#ef5350" };
const LIGHT = { back: "#ffffff", grid: "#e8ebf2", text: "#4a5068", up: "#0f9d72", down: "#d9365f" };

const SAMPLES: readonly Sample[] = [
  {
    name: "double-bottom",
    noise: 0.006,
    colors: DARK,
    turns: [
      [0, 131],
      [0.3, 109],
      [0.48, 121],
      [0.68, 109.4],
      [0.86, 121.5],
      [1, 125],
    ],
  },
  {
    name: "uptrend",
    noise: 0.007,
    colors: LIGHT,
    turns: [
      [0, 42],
      [0.2, 48],
      [0.3, 46],
      [0.52, 54],
      [0.64, 51.5],
      [0.86, 60],
      [1, 58.5],
    ],
  },
  {
    name: "range",
    noise: 0.005,
    colors: DARK,
    turns: [
      [0, 1510],
      [0.12, 1584],
      [0.3, 1482],
      [0.47, 1580],
      [0.63, 1486],
      [0.8, 1578],
      [1, 1520],
    ],
  },
];

/** The same numbers from 0 to 1 in each run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function closeAt(turns: Sample["turns"], share: number): number {
  const next = Math.max(
    1,
    turns.findIndex(([at]) => at >= share),
  );
  const [from, low] = turns[next - 1] ?? [0, 0];
  const [to, high] = turns[next] ?? [1, 0];
  return low + ((share - from) / (to - from)) * (high - low);
}

function barsOf({ turns, noise }: Sample, seed: number) {
  const random = randomOf(seed);
  const jitter = (price: number) => price * noise * (random() + random() - 1);
  let open = closeAt(turns, 0);
  return Array.from({ length: BARS }, (_, index) => {
    const close = closeAt(turns, index / (BARS - 1)) + jitter(open) * 1.6;
    const bar = {
      open,
      close,
      high: Math.max(open, close) + Math.abs(jitter(close)),
      low: Math.min(open, close) - Math.abs(jitter(close)),
    };
    open = close;
    return bar;
  });
}

function svgOf(sample: Sample, seed: number): string {
  const { colors } = sample;
  const bars = barsOf(sample, seed);
  const low = Math.min(...bars.map((bar) => bar.low));
  const high = Math.max(...bars.map((bar) => bar.high));
  const room = (high - low) * 0.08;
  const row = (price: number) =>
    PLOT.bottom - ((price - low + room) / (high - low + 2 * room)) * (PLOT.bottom - PLOT.top);
  const slot = (PLOT.right - PLOT.left) / BARS;
  const rough = (high - low) / 7;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.ceil((low - room) / step) * step;
  const ticks = Array.from({ length: 12 }, (_, index) => first + index * step).filter((price) => row(price) > 20);
  const axis = ticks.map((price) => {
    const y = Math.round(row(price)) + 0.5;
    return `<path d="M0 ${y}H${PLOT.right + 8}" stroke="${colors.grid}"/><text x="${PLOT.right + 18}" y="${y + 6}">${price.toFixed(2)}</text>`;
  });
  const candles = bars.map((bar, index) => {
    const color = bar.close >= bar.open ? colors.up : colors.down;
    const x = Math.round(PLOT.left + (index + 0.5) * slot);
    const top = Math.round(row(Math.max(bar.open, bar.close)));
    const height = Math.max(1, Math.round(row(Math.min(bar.open, bar.close))) - top);
    const [from, to] = [Math.round(row(bar.high)), Math.round(row(bar.low))];
    return `<path d="M${x + 0.5} ${from}V${to}" stroke="${color}"/><rect x="${x - 4}" y="${top}" width="9" height="${height}" fill="${color}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="DejaVu Sans" font-size="17" fill="${colors.text}">
    <rect width="100%" height="100%" fill="${colors.back}"/>${axis.join("")}${candles.join("")}</svg>`;
}

const folder = join(import.meta.dirname, "..", "public", "samples");
mkdirSync(folder, { recursive: true });
for (const [index, sample] of SAMPLES.entries()) {
  // Without loss: a blurred edge would move a price.
  await sharp(Buffer.from(svgOf(sample, 7 + index)))
    .webp({ lossless: true, effort: 6 })
    .toFile(join(folder, `${sample.name}.webp`));
}
