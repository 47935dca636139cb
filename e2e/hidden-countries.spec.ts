import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { launchBrowser, newVisitor, PHONE } from "./support/browser.ts";
import { lessonPath, taskPath } from "./support/curriculum.ts";
import { becomeLearner, completeLessons } from "./support/learner.ts";
import { expectScreen, learnersScreens } from "./support/every-screen.ts";
import { isComplete, openScreen } from "./support/screens.ts";

launchBrowser();

/** An address of a large network in India. */
const INDIA = { "x-forwarded-for": "117.192.0.1" };
const MENTION = /simulator|practice (market|cash|account|task)|virtual money/i;

/** Everything a visitor can read or hear on a page, including labels. */
const wordsOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll("[aria-label], [title], [alt], [placeholder]")].flatMap((element) =>
      ["aria-label", "title", "alt", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    );
    return [document.title, document.body.innerText, document.body.textContent, ...labels].join("\n");
  });

test("S6.10 where the simulator is hidden there is no route, no call and no mention of it", async () => {
  const { page, context } = await newVisitor({ viewport: PHONE, extraHTTPHeaders: INDIA, mayLog: /404/ });
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (
      /^\/api\/(v2\/(assets|market-strip|portfolio|orders|journal|performance|quotes)|assets|upsells|learning-v2\/brokerage)/.test(
        pathname,
      )
    ) {
      calls.push(pathname);
    }
  });
  expect(await (await context.request.get("/")).text()).not.toMatch(/made-up companies/);
  await openScreen(page, "/");
  await page.getByRole("heading", { name: "What you do here instead" }).waitFor();
  expect(await wordsOn(page), "/").not.toMatch(MENTION);
  const { call } = await becomeLearner(context, "investing");
  await completeLessons(call);
  for (const screen of await learnersScreens(call, { hidesSimulator: true })) {
    const { address } = screen;
    const html = await (await context.request.get(address)).text();
    expect(html.replace(/<script.*?<\/script>/gs, ""), address).not.toMatch(/>[^<]*simulator[^<]*</i);
    await openScreen(page, address);
    await expectScreen(page, screen);
    expect(await wordsOn(page), address).not.toMatch(MENTION);
  }
  for (const path of [
    "/simulator",
    "/simulator/market",
    "/simulator/activity",
    "/market-news",
    taskPath("rest-a-limit-order"),
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await isComplete(page);
    await page.getByRole("heading", { level: 1, name: "Ooops! Page not found!" }).waitFor();
    expect(await wordsOn(page), path).not.toMatch(MENTION);
  }
  expect(calls).toEqual([]);
});

test("S6.10 elsewhere the same screens lead to it", async () => {
  const { page, context } = await newVisitor();
  const { call } = await becomeLearner(context, "investing");
  await completeLessons(call);
  await openScreen(page, "/learn");
  await page.getByRole("navigation").getByRole("link", { name: "Simulator" }).waitFor();
  await openScreen(page, taskPath("rest-a-limit-order"));
  await page.getByRole("link", { name: "Open the market" }).waitFor();
  await openScreen(page, lessonPath("who-loses-and-why"));
  expect(await wordsOn(page)).not.toMatch(/\bundefined\b/);
});
