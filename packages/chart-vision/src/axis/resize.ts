import type { Sheet } from "./sheet.ts";

/** Pixels of the source on each side of a point that make its value. */
const REACH = 2;

/** Larger or smaller by cubic interpolation, which keeps the strokes of letters sharp. */
export function resized(sheet: Sheet, factor: number): Sheet {
  return turned(stretched(turned(stretched(sheet, factor)), factor));
}

/** Stretches the rows of a sheet. */
function stretched({ width, height, data }: Sheet, factor: number): Sheet {
  const newWidth = Math.max(1, Math.round(width * factor));
  const result = new Uint8Array(newWidth * height);
  // A smaller copy averages over as many more pixels.
  const spread = Math.max(1, 1 / factor);
  for (let x = 0; x < newWidth; x++) {
    const center = (x + 0.5) / factor - 0.5;
    const weights = weightsAround(center, spread, width);
    for (let y = 0; y < height; y++) {
      let sum = 0;
      for (const [column, weight] of weights) sum += weight * data[y * width + column]!;
      result[y * newWidth + x] = Math.max(0, Math.min(255, Math.round(sum)));
    }
  }
  return { width: newWidth, height, data: result };
}

function weightsAround(center: number, spread: number, width: number): [column: number, weight: number][] {
  const weights: [number, number][] = [];
  for (let at = Math.ceil(center - REACH * spread); at <= center + REACH * spread; at++) {
    weights.push([Math.max(0, Math.min(width - 1, at)), catmullRom(Math.abs(at - center) / spread)]);
  }
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.map(([column, weight]) => [column, weight / total]);
}

function catmullRom(distance: number): number {
  if (distance >= 2) return 0;
  if (distance >= 1) return ((-0.5 * distance + 2.5) * distance - 4) * distance + 2;
  return (1.5 * distance - 2.5) * distance * distance + 1;
}

function turned({ width, height, data }: Sheet): Sheet {
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) result[x * height + y] = data[y * width + x]!;
  return { width: height, height: width, data: result };
}
