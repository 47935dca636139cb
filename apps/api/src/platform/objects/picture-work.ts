import { openPicture, refuseBroken, UnusablePicture } from "@candlewise/chart-vision/node/open-picture";
import type { Sharp } from "sharp";

export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** A square of `edge` pixels, from the crop or else the center; or the whole picture, no edge longer than `longest`. */
export type PictureRequest = { readonly edge: number; readonly crop?: Crop | undefined } | { readonly longest: number };

const LIMITS = { maxBytes: 5 * 1024 * 1024, maxPixels: 24_000_000, maxHeldBytes: 80_000_000 };
const QUALITY = 84;

/**
 * Re-encodes an untrusted picture as WebP, keeping nothing but pixels.
 * @throws UnusablePicture
 */
export async function makePicture(bytes: Uint8Array, request: PictureRequest): Promise<Buffer> {
  const { picture, width, height } = await openPicture(bytes, LIMITS);
  if ("longest" in request) {
    return encode(picture.resize(request.longest, request.longest, { fit: "inside", withoutEnlargement: true }));
  }
  const { edge, crop } = request;
  if (!crop) return encode(picture.resize(edge, edge, { fit: "cover" }));
  const { left, top, size } = crop;
  if (left + size > width || top + size > height) throw new UnusablePicture("picture_unusable", "it is too small");
  return encode(picture.extract({ left, top, width: size, height: size }).resize(edge, edge));
}

const encode = (picture: Sharp) => picture.webp({ quality: QUALITY }).toBuffer().catch(refuseBroken);
