import { join } from "node:path";
import sharp from "sharp";

const WIDTH = 6000;
const HEIGHT = 4000;
const BOMB_EDGE = 16_000;

/** Writes the most expensive accepted pictures, `taken-…`, and some refused ones, `refused-…`. */
export async function writeLargePictures(folder: string): Promise<void> {
  const to = (name: string) => join(folder, name);
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: "#12345678" }, limitInputPixels: false });
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  const tile = await sharp({ create: { width: 500, height: 500, channels: 3, background: "red", noise } })
    .png()
    .toBuffer();
  await sharp(tile).resize(64, 64).png().toFile(to("small.png"));
  const photo = () => sharp(tile).resize(WIDTH, HEIGHT, { kernel: "cubic" });
  await flat(HEIGHT, HEIGHT).png({ progressive: true }).toFile(to("taken-interlaced.png"));
  await flat(WIDTH, HEIGHT).png().toFile(to("taken-plain.png"));
  await photo().resize(5300, 4000).jpeg({ quality: 40, progressive: true }).toFile(to("taken-progressive.jpg"));
  await photo().withMetadata({ orientation: 6 }).jpeg({ quality: 40 }).toFile(to("taken-turned.jpg"));
  await photo().ensureAlpha(0.5).webp({ quality: 30 }).toFile(to("taken-photo.webp"));
  await flat(BOMB_EDGE, BOMB_EDGE).png({ compressionLevel: 9 }).toFile(to("refused-bomb.png"));
  await flat(BOMB_EDGE, BOMB_EDGE).webp().toFile(to("refused-bomb.webp"));
  await flat(WIDTH, HEIGHT).png({ progressive: true }).toFile(to("refused-interlaced.png"));
}
