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
  const result = new Uint8ClampedArray(newWidth * height);
  // A smaller copy averages over as many more pixels.
  const spread = Math.max(1, 1 / factor);
  for (let x = 0; x < newWidth; x++) {
    const center = (x + 0.5) / factor - 0.5;
    const first = Math.ceil(center - REACH * spread);
    const weights = weightsAround(center, spread, first);
    for (let y = 0; y < height; y++) {
      let sum = 0;
      for (let index = 0; index < weights.length; index++) {
        const column = Math.max(0, Math.min(width - 1, first + index));
        sum += weights[index]! * data[y * width + column]!;
      }
      result[y * newWidth + x] = Math.round(sum);
    }
  }
  return { width: newWidth, height, data: new Uint8Array(result.buffer) };
}

function weightsAround(center: number, spread: number, first: number): Float64Array {
  const count = Math.floor(center + REACH * spread) - first + 1;
  const weights = Float64Array.from({ length: count }, (_, index) =>
    catmullRom(Math.abs(first + index - center) / spread),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
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
