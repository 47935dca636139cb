import { chromium, type Page } from "playwright-core";
import { startServer } from "#e2e/support/server.ts";
import { CHROMIUM_FLAGS } from "#tools/chromium.ts";
import { atMost, median, percentile, report } from "./support/figures.ts";
import { signUp } from "./support/learner.ts";
import { CPU_RATE, phoneOf } from "./support/slow-phone.ts";

// The longest path on /learn, scrolled from end to end on a processor four times as slow. Median of five scrolls.
const ROUNDS = Number(process.env["ROUNDS"] ?? 5);
const ARROW = "trading";
/** Pixels a frame: about 2,400 a second, a fast flick. */
const STEP = 40;
/** A display shows 60 frames a second. */
const FRAME_MS = 1000 / 60;

interface Scroll {
  /** Milliseconds from each frame to the next. */
  readonly frames: readonly number[];
  readonly nodes: number;
}

/** One scroll over the whole page. */
async function scroll(page: Page): Promise<Scroll> {
  return page.evaluate(async (step) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    scrollTo(0, 0);
    await frame();
    const frames: number[] = [];
    let before = await frame();
    for (;;) {
      const from = scrollY;
      scrollBy(0, step);
      const now = await frame();
      frames.push(now - before);
      before = now;
      if (scrollY === from) break;
    }
    return { frames, nodes: document.querySelectorAll("[data-node]").length };
  }, STEP);
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "",
  args: [...CHROMIUM_FLAGS],
});
const context = await phoneOf(browser, server.url, await signUp(server.url, ARROW));
const page = await context.newPage();
await page.goto("/learn");
await page.waitForSelector("[data-ready=path]");
const session = await context.newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
await scroll(page);
const rounds: Scroll[] = [];
for (let round = 0; round < ROUNDS; round++) rounds.push(await scroll(page));
await browser.close();
await server.stop();

const of = (figure: (frames: readonly number[]) => number) => median(rounds.map(({ frames }) => figure(frames)));
console.log(`${rounds[0]?.nodes} nodes, ${rounds[0]?.frames.length} frames a scroll`);
const missed = report(`The path of ${ARROW}, scrolled at CPU ${CPU_RATE}×`, [
  atMost("time of a frame ÷ that of a display", of(median) / FRAME_MS, 1.01),
  atMost(
    "share of frames that came late",
    of((frames) => frames.filter((each) => each > 1.5 * FRAME_MS).length / frames.length),
    0.02,
  ),
  atMost(
    "time of the slowest of a hundred frames",
    of((frames) => percentile(frames, 0.99)),
    50,
    "ms",
  ),
]);
process.exit(missed === 0 ? 0 : 1);
