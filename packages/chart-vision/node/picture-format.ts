export type PictureFormat = "png" | "jpeg" | "webp";

/** Magic bytes of the only formats that reach a decoder; WebP has them at two offsets. */
const SIGNATURES: Readonly<Record<PictureFormat, readonly (readonly [offset: number, hex: string])[]>> = {
  jpeg: [[0, "ffd8ff"]],
  png: [[0, "89504e470d0a1a0a"]],
  webp: [
    [0, "52494646"],
    [8, "57454250"],
  ],
};

const FORMATS = Object.keys(SIGNATURES) as PictureFormat[];

export function formatOf(bytes: Uint8Array): PictureFormat | undefined {
  const has = ([offset, hex]: readonly [number, string]) =>
    Buffer.from(bytes.subarray(offset, offset + hex.length / 2)).toString("hex") === hex;
  return FORMATS.find((format) => SIGNATURES[format].every(has));
}

/** An animation declares itself before the pixels of the first picture. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  if (formatOf(bytes) !== "png") return false;
  const view = viewOf(bytes);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = tagAt(bytes, at + 4);
    if (type === "acTL") return true;
    if (type === "IDAT") return false;
  }
  return false;
}

/** JPEG, or WebP that is not lossless: the pixels of the latter are in a chunk of another name. */
export function isLossy(bytes: Uint8Array): boolean {
  const format = formatOf(bytes);
  if (format !== "webp") return format === "jpeg";
  const view = viewOf(bytes);
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    if (tagAt(bytes, at) === "VP8 ") return true;
    at += 8 + size + (size % 2);
  }
  return false;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const tagAt = (bytes: Uint8Array, at: number) => Buffer.from(bytes.subarray(at, at + 4)).toString("latin1");
