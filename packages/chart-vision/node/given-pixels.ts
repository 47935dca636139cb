import type { ChartReading } from "../src/types.ts";
import type { DecodedPicture } from "./decode.ts";

/** A reading of a smaller copy, in pixels of the picture as given. */
export function inGivenPixels(reading: ChartReading, { picture, width, height }: DecodedPicture): ChartReading {
  const across = width / picture.width;
  const down = height / picture.height;
  const { drawing, scale, warnings } = reading;
  const { extent } = drawing;
  return {
    drawing: {
      ...drawing,
      candles: drawing.candles.map(({ x, open, high, low, close }) => ({
        x: x * across,
        open: open * down,
        high: high * down,
        low: low * down,
        close: close * down,
      })),
      line: drawing.line.map(({ x, y }) => ({ x: x * across, y: y * down })),
      extent: {
        left: extent.left * across,
        top: extent.top * down,
        right: extent.right * across,
        bottom: extent.bottom * down,
      },
      spacing: drawing.spacing * across,
    },
    scale: scale && { ...scale, a: scale.a / down },
    warnings,
  };
}
