import type { Picture } from "../src/types.ts";
import { openPicture, refuseBroken, type PictureLimits } from "./open-picture.ts";
import { isLossy } from "./picture-format.ts";

const LIMITS: PictureLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 40_000_000,
  maxHeldBytes: 120_000_000,
};

/** Larger pictures are scaled down: more pixels make reading slower, not better. */
const MAX_READ_PIXELS = 4_200_000;

export interface DecodedPicture {
  readonly picture: Picture;
  /** The upright size of the picture as given, of which `picture` may be a smaller copy. */
  readonly width: number;
  readonly height: number;
}

/**
 * The upright pixels of an untrusted PNG, JPEG or WebP picture, on white where it is transparent.
 * @throws UnusablePicture
 */
export async function decodePicture(bytes: Uint8Array): Promise<DecodedPicture> {
  const { picture, width, height } = await openPicture(bytes, LIMITS);
  const factor = Math.sqrt(MAX_READ_PIXELS / (width * height));
  if (factor < 1) {
    const size = { width: Math.round(width * factor), height: Math.round(height * factor) };
    picture.resize({ ...size, fit: "fill", kernel: "cubic" });
  }
  const { data, info } = await picture
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseBroken);
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.length);
  return {
    picture: { width: info.width, height: info.height, data: pixels, isLossy: isLossy(bytes) },
    width,
    height,
  };
}
