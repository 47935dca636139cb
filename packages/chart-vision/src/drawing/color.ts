import type { Picture } from "../types.ts";

/** Three channels of a pixel in the working color space. */
export type Color = readonly [number, number, number];

/**
 * Lossy formats keep luma sharp and blur chroma over several pixels. With damped chroma a line of one pixel keeps nearly
 * its full contrast, and the colors that bled around it come close to the background.
 */
const CHROMA_WEIGHT = 0.6;

/** The pixels in which colors are compared: RGB, or luma and damped chroma if the picture went through a lossy format. */
export function toWorkingColors(picture: Picture): Picture {
  if (!picture.isLossy) return picture;
  const { data } = picture;
  const working = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const red = data[at]!;
    const blue = data[at + 2]!;
    const luma = 0.299 * red + 0.587 * data[at + 1]! + 0.114 * blue;
    working[at] = luma;
    working[at + 1] = 128 + CHROMA_WEIGHT * 0.564 * (blue - luma);
    working[at + 2] = 128 + CHROMA_WEIGHT * 0.713 * (red - luma);
    working[at + 3] = 255;
  }
  return { ...picture, data: working };
}

/** Not `Math.hypot`, which is several times slower. */
export function distance(a: Color, b: Color): number {
  const first = a[0] - b[0];
  const second = a[1] - b[1];
  const third = a[2] - b[2];
  return Math.sqrt(first * first + second * second + third * third);
}

/** How a color mixes of two others: `share` of `toward`, and how far it is from that mixture. */
export function mixture(color: Color, from: Color, toward: Color): { share: number; off: number } {
  const axis = [toward[0] - from[0], toward[1] - from[1], toward[2] - from[2]] as const;
  const offset = [color[0] - from[0], color[1] - from[1], color[2] - from[2]] as const;
  const length = axis[0] ** 2 + axis[1] ** 2 + axis[2] ** 2 || 1;
  const share = (offset[0] * axis[0] + offset[1] * axis[1] + offset[2] * axis[2]) / length;
  const off = Math.hypot(offset[0] - share * axis[0], offset[1] - share * axis[1], offset[2] - share * axis[2]);
  return { share, off };
}

/** A working color as RGB. */
export function toRgb(color: Color, isLossy: boolean): Color {
  if (!isLossy) return color;
  const [luma, blueness, redness] = color;
  const blue = luma + (blueness - 128) / CHROMA_WEIGHT / 0.564;
  const red = luma + (redness - 128) / CHROMA_WEIGHT / 0.713;
  return [red, (luma - 0.299 * red - 0.114 * blue) / 0.587, blue];
}

/** Above zero for green, the usual color of a rise, below it for red, zero for all else. */
export function usualDirection([red, green, blue]: Color): number {
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 30) return 0;
  if (green >= red) return 1;
  return red > green + 20 && red > blue ? -1 : 0;
}
