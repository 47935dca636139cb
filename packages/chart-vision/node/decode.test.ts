import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { decodePicture } from "./decode.ts";

const ORANGE = { r: 230, g: 120, b: 40 };
const plain = (width = 40, height = 30): Sharp => sharp({ create: { width, height, channels: 3, background: ORANGE } });
const half = (): Sharp =>
  sharp({ create: { width: 40, height: 30, channels: 4, background: { ...ORANGE, alpha: 0.5 } } });
const mark = { input: { create: { width: 4, height: 4, channels: 3 as const, background: "black" } }, left: 0, top: 0 };

async function pixelsOf(bytes: Uint8Array) {
  const { picture, width, height } = await decodePicture(bytes);
  expect(picture.data).toHaveLength(4 * picture.width * picture.height);
  return { picture, width, height, first: [...picture.data.subarray(0, 4)] };
}

const refusalOf = (bytes: Uint8Array) =>
  decodePicture(bytes).then(
    () => "read",
    (error: { refusal?: string }) => error.refusal,
  );

describe("Pictures that are decoded", () => {
  it.each([
    ["PNG", plain().png(), [230, 120, 40, 255]],
    ["lossless WebP", plain().webp({ lossless: true }), [230, 120, 40, 255]],
    ["PNG with a palette", plain().png({ palette: true }), [230, 120, 40, 255]],
    ["PNG of 16 bits", plain().toColourspace("rgb16").png(), [230, 120, 40, 255]],
    ["transparent PNG, on white", half().png(), [242, 187, 147, 255]],
  ] as const)("%s", async (_, picture, color) => {
    const { first, picture: decoded } = await pixelsOf(await picture.toBuffer());
    expect(decoded.isLossy).toBe(false);
    first.forEach((value, channel) => expect(Math.abs(value - color[channel]!)).toBeLessThanOrEqual(1));
  });

  it.each([
    ["gray PNG", plain().toColourspace("b-w").png()],
    ["gray PNG of 16 bits", plain().toColourspace("grey16").png()],
    ["gray JPEG", plain().grayscale().jpeg()],
  ])("%s", async (_, picture) => {
    const [red = 0, green, blue, alpha] = (await pixelsOf(await picture.toBuffer())).first;
    expect([green, blue, alpha]).toEqual([red, red, 255]);
    expect(red).toBeGreaterThan(120);
    expect(red).toBeLessThan(180);
  });

  it.each([
    ["JPEG", plain().jpeg()],
    ["JPEG in CMYK", plain().toColourspace("cmyk").jpeg()],
    ["lossy WebP", plain().webp()],
    ["lossy WebP with transparency", half().webp()],
  ])("%s, known as lossy", async (_, picture) => {
    const { picture: decoded, first } = await pixelsOf(await picture.toBuffer());
    expect(decoded.isLossy).toBe(true);
    expect(first[0]).toBeGreaterThan(215);
  });

  it("upright, as their orientation says", async () => {
    const turned = await plain().composite([mark]).withMetadata({ orientation: 6 }).png().toBuffer();
    const { picture, width, height } = await pixelsOf(turned);
    expect([width, height, picture.width, picture.height]).toEqual([30, 40, 30, 40]);
    expect([...picture.data.subarray(4 * 29, 4 * 29 + 3)]).toEqual([0, 0, 0]);
  });

  it("smaller if they have more than 4.2 million pixels, with their size as given", async () => {
    const { picture, width, height } = await pixelsOf(await plain(3840, 2160).png().toBuffer());
    expect([width, height]).toEqual([3840, 2160]);
    expect(picture.width * picture.height).toBeLessThan(4_210_000);
    expect(picture.width * picture.height).toBeGreaterThan(4_150_000);
    expect(picture.width / picture.height).toBeCloseTo(16 / 9, 2);
  });

  it("from a part of a larger buffer", async () => {
    const png = await plain().png().toBuffer();
    const { first } = await pixelsOf(new Uint8Array([1, 2, 3, ...png]).subarray(3));
    expect(first).toEqual([230, 120, 40, 255]);
  });
});

describe("Pictures that are refused", () => {
  const text = (content: string) => new TextEncoder().encode(content);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

  it.each([
    ["nothing at all", new Uint8Array()],
    ["three bytes of a signature", new Uint8Array([0x89, 0x50, 0x4e])],
    ["SVG", text(svg)],
    ["SVG behind an XML declaration", text(`<?xml version="1.0"?>${svg}`)],
    ["GIF", text("GIF89a")],
    ["PDF", text("%PDF-1.7")],
    ["RIFF that is no WebP", text("RIFF0000WAVEfmt ")],
  ])("%s is no type that is read", async (_, bytes) => {
    expect(await refusalOf(bytes)).toBe("unsupported_type");
  });

  it("a file of another type behind the signature of a picture", async () => {
    for (const signature of [
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      [0xff, 0xd8, 0xff],
    ]) {
      expect(await refusalOf(new Uint8Array([...signature, ...text(svg)]))).toBe("picture_unusable");
    }
  });

  it("files that end too early", async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        noise: { type: "gaussian", mean: 128, sigma: 60 },
        background: "red",
      },
    })
      .png()
      .toBuffer();
    for (const picture of [noise, await sharp(noise).jpeg().toBuffer(), await sharp(noise).webp().toBuffer()]) {
      expect(await refusalOf(picture.subarray(0, picture.length / 2))).toBe("picture_unusable");
      expect(await refusalOf(picture.subarray(0, 40))).toBe("picture_unusable");
    }
  });

  it("bombs: few bytes for more pixels than are decoded", async () => {
    const bomb = await plain(9000, 9000).png().toBuffer();
    expect(bomb.length).toBeLessThan(1_200_000);
    expect(await refusalOf(bomb)).toBe("picture_unusable");
    const held = await plain(7000, 5500).png({ progressive: true }).toBuffer();
    expect(await refusalOf(new Uint8Array(11 * 1024 * 1024).map((_, at) => held[at] ?? 0))).toBe("picture_unusable");
  });

  it("a PNG whose header claims 60,000 by 60,000 pixels", async () => {
    const png = await plain().png().toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect(await refusalOf(png)).toBe("picture_unusable");
  });

  it("animations", async () => {
    const frames = await sharp([await plain().png().toBuffer(), await plain().negate().png().toBuffer()], {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
    expect(await refusalOf(frames)).toBe("picture_unusable");
    const png = await plain().png().toBuffer();
    const control = Buffer.from("000000086163544c0000000200000000f38d9370", "hex");
    expect(await refusalOf(Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]))).toBe("picture_unusable");
  });
});
