import type { CompiledItem } from "@candlewise/domain/learning/items";
import { chromium, type Page } from "playwright-core";
import { answerByTouch } from "#e2e/support/answer-by-touch.ts";
import { authoredLesson, CHAPTER_LESSONS, lessonPath } from "#e2e/support/curriculum.ts";
import { onPage, press } from "#e2e/support/player.ts";
import { askedOn } from "#e2e/support/question.ts";
import { startServer } from "#e2e/support/server.ts";
import { rightAnswer } from "#e2e/support/solve.ts";
import { CHROMIUM_FLAGS } from "#tools/chromium.ts";
import { atMost, median, report, type Figure } from "./support/figures.ts";
import { signUp } from "./support/learner.ts";
import { phoneOf } from "./support/slow-phone.ts";

// Time from the server's reply to the verdict on the screen, on a CPU throttled four times: for every item of the first chapter's lessons,
// as the median per item type.
const CPU_RATE = 4;
const LIMIT_MS = 100;

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "",
  args: [...CHROMIUM_FLAGS],
});
const context = await phoneOf(browser, server.url, await signUp(server.url), { serviceWorkers: "block" });
const page = await context.newPage();
const session = await context.newCDPSession(page);

declare global {
  var verdictPainted: Promise<number>;
}

/** Milliseconds from the last byte of the reply to the frame that shows the verdict. */
async function timeVerdict(on: Page): Promise<number> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  await on.evaluate(() => {
    performance.clearResourceTimings();
    globalThis.verdictPainted = new Promise((resolve) => {
      const seen = new MutationObserver(() => {
        const banner = [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
          /^\s*(Correct|Not quite|Almost|Thanks)/.test(textContent),
        );
        if (!banner) return;
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
      seen.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  });
  await press(on, "Check");
  const took = await on.evaluate(async () => {
    const painted = await globalThis.verdictPainted;
    const reply = performance.getEntriesByType("resource").find(({ name: url }) => url.includes("/questions/answer/"));
    if (!(reply instanceof PerformanceResourceTiming)) throw new Error("Nobody asked the server.");
    return painted - reply.responseEnd;
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return took;
}

const times = new Map<CompiledItem["type"], number[]>();
for (const id of CHAPTER_LESSONS) {
  const { pages, items } = authoredLesson(id);
  await page.goto(lessonPath(id));
  for (const [at, { item: isItem }] of pages.entries()) {
    await onPage(page, at + 1, pages.length);
    if (isItem) {
      const { item, variant } = await askedOn(page, Object.values(items));
      await answerByTouch(page, rightAnswer(item, variant));
      const took = await timeVerdict(page);
      times.set(item.type, [...(times.get(item.type) ?? []), took]);
    }
    await press(page, at + 1 < pages.length ? "Continue" : "Finish");
  }
  await page.getByRole("heading", { name: "Lesson complete" }).waitFor();
}
await browser.close();
await server.stop();

const figures = [...times].map(([type, all]): Figure =>
  atMost(`${type}, ${all.length} items`, median(all), LIMIT_MS, "ms"),
);
process.exit(report("Verdict after the server's reply, processor four times slower", figures) === 0 ? 0 : 1);
