import sharp from "sharp";
import { scaleTruth, type ChartTruth } from "@candlewise/chart-vision/testing/chart-truth";

export const DEGRADATIONS = ["jpeg-80", "jpeg-70", "webp-80", "x0.75", "x1.4", "x2", "blur", "gray"] as const;

export type Degradation = (typeof DEGRADATIONS)[number];

export interface DegradedPicture {
  readonly bytes: Buffer;
  readonly extension: "png" | "jpg" | "webp";
  readonly truth: ChartTruth;
}

/** What happens to a screenshot on its way: chats compress it, editors resize it. */
export async function degrade(png: Buffer, truth: ChartTruth, how: Degradation): Promise<DegradedPicture> {
  const picture = sharp(png).flatten({ background: "#ffffff" });
  switch (how) {
    case "jpeg-80":
    case "jpeg-70": {
      const quality = how === "jpeg-80" ? 80 : 70;
      const bytes = await picture.jpeg({ quality, chromaSubsampling: "4:2:0" }).toBuffer();
      return { bytes, extension: "jpg", truth };
    }
    case "webp-80":
      return { bytes: await picture.webp({ quality: 80 }).toBuffer(), extension: "webp", truth };
    case "x0.75":
    case "x1.4":
    case "x2":
      return resize(png, truth, Number(how.slice(1)));
    case "blur":
      return { bytes: await picture.blur(0.6).png().toBuffer(), extension: "png", truth };
    case "gray":
      return { bytes: await picture.grayscale().png().toBuffer(), extension: "png", truth };
  }
}

async function resize(png: Buffer, truth: ChartTruth, factor: number): Promise<DegradedPicture> {
  const { width, height } = await sharp(png).metadata();
  const size = { width: Math.round(width * factor), height: Math.round(height * factor) };
  const bytes = await sharp(png)
    .flatten({ background: "#ffffff" })
    .resize({ ...size, fit: "fill" })
    .png()
    .toBuffer();
  return { bytes, extension: "png", truth: scaleTruth(truth, size.width / width, size.height / height) };
}
