import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { priceAt } from "../testing/chart-truth.ts";
import { drawChart } from "../testing/draw-chart.ts";
import { priceSeries } from "../testing/price-series.ts";
import { asPng } from "../testing/rasterize.ts";

const BARS = priceSeries({ seed: 8, length: 40, start: 42.5, regime: "rising" });

const CHART = drawChart(BARS, { hasQuoteDecimals: false });
const LINE = drawChart(priceSeries({ seed: 3, length: 150, start: 42.5, regime: "wild" }), { kind: "line", stroke: 2 });

let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "chart-vision-"));
  writeFileSync(join(folder, "candles.png"), await asPng(CHART.svg));
  writeFileSync(join(folder, "line.png"), await asPng(LINE.svg));
  writeFileSync(join(folder, "notes.png"), "no picture");
});
afterAll(() => rmSync(folder, { recursive: true }));

const PROGRAM = join(import.meta.dirname, "cli.ts");

function run(args: readonly string[], nodeOptions: readonly string[] = []) {
  const options = ["--disable-warning=ExperimentalWarning", ...nodeOptions];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, PROGRAM, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("npm run chart-vision", () => {
  it("prints a line of JSON for each file, and nothing else", () => {
    const { status, stdout, stderr } = run(["candles.png", "line.png", "notes.png"]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const [candles, line, notes, ...others] = stdout.split("\n").map((row) => (row === "" ? null : JSON.parse(row)));
    expect(others).toEqual([null]);
    expect(candles).toMatchObject({ file: "candles.png", refusal: null, kind: "candles", line: [], warnings: [] });
    expect(candles.candles.length).toBeGreaterThan(30);
    const { x, open, high, low, close } = candles.candles[0];
    for (const place of [x, open, high, low, close]) expect(place).toBeGreaterThan(0);
    expect(candles.scale.kind).toBe("linear");
    const { top, bottom } = CHART.truth.plot;
    const range = priceAt(CHART.truth.scale, top) - priceAt(CHART.truth.scale, bottom);
    for (const row of [top, bottom]) {
      const price = candles.scale.a * row + candles.scale.b;
      expect(Math.abs(price - priceAt(CHART.truth.scale, row)) / range).toBeLessThan(0.01);
    }
    expect(line).toMatchObject({ file: "line.png", refusal: null, kind: "line", candles: [] });
    expect(line.line.length).toBeGreaterThan(300);
    expect(notes).toEqual({
      file: "notes.png",
      refusal: "unsupported_type",
      kind: null,
      candles: [],
      line: [],
      scale: null,
      warnings: [],
    });
  });

  it("reads the other files when one is missing, and fails at the end", () => {
    const { status, stdout, stderr } = run(["missing.png", "notes.png"]);
    expect(status).toBe(1);
    expect(stdout.trim().split("\n")).toHaveLength(1);
    expect(JSON.parse(stdout)).toMatchObject({ file: "notes.png" });
    expect(stderr).toContain("missing.png: ENOENT");
  });

  it("needs no right to write files", () => {
    const rights = ["--permission", "--allow-addons", "--allow-worker", "--allow-fs-read=*"];
    const { status, stdout } = run(["candles.png"], rights);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ refusal: null, warnings: [], scale: { kind: "linear" } });
  });

  it("explains itself", () => {
    expect(run(["--help"])).toMatchObject({
      status: 0,
      stderr: "",
      stdout: expect.stringContaining("chart-vision -- FILE"),
    });
    expect(run([])).toMatchObject({ status: 1, stdout: "", stderr: expect.stringContaining("chart-vision -- FILE") });
    expect(run(["--what"])).toMatchObject({ status: 1, stdout: "", stderr: expect.stringContaining("--what") });
  });
});
