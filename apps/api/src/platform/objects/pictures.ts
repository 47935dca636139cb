import sharp, { type Metadata, type Sharp } from "sharp";
import { AppError } from "../errors.ts";

export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** Turns pictures of strangers into ones we made: WebP without anything but pixels. One at a time, so memory has a bound. */
export interface Pictures {
  /**
   * A square of `edge` pixels, of the crop or else of the middle.
   * @throws AppError `picture_unusable`, `too_many_requests` when too many wait
   */
  square(bytes: Uint8Array, edge: number, crop?: Crop): Promise<Buffer>;
  /** The whole picture, no edge longer than `longest`. Throws as `square` does. */
  fit(bytes: Uint8Array, longest: number): Promise<Buffer>;
}

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 24_000_000;
/** What decoding may have to hold as a whole; most pictures pass row by row. */
const MAX_HELD_BYTES = 80_000_000;
const WAITING = 20;
const QUALITY = 84;

/** First bytes of the only formats that reach a decoder; those of WebP are looked at in two places. */
const SIGNATURES: readonly (readonly [offset: number, bytes: string])[][] = [
  [[0, "ffd8ff"]],
  [[0, "89504e470d0a1a0a"]],
  [
    [0, "52494646"],
    [8, "57454250"],
  ],
];

export function createPictures(): Pictures {
  // Threads and a cache would each keep decoded pictures around.
  sharp.cache(false);
  sharp.concurrency(1);
  const inTurn = createQueue();
  return {
    square: (bytes, edge, crop) =>
      inTurn(async () => {
        const { picture, width, height } = await open(bytes);
        if (crop && (crop.left + crop.size > width || crop.top + crop.size > height)) {
          throw new AppError("picture_unusable");
        }
        const cut = crop ? { left: crop.left, top: crop.top, width: crop.size, height: crop.size } : null;
        return encode((cut ? picture.extract(cut) : picture).resize(edge, edge, { fit: "cover" }));
      }),
    fit: (bytes, longest) =>
      inTurn(async () => {
        const { picture } = await open(bytes);
        return encode(picture.resize(longest, longest, { fit: "inside", withoutEnlargement: true }));
      }),
  };
}

/** The picture as it is seen, and its size so. Nothing is decoded before its size is known to be bearable. */
async function open(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length > MAX_BYTES || !isKnownFormat(buffer)) throw new AppError("picture_unusable");
  const options = { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true } as const;
  const metadata = await sharp(buffer, options).metadata().catch(refuse);
  const { width, height, pages = 1 } = metadata;
  if (pages > 1 || width * height > MAX_PIXELS || heldBytes(metadata) > MAX_HELD_BYTES) {
    throw new AppError("picture_unusable");
  }
  const isTurned = (metadata.orientation ?? 1) > 4;
  const picture = sharp(buffer, options).autoOrient();
  return { picture, width: isTurned ? height : width, height: isTurned ? width : height };
}

/** A progressive JPEG is held as coefficients of two bytes, with fewer of them for colour when it is subsampled; what is interlaced or turned, as pixels. */
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
  throw new AppError("picture_unusable", { cause });
}

function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (task) => {
    if (waiting >= WAITING) throw new AppError("too_many_requests");
    waiting++;
    const turn = last.then(task).finally(() => waiting--);
    last = turn.catch(() => undefined);
    return turn;
  };
}
