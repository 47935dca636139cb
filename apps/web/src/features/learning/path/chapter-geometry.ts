/** A place on the map: `x` as a share of the chart's width from its start, `y` in map units above its foot. */
export interface MapPoint {
  x: number;
  y: number;
}

/** One candle of the chart behind the path, in shares of its width and height. */
export interface BackgroundCandle {
  x: number;
  /** Upper and lower end of the body, from the top. */
  top: number;
  bottom: number;
  high: number;
  low: number;
}

const FIRST_X = 0.17;
const LAST_X = 0.83;
/** How far a pivot leaves the straight way up, as a price does: swings and pullbacks, a different run for each chapter. */
const SWINGS = [
  [0.1, -0.09, 0.05, 0.15, -0.1],
  [0.13, 0.02, -0.12, 0.08, -0.05],
  [-0.02, 0.14, -0.08, -0.01, 0.12],
  [0.08, 0.16, -0.06, 0.1, -0.11],
] as const;
/** Units between centres, so that two nodes never touch at the narrowest width. */
const DISTANCE = 92;
const NARROWEST = 288;
const LEAST_RISE = 78;
/** Widest step across between pivots, so that the road stays steep enough to pass a title without touching it. */
const WIDEST_STEP = 0.24;
const FOOT = 68;
const HEAD = 66;

function pivot(index: number, count: number, chapter: number): number {
  if (count === 1) return 0.5;
  const straight = FIRST_X + ((LAST_X - FIRST_X) * index) / (count - 1);
  if (index === 0 || index === count - 1) return straight;
  const swings = SWINGS[chapter % SWINGS.length] ?? SWINGS[0];
  const swing = swings[(index - 1) % swings.length] ?? 0;
  return Math.min(LAST_X, Math.max(FIRST_X, straight + swing));
}

function within(before: MapPoint | undefined, x: number, count: number): number {
  if (!before) return x;
  const widest = Math.max(WIDEST_STEP, (LAST_X - FIRST_X) / (count - 1));
  return Math.min(before.x + widest, Math.max(before.x - WIDEST_STEP, x));
}

/**
 * Where the nodes of a chapter stand: from bottom start to top end along a price line that never falls. A wide swing rises
 * less than a steep one, so distances stay even.
 */
export function layoutChapter(count: number, chapter: number): { points: MapPoint[]; height: number } {
  const points: MapPoint[] = [];
  let y = FOOT;
  for (let index = 0; index < count; index++) {
    const before = points.at(-1);
    const x = index === count - 1 ? pivot(index, count, chapter) : within(before, pivot(index, count, chapter), count);
    if (before) {
      const across = Math.abs(x - before.x) * NARROWEST;
      y += Math.max(LEAST_RISE, Math.round(Math.sqrt(Math.max(0, DISTANCE ** 2 - across ** 2))));
    }
    points.push({ x, y });
  }
  return { points, height: y + HEAD };
}

export interface LabelPlace {
  side: "start" | "end";
  /** Away from the neighbour that stands on the same side. */
  lean: "up" | "down" | "none";
}

/** Where a title beside a node is clear of the path: on the roomier side, shifted from the neighbour there. */
export function labelPlace(before: MapPoint | undefined, here: MapPoint, next: MapPoint | undefined): LabelPlace {
  const side = here.x > 0.5 ? "start" : "end";
  const isOnSide = (point: MapPoint | undefined) =>
    point !== undefined && (side === "end" ? point.x > here.x : point.x < here.x);
  if (isOnSide(next) === isOnSide(before)) return { side, lean: "none" };
  return { side, lean: isOnSide(next) ? "down" : "up" };
}

const CANDLES = 12;
/** Body and wicks of a quiet uptrend, in shares of the height; repeated with a shift for each chapter. */
const BODIES = [0.11, 0.07, 0.13, 0.06, 0.09, 0.14, 0.05, 0.1] as const;
const WICKS = [0.03, 0.05, 0.02, 0.04, 0.06, 0.025, 0.05, 0.035] as const;

/** A candle chart that climbs as the path does, for the background of a chapter. */
export function backgroundCandles(chapter: number): BackgroundCandle[] {
  return Array.from({ length: CANDLES }, (_, index) => {
    const turn = index * 3 + chapter * 5;
    const x = (index + 0.5) / CANDLES;
    const body = BODIES[turn % BODIES.length] ?? 0.1;
    const sway = ((turn * 7) % 11) / 11 - 0.5;
    const middle = 0.88 - 0.76 * x + sway * 0.2;
    const top = Math.max(0.04, middle - body / 2);
    const bottom = Math.min(0.96, middle + body / 2);
    const wick = WICKS[turn % WICKS.length] ?? 0.04;
    return { x, top, bottom, high: Math.max(0.01, top - wick), low: Math.min(0.99, bottom + wick * 0.8) };
  });
}
