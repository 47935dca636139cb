import sharp, { type Metadata, type Sharp } from "sharp";

export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** A square of `edge` pixels, from the crop or else the center; or the whole picture, no edge longer than `longest`. */
export type PictureRequest = { readonly edge: number; readonly crop?: Crop | undefined } | { readonly longest: number };

/** Not a picture, or too expensive to decode. */
export class UnusablePicture extends Error {}

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 24_000_000;
/** Memory limit for pictures that are decoded as a whole; most are decoded row by row. */
const MAX_HELD_BYTES = 80_000_000;
const QUALITY = 84;

/** Magic bytes of the only formats that reach a decoder; WebP has them at two offsets. */
const SIGNATURES: readonly (readonly [offset: number, bytes: string])[][] = [
  [[0, "ffd8ff"]],
  [[0, "89504e470d0a1a0a"]],
  [
    [0, "52494646"],
    [8, "57454250"],
  ],
];

/**
 * Re-encodes an untrusted picture as WebP, keeping nothing but pixels.
 * @throws UnusablePicture
 */
export async function makePicture(bytes: Uint8Array, request: PictureRequest): Promise<Buffer> {
  const { picture, width, height } = await open(bytes);
  if ("longest" in request) {
    return encode(picture.resize(request.longest, request.longest, { fit: "inside", withoutEnlargement: true }));
  }
  const { edge, crop } = request;
  if (!crop) return encode(picture.resize(edge, edge, { fit: "cover" }));
  const { left, top, size } = crop;
  if (left + size > width || top + size > height) throw new UnusablePicture();
  return encode(picture.extract({ left, top, width: size, height: size }).resize(edge, edge));
}

/** The upright picture with its upright size. Nothing is decoded before its size has been checked. */
async function open(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length > MAX_BYTES || !isKnownFormat(buffer)) throw new UnusablePicture();
  const options = { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true } as const;
  const metadata = await sharp(buffer, options).metadata().catch(refuse);
  const { width, height, pages = 1 } = metadata;
  if (pages > 1 || width * height > MAX_PIXELS || heldBytes(metadata) > MAX_HELD_BYTES) {
    throw new UnusablePicture();
  }
  const isTurned = (metadata.orientation ?? 1) > 4;
  const picture = sharp(buffer, options).autoOrient();
  return { picture, width: isTurned ? height : width, height: isTurned ? width : height };
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

function isKnownFormat(bytes: Buffer): boolean {
  const has = ([offset, hex]: readonly [number, string]) =>
    bytes.subarray(offset, offset + hex.length / 2).toString("hex") === hex;
  return SIGNATURES.some((parts) => parts.every(has));
}

const encode = (picture: Sharp) => picture.webp({ quality: QUALITY }).toBuffer().catch(refuse);

function refuse(cause: unknown): never {
  throw new UnusablePicture("it cannot be decoded", { cause });
}
