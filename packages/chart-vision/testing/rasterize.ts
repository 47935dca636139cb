import sharp from "sharp";
import type { Picture } from "../src/types.ts";

export const asPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).flatten({ background: "#ffffff" }).png().toBuffer();

/** The pixels of a drawing, as a lossless picture. */
export async function asPicture(svg: string): Promise<Picture> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: "#ffffff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data), isLossy: false };
}
