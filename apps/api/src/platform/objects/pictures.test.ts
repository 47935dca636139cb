import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { AppError } from "../errors.ts";
import { createPictures, type Pictures } from "./pictures.ts";
import type { Crop } from "./picture-work.ts";

const picturesIn = (decoder: Pictures) => ({
  square: (bytes: Uint8Array, edge: number, crop?: Crop) =>
    decoder.square(new Blob([new Uint8Array(bytes)]), edge, crop),
  fit: (bytes: Uint8Array, longest: number) => decoder.fit(new Blob([new Uint8Array(bytes)]), longest),
});
const pictures = picturesIn(createPictures());
const plain = (width: number, height: number, background = "#3366cc") =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>';

/** A PNG of one color whose header may contradict its rows. */
function png({ width, height, rows = height, depth = 8, interlace = 0, extra = Buffer.alloc(0) }: PngShape): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, 6, 0, 0, interlace], 8);
  const data = deflateSync(Buffer.alloc(rows * (1 + (width * 4 * depth) / 8)));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([signature, chunk("IHDR", header), extra, chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

interface PngShape {
  width: number;
  height: number;
  rows?: number;
  depth?: number;
  interlace?: number;
  extra?: Buffer;
}

async function animated(format: "gif" | "webp"): Promise<Buffer> {
  const frames = await Promise.all(["red", "blue"].map((colour) => plain(20, 20, colour).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    [format]()
    .toBuffer();
}

const photo = () => plain(64, 48).jpeg().toBuffer();
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "taken",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe("pictures that are refused", () => {
  const tailless = async (bytes: Promise<Buffer>, share: number) => {
    const whole = await bytes;
    return whole.subarray(0, Math.floor(whole.length * share));
  };
  const noisy = () =>
    sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        noise: { type: "gaussian", mean: 128, sigma: 60 },
        background: "red",
      },
    });
  const corpus: Record<string, () => Promise<Buffer> | Buffer> = {
    "nothing at all": () => Buffer.alloc(0),
    text: () => Buffer.from("hello"),
    SVG: () => Buffer.from(SVG),
    "SVG behind the first bytes of a PNG": () =>
      Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from(SVG)]),
    "SVG behind the first bytes of a JPEG": () => Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.from(SVG)]),
    HTML: () => Buffer.from("<!doctype html><script>alert(1)</script>"),
    PDF: () => Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj"),
    ZIP: () => Buffer.from("504b0304140000000800", "hex"),
    GIF: () => plain(20, 20).gif().toBuffer(),
    "animated GIF": () => animated("gif"),
    "animated WebP": () => animated("webp"),
    TIFF: () => plain(20, 20).tiff().toBuffer(),
    AVIF: () => plain(20, 20).avif().toBuffer(),
    BMP: () => Buffer.from("424d46000000000000003600000028000000", "hex"),
    "another RIFF file": () => Buffer.from("RIFF\x24\0\0\0WAVEfmt "),
    "only a header of a PNG": () => png({ width: 10, height: 10 }).subarray(0, 33),
    "a JPEG cut in the middle": () => tailless(noisy().jpeg().toBuffer(), 0.5),
    "a PNG cut in the middle": () => tailless(noisy().png().toBuffer(), 0.5),
    "a WebP cut in the middle": () => tailless(noisy().webp().toBuffer(), 0.5),
    "a PNG with fewer rows than it says": () => png({ width: 64, height: 64, rows: 8 }),
    "a PNG that says it has 2,500 million pixels": () => png({ width: 50_000, height: 50_000, rows: 1 }),
    "a PNG of 25 million pixels in 100 KB": () => png({ width: 5000, height: 5001 }),
    "an interlaced PNG that has to be held as a whole": () => png({ width: 5000, height: 4200, interlace: 1 }),
    "a JPEG whose coefficients alone take 144 MB": () =>
      plain(4000, 6000).jpeg({ progressive: true, chromaSubsampling: "4:4:4", quality: 20 }).toBuffer(),
    "more than 5 MiB": async () => Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)]),
    "a PNG of no width": () => png({ width: 0, height: 10 }),
  };

  it.each(Object.entries(corpus))("%s", async (_, make) => {
    const bytes = await make();
    expect(await codeOf(pictures.square(bytes, 64))).toBe("picture_unusable");
    expect(await codeOf(pictures.fit(bytes, 64))).toBe("picture_unusable");
  });
});

