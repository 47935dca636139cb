import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium } from "#tools/chromium.ts";
import { root } from "#tools/process.ts";
import { ownChart } from "@candlewise/chart-vision/testing/own-charts";
import { asPng } from "@candlewise/chart-vision/testing/rasterize";
import { chartPlans, type ChartPlan } from "./catalogue.ts";
import { CACHE, cachedRender, store, type DatasetPicture, type Rendered } from "./dataset.ts";
import { degrade, DEGRADATIONS } from "./degrade.ts";
import { drawnNonCharts, type NonChart } from "./non-charts/drawn.ts";
import { otherCharts } from "./non-charts/other-charts.ts";
import { pagePictures } from "./non-charts/page-pictures.ts";
import { ChartPages, sourceOf } from "./render-page.ts";
import { eCharts } from "./renderers/echarts.ts";

// Makes the pictures of the bench `chart-vision`, and a list of them in `index.json`: `node bench/chart-vision/generate.ts [full|short]`. It is
// a process of its own, so that neither a browser nor drawing counts as the reader's memory.
const OWN_KINDS = [
  "candles",
  "candles",
  "candles",
  "candles",
  "bars",
  "candles",
  "candles",
  "line",
  "candles",
  "area",
] as const;

/** One of so many charts is also degraded, in every way. */
const DEGRADED_EVERY = 6;

type Described = Omit<DatasetPicture, "file" | "degradation" | "truth">;

async function storeAll(
  described: Described,
  { png, truth }: Rendered,
  isDegraded: boolean,
): Promise<DatasetPicture[]> {
  const { name } = described;
  const clean = { ...described, degradation: "clean", file: store("clean", `${name}.png`, png), truth } as const;
  if (!isDegraded) return [clean];
  const others = await Promise.all(
    DEGRADATIONS.map(async (degradation): Promise<DatasetPicture> => {
      const { bytes, extension, truth: moved } = await degrade(png, truth, degradation);
      const file = store(degradation, `${name}.${extension}`, bytes);
      return { ...described, degradation, file, truth: moved };
    }),
  );
  return [clean, ...others];
}

async function ownPictures(count: number, degradedEvery: number): Promise<DatasetPicture[]> {
  const pictures: DatasetPicture[] = [];
  for (let at = 0; at < count; at++) {
    const kind = OWN_KINDS[at % OWN_KINDS.length] ?? "candles";
    const { svg, truth } = ownChart(at + 1, { kind });
    const name = `own-${String(at).padStart(3, "0")}-${kind}`;
    const described = { name, source: "own", set: "tuning", surroundings: "bare" } as const;
    pictures.push(...(await storeAll(described, { png: await asPng(svg), truth }, at % degradedEvery === 0)));
  }
  return pictures;
}

function storeNonChart({ name, source, set, bytes, extension }: NonChart): DatasetPicture {
  const file = store("non-charts", `${name}.${extension}`, bytes);
  return { name, source, set, surroundings: "bare", degradation: "clean", file, truth: null };
}

const versionOf = (bundle: string) =>
  (
    JSON.parse(readFileSync(join(root, "node_modules", bundle.split("/")[0] ?? "", "package.json"), "utf8")) as {
      version: string;
    }
  ).version;

/** All that a picture depends on. */
const keyOf = ({ page: { renderer, request, html, width, height, ratio } }: ChartPlan) => [
  sourceOf(renderer),
  ...renderer.bundles.map(versionOf),
  JSON.stringify({ request, html, width, height, ratio }),
];

async function browserPictures(): Promise<DatasetPicture[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  const pages = new ChartPages(browser);
  const pictures: DatasetPicture[] = [];
  for (const [at, plan] of chartPlans().entries()) {
    const rendered = await cachedRender(keyOf(plan), () => pages.render(plan.page));
    const { name, set, surroundings } = plan;
    const described = { name, set, surroundings, source: plan.page.renderer.name };
    pictures.push(...(await storeAll(described, rendered, at % DEGRADED_EVERY === 0)));
  }
  pictures.push(...(await otherCharts(await pages.open(eCharts, 1))).map(storeNonChart));
  pictures.push(...(await pagePictures(pages)).map(storeNonChart));
  await browser.close();
  return pictures;
}

const isShort = process.argv[2] === "short";
for (const folder of ["clean", "non-charts", ...DEGRADATIONS])
  rmSync(join(CACHE, folder), { recursive: true, force: true });
const pictures = [
  ...(await ownPictures(isShort ? 16 : 120, isShort ? 8 : DEGRADED_EVERY)),
  ...(await drawnNonCharts(isShort ? 4 : 1)).map(storeNonChart),
  ...(isShort ? [] : await browserPictures()),
];
writeFileSync(join(CACHE, "index.json"), JSON.stringify(pictures));
console.log(`${pictures.length} pictures`);
