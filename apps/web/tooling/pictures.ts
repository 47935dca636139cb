import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { BrowserCommand } from "vitest/node";

/** References have half of the width and height: enough to compare, and to look at. */
const REFERENCE_SCALE = 2;

/** What may differ: the edges of letters, which each machine rasterizes in its own way. */
const FINE = { scale: 1, tolerance: 48, share: 0.002 };
/** Blocks of pixels average out those edges: what differs here is a color, a size or a place. */
const COARSE = { scale: 8, tolerance: 6, share: 0 };

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const sizeAt = ({ width, height }: { width: number; height: number }, scale: number) => ({
  width: Math.ceil(width / scale),
  height: Math.ceil(height / scale),
});

/** What is compared, and stored: the picture at half its size, without details that nobody sees. */
async function toReference(picture: Buffer): Promise<Buffer> {
  const size = sizeAt(await sharp(picture).metadata(), REFERENCE_SCALE);
  return sharp(picture)
    .removeAlpha()
    .resize({ ...size, fit: "fill" })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
}

/** The pixels of a picture with each `scale` × `scale` block averaged. */
async function pixelsOf(picture: Buffer, scale: number): Promise<Pixels> {
  const size = sizeAt(await sharp(picture).metadata(), scale);
  const data = await sharp(picture)
    .removeAlpha()
    .toColorspace("srgb")
    .resize({ ...size, fit: "fill" })
    .raw()
    .toBuffer();
  return { data, ...size };
}

/** The share of pixels in which a color channel differs by more than `tolerance`, from 0 to 1. */
function differingShare(a: Pixels, b: Pixels, tolerance: number): number {
  const different = new Set<number>();
  for (const [at, value] of a.data.entries()) {
    if (Math.abs(value - (b.data[at] ?? 0)) > tolerance) different.add(Math.floor(at / 3));
  }
  return different.size / (a.width * a.height);
}

/** What differs between two reference pictures beyond the edges of letters; null if nothing does. */
async function differenceOf(expected: Buffer, actual: Buffer): Promise<string | null> {
  const [before, after] = await Promise.all([sharp(expected).metadata(), sharp(actual).metadata()]);
  if (before.width !== after.width || before.height !== after.height)
    return `it is ${after.width} × ${after.height} pixels large instead of ${before.width} × ${before.height}`;
  for (const { scale, tolerance, share } of [COARSE, FINE]) {
    const [a, b] = await Promise.all([pixelsOf(expected, scale), pixelsOf(actual, scale)]);
    const found = differingShare(a, b, tolerance);
    if (found > share)
      return `${(100 * found).toFixed(2)}% of it differs, in blocks of ${scale * REFERENCE_SCALE} pixels`;
  }
  return null;
}

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Compares a picture (PNG in base64) with the reference of its name; with `-u` it becomes the reference. Resolves to what differs, if anything does. */
    matchPicture: (name: string, picture: string) => Promise<string | null>;
  }
}

export const matchPicture: BrowserCommand<[name: string, picture: string]> = async (
  { testPath = "", project },
  name,
  picture,
) => {
  const reference = join(dirname(testPath), "pictures", `${name}.webp`);
  const found = join(project.config.root, ".cache/pictures", `${name}.webp`);
  const actual = await toReference(Buffer.from(picture, "base64"));
  const difference = existsSync(reference)
    ? await differenceOf(readFileSync(reference), actual)
    : "there is no reference";
  if (difference === null) {
    rmSync(found, { force: true });
    return null;
  }
  const isUpdate = project.vitest.config.snapshotOptions.updateSnapshot === "all";
  const file = isUpdate ? reference : found;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, actual);
  return isUpdate ? null : `${name}: ${difference}; compare ${found} with ${reference}`;
};
