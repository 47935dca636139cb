import {
  openPicture,
  refuseBroken,
  UnusablePicture,
  type OpenPicture,
} from "@candlewise/chart-vision/node/open-picture";
import { isLossy } from "@candlewise/chart-vision/node/picture-format";
import type { Sharp, WebpOptions } from "sharp";

export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/**
 * A square of `edge` pixels, from the crop or else the center; the whole picture, no edge longer than `longest`; or the whole picture with
 * every pixel as it was, scaled down if it has more than `mostPixels`.
 */
export type PictureRequest =
  | { readonly edge: number; readonly crop?: Crop | undefined }
  | { readonly longest: number }
  | { readonly mostPixels: number };

export interface MadePicture {
  readonly picture: Buffer;
  /** `png` for pictures without loss, which takes a tenth of the time of WebP. */
  readonly format: "webp" | "png";
  readonly width: number;
  readonly height: number;
}

const LIMITS = { maxBytes: 5 * 1024 * 1024, maxPixels: 24_000_000, maxHeldBytes: 80_000_000 };
/** Screenshots of large screens. */
const EXACT_LIMITS = { ...LIMITS, maxBytes: 10 * 1024 * 1024 };
const QUALITY = 84;
/** For what was lossy before, whose noise would take ten times the space, and what would take more than `MAX_LOSSLESS_BYTES`. */
const NEARLY_EXACT = { quality: 95, effort: 2 } as const satisfies WebpOptions;
const MAX_LOSSLESS_BYTES = 4 * 1024 * 1024;

/**
 * Re-encodes an untrusted picture, keeping nothing but pixels.
 * @throws UnusablePicture
 */
export async function makePicture(bytes: Uint8Array, request: PictureRequest): Promise<MadePicture> {
  if ("mostPixels" in request) {
    const opened = await openPicture(bytes, EXACT_LIMITS);
    return encodeExactly(scaledTo(request.mostPixels, opened), isLossy(bytes));
  }
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

function scaledTo(mostPixels: number, { picture, width, height }: OpenPicture): Sharp {
  const scale = Math.sqrt(mostPixels / (width * height));
  return scale >= 1 ? picture : picture.resize(Math.floor(width * scale), Math.floor(height * scale), { fit: "fill" });
}

async function encodeExactly(picture: Sharp, wasLossy: boolean): Promise<MadePicture> {
  if (!wasLossy) {
    const { data, info } = await encoded(picture.clone().png());
    if (data.length <= MAX_LOSSLESS_BYTES)
      return { picture: data, format: "png", width: info.width, height: info.height };
  }
  return encode(picture, NEARLY_EXACT);
}

async function encode(picture: Sharp, options: WebpOptions = { quality: QUALITY }): Promise<MadePicture> {
  const { data, info } = await encoded(picture.webp(options));
  return { picture: data, format: "webp", width: info.width, height: info.height };
}

const encoded = (picture: Sharp) => picture.toBuffer({ resolveWithObject: true }).catch(refuseBroken);
