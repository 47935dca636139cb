import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { textsOf } from "../src/axis/label-sheet.ts";
import type { Sheet } from "../src/axis/sheet.ts";
import { createOcr } from "./ocr.ts";

const LINE = 58;

async function sheetWith(labels: readonly string[]): Promise<Sheet> {
  const lines = labels.map((label, line) => `<text x="30" y="${LINE * line + 42}" font-size="35">${label}</text>`);
  const height = LINE * labels.length;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="330" height="${height}" font-family="sans-serif">${lines.join("")}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: "white" })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

const ocr = createOcr();
afterAll(() => ocr.close());
afterEach(() => vi.restoreAllMocks());

describe("OCR", () => {
  it("reads the labels of a sheet, each in its line", async () => {
    const labels = ["1,234.50", "0.02206", "70'000", "1.0850", "$412.00", "111.11", "98765", "€100.50", "70K"];
    const sheet = await sheetWith(labels);
    expect(textsOf(sheet, await ocr.recognize(sheet))).toEqual(labels);
  });

  it("reads several sheets asked for at the same time", async () => {
    const sheets = await Promise.all([["100", "90"], ["1.25", "1.20"], ["7"]].map(sheetWith));
    const read = await Promise.all(sheets.map((sheet) => ocr.recognize(sheet)));
    expect(read.map((lines) => lines.map(({ text }) => text))).toEqual([["100", "90"], ["1.25", "1.20"], ["7"]]);
  });

  it("starts again after its thread has died during a call", async () => {
    const sheet = await sheetWith(["100.00"]);
    const killed = createOcr();
    await killed.recognize(sheet);
    const post = vi.spyOn(Worker.prototype, "postMessage").mockImplementationOnce(function (this: Worker) {
      void this.terminate();
    });
    await expect(killed.recognize(sheet)).rejects.toThrow("stopped");
    expect(post).toHaveBeenCalledOnce();
    expect((await killed.recognize(sheet)).map(({ text }) => text)).toEqual(["100.00"]);
    await killed.close();
  });

  it("reports what it cannot read, and goes on", async () => {
    await expect(ocr.recognize({ width: 10, height: 10, data: new Uint8Array(3) })).rejects.toThrow();
    expect((await ocr.recognize(await sheetWith(["12.50"]))).map(({ text }) => text)).toEqual(["12.50"]);
  });
});