describe("pictures that are cleaned", () => {
  const secret = "N 52 31 12 secret";

  it("loses the location and all other metadata", async () => {
    const bytes = await plain(300, 200)
      .withExif({ IFD0: { ImageDescription: secret }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 12/1" } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
      .jpeg()
      .toBuffer();
    expect(bytes.includes(secret)).toBe(true);
    const clean = await pictures.square(bytes, 64);
    expect(clean.includes("secret")).toBe(false);
    const { format, width, height, exif, xmp, iptc } = await sharp(clean).metadata();
    expect({ format, width, height, exif, xmp, iptc }).toEqual({ format: "webp", width: 64, height: 64 });
  });

  it.each([
    ["a ZIP", Buffer.from(`PK\u0003\u0004${secret}`)],
    ["a script", Buffer.from(`<script>/*${secret}*/alert(1)</script>`)],
    ["a PHP file", Buffer.from(`<?php /*${secret}*/ ?>`)],
  ])("is a picture and %s at once: only the picture stays", async (_, tail) => {
    for (const head of [await photo(), png({ width: 40, height: 40 })]) {
      const clean = await pictures.square(Buffer.concat([head, tail]), 32);
      expect(clean.includes("secret")).toBe(false);
      expect((await sharp(clean).metadata()).format).toBe("webp");
    }
  });

  it("is rotated upright before it is cropped", async () => {
    // Upright, red is above blue. Stored rotated, as phones do.
    const below = await plain(100, 100, "blue").png().toBuffer();
    const seen = await plain(100, 200, "red")
      .composite([{ input: below, left: 0, top: 100 }])
      .png()
      .toBuffer();
    const rotated = await sharp(seen).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp(rotated).metadata()).toMatchObject({ width: 200, height: 100, orientation: 6 });
    const lower = await sharp(await pictures.square(rotated, 32, { left: 0, top: 100, size: 100 })).stats();
    expect(lower.channels.map(({ mean }) => Math.round(mean / 60))).toEqual([0, 0, 4]);
    const upper = await sharp(await pictures.square(rotated, 32, { left: 0, top: 0, size: 100 })).stats();
    expect(upper.channels.map(({ mean }) => Math.round(mean / 60))).toEqual([4, 0, 0]);
  });

  it("may have 24 million pixels, a single pixel, or no color", async () => {
    for (const bytes of [
      png({ width: 6000, height: 4000 }),
      png({ width: 1, height: 1 }),
      await plain(50, 50).toColourspace("cmyk").jpeg().toBuffer(),
    ]) {
      expect((await sharp(await pictures.square(bytes, 32)).metadata()).space).toBe("srgb");
    }
  });

  it("keeps its aspect ratio when it is not cropped, and is not enlarged", async () => {
    const form = async (longest: number) => {
      const { width, height } = await sharp(await pictures.fit(png({ width: 300, height: 150 }), longest)).metadata();
      return [width, height];
    };
    expect([await form(100), await form(1000)]).toEqual([
      [100, 50],
      [300, 150],
    ]);
  });

  it("waits for its turn, and is refused when the queue is full", async () => {
    const bytes = png({ width: 400, height: 400 });
    const answers = await Promise.all(Array.from({ length: 25 }, () => codeOf(pictures.square(bytes, 16))));
    expect(answers.toSorted()).toEqual([
      ...Array<string>(20).fill("taken"),
      ...Array<string>(5).fill("too_many_requests"),
    ]);
    expect(await codeOf(pictures.square(bytes, 16))).toBe("taken");
  });

  it("a decoder that exceeds the time limit is killed, and the next picture gets a new one", async () => {
    const hasty = picturesIn(createPictures({ timeout: 1 }));
    expect(await codeOf(hasty.square(png({ width: 4000, height: 4000 }), 16))).toBe("too_many_requests");
    expect(await codeOf(pictures.square(png({ width: 40, height: 40 }), 16))).toBe("taken");
  });

  it("an idle decoder ends, and the next picture gets a new one", async () => {
    const restless = picturesIn(createPictures({ idle: 0 }));
    for (let round = 0; round < 3; round++) {
      expect(await codeOf(restless.square(png({ width: 40, height: 40 }), 16))).toBe("taken");
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  });
});
