import sharp, { type Metadata, type Sharp } from "sharp";
import { formatOf, isAnimatedPng } from "./picture-format.ts";

export interface PictureLimits {
  readonly maxBytes: number;
  readonly maxPixels: number;
  /** Memory limit for pictures that are decoded as a whole; most are decoded row by row. */
  readonly maxHeldBytes: number;
}

/** Why bytes are not decoded: another type than PNG, JPEG and WebP, or a picture that is broken, animated or too expensive. */
export type PictureRefusal = "unsupported_type" | "picture_unusable";

export class UnusablePicture extends Error {
  readonly refusal: PictureRefusal;

  constructor(refusal: PictureRefusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.refusal = refusal;
  }
}

export interface OpenPicture {
  /** Upright; throws while its pixels are read if they are broken. */
  readonly picture: Sharp;
  /** The upright size. */
  readonly width: number;
  readonly height: number;
}

/**
 * An untrusted picture, ready to be decoded. Nothing is decoded before its size has been checked.
 * @throws UnusablePicture
 */
export async function openPicture(bytes: Uint8Array, limits: PictureLimits): Promise<OpenPicture> {
  const format = formatOf(bytes);
  if (!format) throw new UnusablePicture("unsupported_type", "it is no PNG, JPEG or WebP picture");
  if (bytes.length > limits.maxBytes) throw new UnusablePicture("picture_unusable", "it has too many bytes");
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const options = { limitInputPixels: limits.maxPixels, failOn: "error", sequentialRead: true } as const;
  const metadata = await sharp(buffer, options).metadata().catch(refuseBroken);
  const { width, height, pages = 1 } = metadata;
  if (metadata.format !== format) throw new UnusablePicture("unsupported_type", "it pretends to be another type");
  if (pages > 1 || isAnimatedPng(bytes)) throw new UnusablePicture("picture_unusable", "it is animated");
  if (width * height > limits.maxPixels || heldBytes(metadata) > limits.maxHeldBytes) {
    throw new UnusablePicture("picture_unusable", "it has too many pixels");
  }
  const isTurned = (metadata.orientation ?? 1) > 4;
  const picture = sharp(buffer, options).autoOrient();
  return { picture, width: isTurned ? height : width, height: isTurned ? width : height };
}

export function refuseBroken(cause: unknown): never {
  throw new UnusablePicture("picture_unusable", "it cannot be decoded", { cause });
}

/** A progressive JPEG is held as two-byte coefficients, fewer for subsampled color; interlaced or rotated pictures are held as pixels. */
function heldBytes({
  width,
  height,
  channels,
  depth,
  isProgressive,
  format,
  chromaSubsampling,
  orientation = 1,
}: Metadata) {
  const pixels = width * height;
  const coefficients =
    format === "jpeg" && isProgressive ? pixels * (chromaSubsampling === "4:2:0" ? 3 : 2 * channels) : 0;
  const isHeld = orientation > 1 || (isProgressive && format !== "jpeg");
  return Math.max(coefficients, isHeld ? pixels * channels * (depth === "uchar" ? 1 : 2) : 0);
}
