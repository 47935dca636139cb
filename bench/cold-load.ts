import { chromium, type Browser, type BrowserContext } from "playwright-core";
import { CHAPTER_QUIZ, COURSE, lessonPath } from "#e2e/support/curriculum.ts";
import { completeLessons } from "#e2e/support/learner.ts";
import { startServer } from "#e2e/support/server.ts";
import { CHROMIUM_FLAGS } from "#tools/chromium.ts";
import { atMost, median, report } from "./support/figures.ts";
import { signUp } from "./support/learner.ts";
import { loadAgain, loadCold, PHONE_SCREEN, phoneOf, type Load } from "./support/slow-phone.ts";

// Load times on a slow phone. Median of five loads each.
const ROUNDS = Number(process.env["ROUNDS"] ?? 5);
const KIB = 1024;
const PATH_READY = "[data-ready=path]";
const QUESTION_READY = "input[name=candle]";
const FORM_READY = "form input[type=email]";
/** The app runs; what it then loads before the largest paint is waited for anyway. */
const APP_READY = "#root:not([data-page])";
const SCREENS = ["/profile", `/courses/${COURSE}`, lessonPath("who-loses-and-why")];
const QUIZ = `/quizzes/${CHAPTER_QUIZ}`;

const server = await startServer();
const browser: Browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "",
  args: [...CHROMIUM_FLAGS],
});

const signedIn = async () => phoneOf(browser, server.url, await signUp(server.url));

/** The quiz of the first chapter is open to them. */
async function afterChapter(): Promise<BrowserContext> {
  const learner = await signUp(server.url);
  await completeLessons(learner.call);
  return phoneOf(browser, server.url, learner);
}

const stranger = () => browser.newContext({ ...PHONE_SCREEN, baseURL: server.url });

async function rounds(
  open: () => Promise<BrowserContext>,
  load: (context: BrowserContext) => Promise<Load>,
): Promise<Load> {
  const loads: Load[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await open();
    loads.push(await load(context));
    await context.close();
  }
  const of = (key: keyof Load) => median(loads.map((one) => one[key]));
  return {
    fcp: of("fcp"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    cls: of("cls"),
    scripts: of("scripts"),
    styles: of("styles"),
    html: of("html"),
  };
}

const welcome = await rounds(stranger, (context) => loadCold(context, "/", QUESTION_READY));
const learn = await rounds(signedIn, (context) => loadCold(context, "/learn", PATH_READY));
const signin = await rounds(stranger, (context) => loadCold(context, "/auth/signin", FORM_READY));
const again = await rounds(signedIn, (context) => loadAgain(context, "/learn", PATH_READY));

let missed =
  report("/learn, first visit", [
    atMost("scripts (brotli)", learn.scripts / KIB, 125, "KB"),
    atMost("styles", learn.styles / KIB, 11, "KB"),
    atMost("shell HTML", learn.html / KIB, 10, "KB"),
    atMost("first contentful paint", learn.fcp, 900, "ms"),
    atMost("largest contentful paint", learn.lcp, 2500, "ms"),
    atMost("blocking time", learn.tbt, 200, "ms"),
    atMost("layout shift", learn.cls, 0.02, ""),
  ]) +
  report("/, first visit", [
    atMost("scripts (brotli)", welcome.scripts / KIB, 125, "KB"),
    atMost("shell HTML", welcome.html / KIB, 12, "KB"),
    atMost("first contentful paint", welcome.fcp, 1000, "ms"),
    atMost("largest contentful paint", welcome.lcp, 1000, "ms"),
    atMost("layout shift", welcome.cls, 0.02, ""),
  ]) +
  report("/auth/signin, first visit", [
    atMost("scripts (brotli)", signin.scripts / KIB, 140, "KB"),
    atMost("first contentful paint", signin.fcp, 1000, "ms"),
    atMost("largest contentful paint", signin.lcp, 1000, "ms"),
    atMost("layout shift", signin.cls, 0.02, ""),
  ]) +
  report("/learn, with the service worker", [
    atMost("first contentful paint", again.fcp, 400, "ms"),
    atMost("largest contentful paint", again.lcp, 1100, "ms"),
  ]);
for (const path of [...SCREENS, QUIZ]) {
  const { lcp, cls } = await rounds(path === QUIZ ? afterChapter : signedIn, (context) =>
    loadCold(context, path, APP_READY),
  );
  missed += report(`${path}, first visit`, [
    atMost("largest contentful paint", lcp, 2600, "ms"),
    atMost("layout shift", cls, 0.02, ""),
  ]);
}

await browser.close();
await server.stop();
process.exit(missed === 0 ? 0 : 1);
