/** Colors. */
const ink = "#1b174c";
const lime = "#c9f24b";
const violet = "#a793ff";
const coral = "#ff8095";
const mint = "#45e0a0";
const gold = "#ffc53d";

interface Candle {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly wickTop: number;
  readonly wickBottom: number;
  readonly colour: string;
  readonly width?: number;
}

type Mood = "smile" | "grin" | "calm" | "wink" | "wow" | "sly";

interface Drawing {
  readonly background: string;
  /** The last one has the face. */
  readonly candles: readonly Candle[];
  readonly mood: Mood;
  /** A flame on the last candle's wick. */
  readonly isLit?: boolean;
}

const candle = (x: number, colour: string, body: [number, number], wicks: [number, number], width = 40): Candle => ({
  x,
  colour,
  top: body[0],
  bottom: body[1],
  wickTop: wicks[0],
  wickBottom: wicks[1],
  width,
});

/** Each shows a candle or a pattern from the lessons, on a 120 × 120 canvas. */
const drawings: Readonly<Record<string, Drawing>> = {
  "first-light": { background: ink, candles: [candle(60, lime, [46, 98], [28, 110])], mood: "smile", isLit: true },
  hammer: { background: "#5a35e0", candles: [candle(60, mint, [26, 62], [22, 106], 48)], mood: "grin" },
  "shooting-star": { background: "#2b2470", candles: [candle(60, gold, [62, 98], [14, 102], 48)], mood: "wow" },
  marubozu: { background: "#0f3b35", candles: [candle(60, mint, [22, 100], [22, 100], 50)], mood: "calm" },
  doji: { background: "#ebe5ff", candles: [candle(60, violet, [46, 76], [16, 106], 56)], mood: "sly" },
  engulfing: {
    background: "#1b1742",
    candles: [candle(30, coral, [50, 82], [44, 90], 22), candle(74, lime, [34, 94], [26, 102], 48)],
    mood: "grin",
  },
  "inside-bar": {
    background: "#d6f7e6",
    candles: [candle(34, violet, [22, 100], [16, 108], 30), candle(78, ink, [44, 80], [36, 88], 44)],
    mood: "wink",
  },
  "morning-star": {
    background: "#4a1531",
    candles: [
      candle(22, coral, [26, 70], [20, 76], 20),
      candle(98, lime, [30, 74], [24, 80], 20),
      candle(60, gold, [66, 104], [58, 110], 44),
    ],
    mood: "smile",
    isLit: true,
  },
  "three-soldiers": {
    background: "#0a7a55",
    candles: [
      candle(26, "#8bf0c4", [70, 94], [64, 100], 20),
      candle(50, "#8bf0c4", [56, 86], [50, 92], 20),
      candle(84, lime, [26, 78], [18, 84], 42),
    ],
    mood: "calm",
  },
  tweezer: {
    background: "#ffe1e6",
    candles: [candle(34, coral, [30, 84], [22, 104], 30), candle(80, "#5a35e0", [42, 84], [34, 104], 44)],
    mood: "wink",
  },
  dragonfly: { background: gold, candles: [candle(60, ink, [24, 58], [24, 108], 58)], mood: "wow" },
  "spinning-top": { background: coral, candles: [candle(60, "#ffffff", [40, 82], [14, 108], 50)], mood: "sly" },
  breakout: {
    background: violet,
    candles: [
      candle(20, "#ffffff", [74, 92], [68, 98], 16),
      candle(42, "#ffffff", [70, 90], [66, 96], 16),
      candle(80, lime, [40, 92], [32, 100], 44),
    ],
    mood: "grin",
    isLit: true,
  },
  "night-candle": {
    background: "#100d2e",
    candles: [candle(60, violet, [46, 98], [28, 110])],
    mood: "wink",
    isLit: true,
  },
  harami: {
    background: lime,
    candles: [candle(34, "#0a7a55", [20, 104], [14, 110], 34), candle(82, ink, [48, 86], [40, 94], 42)],
    mood: "smile",
  },
  "golden-wick": { background: "#55507f", candles: [candle(60, gold, [46, 98], [28, 110])], mood: "calm", isLit: true },
};

const mouths: Readonly<Record<Mood, (y: number) => string>> = {
  smile: (y) => `<path d="M-7 ${y}q7 7 14 0"/>`,
  grin: (y) => `<path d="M-8 ${y}h16q-1 8-8 8t-8-8z" fill="currentColor"/>`,
  calm: (y) => `<path d="M-6 ${y + 2}h12"/>`,
  wink: (y) => `<path d="M-6 ${y}q7 7 13-1"/>`,
  wow: (y) => `<circle cy="${y + 3}" r="3.500"/>`,
  sly: (y) => `<path d="M-6 ${y + 2}q8 3 12-3"/>`,
};

export const avatarIds: readonly string[] = Object.keys(drawings);

/** An offered picture as a 120 × 120 SVG; null for an unknown id. */
export function drawAvatar(id: string): string | null {
  const drawing = Object.hasOwn(drawings, id) ? drawings[id] : undefined;
  if (!drawing) return null;
  const { background, candles, mood, isLit = false } = drawing;
  const main = candles.at(-1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="256" height="256">
<rect width="120" height="120" fill="${background}"/>${candles.map(drawCandle).join("")}
${main ? (isLit ? drawFlame(main) : "") + drawFace(main, mood) : ""}</svg>`;
}

function drawCandle({ x, top, bottom, wickTop, wickBottom, colour, width = 40 }: Candle): string {
  return `<rect x="${x - 2.5}" y="${wickTop}" width="5" height="${wickBottom - wickTop}" rx="2.5" fill="${colour}"/>
<rect x="${x - width / 2}" y="${top}" width="${width}" height="${bottom - top}" rx="${Math.min(10, width / 3)}" fill="${colour}"/>`;
}

function drawFlame({ x, wickTop }: Candle): string {
  const y = wickTop - 18;
  return `<path d="M${x} ${y}c7 8 11 13 11 19a11 11 0 0 1-22 0c0-6 4-11 11-19z" fill="#ff8a5c"/>
<path d="M${x} ${y + 12}c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z" fill="${gold}"/>`;
}

function drawFace({ x, top, bottom, colour }: Candle, mood: Mood): string {
  const face = colour === ink || colour === "#5a35e0" ? "#ffffff" : ink;
  const y = (top + bottom) / 2 - 4;
  const right =
    mood === "wink" ? `<path d="M6 -1h7"/>` : `<circle cx="9" cy="-1" r="3.500" fill="currentColor" stroke="none"/>`;
  return `<g transform="translate(${x} ${y})" color="${face}" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" fill="none">
<circle cx="-9" cy="-1" r="3.500" fill="currentColor" stroke="none"/>${right}${mouths[mood](7)}</g>`;
}
