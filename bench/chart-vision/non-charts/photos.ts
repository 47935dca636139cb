import sharp from "sharp";
import { between, randomOf, type Random } from "@candlewise/chart-vision/testing/random";

type Color = readonly [number, number, number];

/** The color of each point; x and y go from 0 to 1. */
type Scene = (x: number, y: number) => Color;

const WIDTH = 900;
const HEIGHT = 600;

const mix = (from: Color, to: Color, share: number): Color => {
  const at = (channel: 0 | 1 | 2) => from[channel] + (to[channel] - from[channel]) * share;
  return [at(0), at(1), at(2)];
};

const someColor = (random: Random): Color => [random() * 255, random() * 255, random() * 255];

/** Smooth noise from 0 to 1, in several octaves. */
function noiseOf(random: Random): (x: number, y: number) => number {
  const lattice = Array.from({ length: 4096 }, () => random());
  const at = (x: number, y: number) => lattice[(((x * 73 + y * 179) % 4096) + 4096) % 4096] ?? 0;
  const ease = (t: number) => t * t * (3 - 2 * t);
  const octave = (x: number, y: number) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [across, down] = [ease(x - left), ease(y - top)];
    const row = (line: number) => at(left, line) + (at(left + 1, line) - at(left, line)) * across;
    return row(top) + (row(top + 1) - row(top)) * down;
  };
  return (x, y) =>
    [1, 2, 4, 8, 16].reduce((sum, scale) => sum + octave(x * 4 * scale, y * 4 * scale) / (2 * scale), 0) / 0.97;
}

function clouds(random: Random): Scene {
  const noise = noiseOf(random);
  const [low, high] = [someColor(random), someColor(random)];
  return (x, y) => mix(low, high, noise(x, y));
}

/** Ridges of hills before a sky, each darker than the one behind. */
function landscape(random: Random): Scene {
  const noise = noiseOf(random);
  const [zenith, horizon, near] = [someColor(random), someColor(random), someColor(random)];
  return (x, y) => {
    const ridges = [0, 1, 2, 3].filter(
      (ridge) => y > 0.35 + ridge * 0.15 + (noise(x * 0.6 + ridge * 3, ridge) - 0.5) * 0.35,
    );
    const front = ridges.at(-1);
    if (front === undefined) return mix(zenith, horizon, y * 2);
    return mix(mix(horizon, near, (front + 1) / 4), [0, 0, 0], 0.35 * noise(x * 6, y * 6));
  };
}

function fractal(random: Random): Scene {
  const [real, imaginary, zoom] = [between(random, -0.8, -0.4), between(random, 0.1, 0.6), between(random, 0.4, 1.5)];
  const [from, to] = [someColor(random), someColor(random)];
  return (x, y) => {
    let [a, b] = [(x - 0.5) * 3 * zoom, (y - 0.5) * 2 * zoom];
    let step = 0;
    for (; step < 60 && a * a + b * b < 4; step++) [a, b] = [a * a - b * b + real, 2 * a * b + imaginary];
    return mix(from, to, step / 60);
  };
}

/** Round lights out of focus. */
function lights(random: Random): Scene {
  const spots = Array.from({ length: 40 }, () => ({
    x: random(),
    y: random(),
    radius: between(random, 0.02, 0.1),
    color: someColor(random),
  }));
  return (x, y) =>
    spots.reduce<Color>(
      (under, { x: left, y: top, radius, color }) =>
        Math.hypot((x - left) * 1.5, y - top) < radius ? mix(under, color, 0.5) : under,
      [18, 14, 30],
    );
}

/** The front of a house by night: a regular grid of bright and dark windows. */
function windows(random: Random): Scene {
  const lit = Array.from({ length: 600 }, () => random() < 0.4);
  const wall = mix(someColor(random), [30, 30, 40], 0.7);
  return (x, y) => {
    const [column, row] = [Math.floor(x * 24), Math.floor(y * 16)];
    const isWindow = (x * 24) % 1 > 0.3 && (y * 16) % 1 > 0.35;
    return isWindow ? (lit[row * 24 + column] ? [250, 220, 130] : [40, 45, 60]) : wall;
  };
}

const grain =
  (random: Random): Scene =>
  () => {
    const level = random() * 255;
    return [level, level * 0.9, level];
  };

/** A smooth change of color, with a vignette. */
function backdrop(random: Random): Scene {
  const [from, to] = [someColor(random), someColor(random)];
  const [across, down] = [random(), random()];
  return (x, y) =>
    mix(mix(from, to, (x * across + y * down) / (across + down)), [0, 0, 0], Math.hypot(x - 0.5, y - 0.5));
}

/** The sea below a plain sky, with the crests of waves. */
function sea(random: Random): Scene {
  const noise = noiseOf(random);
  const [sky, water] = [mix(someColor(random), [230, 240, 255], 0.6), mix(someColor(random), [10, 40, 70], 0.7)];
  const horizon = between(random, 0.35, 0.65);
  return (x, y) => {
    if (y < horizon + 0.004 * noise(x * 3, 1)) return mix(sky, [255, 255, 255], 0.4 * y);
    return mix(water, [220, 235, 240], Math.max(0, noise(x * (3 - 2 * y), y * 14) - 0.55) * 2);
  };
}

/** A mountain range, dark before a plain sky. */
function mountains(random: Random): Scene {
  const noise = noiseOf(random);
  const [sky, rock] = [mix(someColor(random), [255, 255, 255], 0.6), mix(someColor(random), [20, 20, 30], 0.7)];
  return (x, y) => {
    const ridge = 0.25 + 0.5 * noise(x, 0.5);
    return y < ridge ? sky : mix(rock, [255, 255, 255], Math.max(0, 0.5 - 4 * (y - ridge)) * noise(x * 8, y * 8));
  };
}

/** Leaves and twigs before a plain wall. */
function branches(random: Random): Scene {
  const noise = noiseOf(random);
  const [wall, leaf] = [mix(someColor(random), [240, 240, 235], 0.8), mix(someColor(random), [20, 60, 20], 0.6)];
  return (x, y) => (noise(x * 1.4, y * 1.4) > 0.56 ? mix(leaf, wall, 0.4 * noise(x * 9, y * 9)) : wall);
}

const SCENES = [clouds, landscape, fractal, lights, windows, grain];

/** Not to tune on. */
const HELD_OUT_SCENES = [backdrop, sea, mountains, branches];

/** A picture like a photo, saved as phones do. */
export function photo(seed: number): Promise<Buffer> {
  return take(SCENES[(seed + Math.floor(seed / SCENES.length)) % SCENES.length] ?? clouds, seed);
}

export const heldOutPhoto = (seed: number): Promise<Buffer> =>
  take(HELD_OUT_SCENES[seed % HELD_OUT_SCENES.length] ?? backdrop, 500 + seed);

function take(sceneOf: (random: Random) => Scene, seed: number): Promise<Buffer> {
  const scene = sceneOf(randomOf(seed));
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    data.set(scene((at % WIDTH) / WIDTH, Math.floor(at / WIDTH) / HEIGHT), at * 3);
  }
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}
