import type { Picture } from "../types.ts";
import { contrastAt, type Background } from "./background.ts";

export interface Foreground {
  /** One byte a pixel: 1 if it differs from the background. */
  readonly mask: Uint8Array;
  readonly pixels: number;
}

/** Above the noise of a JPEG and faint grid lines, below any color that a reader should see. */
const MIN_CONTRAST = 26;

export function findForeground({ width, height, data }: Picture, { rows }: Background): Foreground {
  const mask = new Uint8Array(width * height);
  let pixels = 0;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (contrastAt(data, 4 * at, rows, y) <= MIN_CONTRAST) continue;
      mask[at] = 1;
      pixels++;
    }
  }
  return { mask, pixels };
}
