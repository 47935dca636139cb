import { coral, deep, forest, gold, ink, lime, mint, night, violet, white } from "./palette.ts";
import { body, disk, face, fire, halo, onGround, shape, spark, wick, type Mood } from "./parts.ts";

interface Candle {
  readonly x: number;
  readonly color: string;
  /** Top and bottom of body and of wick. */
  readonly body: readonly [number, number];
  readonly wicks: readonly [number, number];
  readonly width: number;
}

const candle = (
  x: number,
  color: string,
  [top, bottom]: readonly [number, number],
  [high, low]: readonly [number, number],
  width = 52,
): Candle => ({ x, color, body: [top, bottom], wicks: [high, low], width });

const draw = ({ x, color, body: [top, bottom], wicks: [high, low], width }: Candle): string =>
  wick(x, high, low, color) + body({ x, top, bottom, width, color });

interface Pattern {
  readonly ground: string;
  /** The last one has the face. */
  readonly candles: readonly Candle[];
  readonly mood: Mood;
  readonly isLit?: boolean;
  /** Behind the candles. */
  readonly scene?: string;
  /** Size of the face. */
  readonly scale?: number;
}

const hill = (color: string, opacity = 1): string => shape("M-4 104Q34 88 62 98T124 92V124H-4z", color, opacity);

/** A candle or a pattern from the lessons each. */
const PATTERNS: Readonly<Record<string, Pattern>> = {
  "first-light": {
    ground: "#2c2470",
    candles: [candle(60, lime, [44, 104], [26, 114], 54)],
    mood: "smile",
    isLit: true,
    scene: halo(60, 30, 34, 0.1) + halo(60, 30, 50, 0.08),
  },
  hammer: { ground: deep, candles: [candle(60, mint, [22, 66], [18, 110], 60)], mood: "grin", scene: halo(60, 46, 48) },
  "shooting-star": {
    ground: "#2b2470",
    candles: [candle(60, gold, [58, 102], [16, 106], 60)],
    mood: "wow",
    scene: spark(26, 30, 8, white) + spark(96, 44, 6, violet) + spark(92, 20, 9, lime) + spark(22, 62, 5, violet),
  },
  marubozu: {
    ground: "#0f4a41",
    candles: [candle(60, mint, [18, 106], [18, 106], 60)],
    mood: "sly",
    scene: hill("#0b3a33"),
  },
  doji: {
    ground: "#e4dcff",
    candles: [candle(60, violet, [44, 82], [14, 110], 66)],
    mood: "sly",
    scene: disk(60, 62, 50, white, 0.6),
  },
  engulfing: {
    ground: "#1f1a55",
    candles: [candle(24, coral, [50, 84], [42, 94], 24), candle(74, lime, [26, 100], [16, 108], 58)],
    mood: "grin",
    scene: halo(74, 62, 48, 0.1),
  },
  "inside-bar": {
    ground: "#c9f3de",
    candles: [candle(30, "#22bf80", [16, 104], [10, 112], 34), candle(76, ink, [40, 86], [32, 96], 56)],
    mood: "wink",
    scene: disk(76, 62, 46, white, 0.5),
  },
  "morning-star": {
    ground: "#5b1c49",
    candles: [
      candle(19, coral, [24, 70], [18, 76], 22),
      candle(101, lime, [28, 74], [22, 80], 22),
      candle(60, gold, [58, 108], [50, 114], 56),
    ],
    mood: "smile",
    isLit: true,
    scene: halo(60, 34, 34),
  },
  "three-soldiers": {
    ground: forest,
    candles: [
      candle(18, "#8bf0c4", [68, 96], [62, 102], 20),
      candle(42, "#8bf0c4", [52, 86], [46, 92], 20),
      candle(82, lime, [22, 84], [12, 92], 54),
    ],
    mood: "happy",
    scene: hill("#075c40"),
  },
  tweezer: {
    ground: "#ffdbe1",
    candles: [candle(26, coral, [28, 84], [20, 106], 30), candle(76, deep, [34, 84], [26, 106], 56)],
    mood: "wink",
    scene: disk(76, 58, 46, white, 0.5),
  },
  dragonfly: {
    ground: gold,
    candles: [candle(60, ink, [20, 66], [20, 110], 66)],
    mood: "happy",
    scene: disk(60, 44, 46, white, 0.35),
  },
  "spinning-top": {
    ground: coral,
    candles: [candle(60, white, [38, 84], [12, 110], 62)],
    mood: "sly",
    scene: halo(60, 60, 48, 0.22),
  },
  breakout: {
    ground: "#8f78ff",
    candles: [
      candle(15, white, [78, 98], [72, 104], 16),
      candle(36, white, [74, 94], [68, 100], 16),
      candle(80, lime, [42, 98], [30, 108], 56),
    ],
    mood: "happy",
    isLit: true,
    scene: halo(80, 62, 44),
  },
  "night-candle": {
    ground: night,
    candles: [candle(60, violet, [46, 106], [28, 114], 54)],
    mood: "wink",
    isLit: true,
    scene: spark(22, 28, 6, gold) + spark(100, 36, 8, white) + spark(18, 74, 5, white) + spark(102, 82, 5, gold),
  },
  harami: {
    ground: lime,
    candles: [candle(28, forest, [16, 106], [10, 112], 34), candle(78, ink, [42, 92], [34, 100], 54)],
    mood: "smile",
    scene: disk(78, 66, 44, white, 0.4),
  },
  "golden-wick": {
    ground: "#4d4680",
    candles: [candle(60, gold, [46, 106], [28, 114], 54)],
    mood: "happy",
    isLit: true,
    scene: halo(60, 26, 28, 0.14) + halo(60, 26, 44, 0.1),
  },
};

function drawPattern({ ground, candles, mood, isLit = false, scene = "", scale = 1 }: Pattern): string {
  const main = candles.at(-1);
  if (!main) return onGround(ground, scene);
  const {
    x,
    color,
    body: [top, bottom],
    wicks: [high],
  } = main;
  const isDark = color === ink || color === deep;
  const look = face(x, (top + bottom) / 2 - 5, mood, { scale, color: isDark ? white : ink });
  return onGround(ground, scene, ...candles.map(draw), isLit ? fire(x, high + 10, 0.85) : "", look);
}

export const patterns: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PATTERNS).map(([id, pattern]) => [id, drawPattern(pattern)]),
);
