import type { CompiledItem } from "@candlewise/domain/learning/items";
import type { RichNode, RichText } from "@candlewise/domain/learning/rich-text";
import { hasSecondTry } from "@candlewise/domain/learning/second-try";
import type { BrowserContext, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { launchBrowser, newVisitor, PHONE } from "./support/browser.ts";
import { authoredLesson, authoredQuiz, CHAPTER_LESSONS, CHAPTER_QUIZ, lessonPath } from "./support/curriculum.ts";
import { becomeLearner, completeLessons } from "./support/learner.ts";
import { answerRightly, onPage, press, walkLesson } from "./support/player.ts";
import { askedOn, verdictOn } from "./support/question.ts";
import { answerByTouch } from "./support/answer-by-touch.ts";
import { wrongAnswer } from "./support/solve.ts";
import { beginLearning, onPath, signUp } from "./support/visitor.ts";
import { openScreen } from "./support/screens.ts";

launchBrowser();

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
const [FIRST = ""] = CHAPTER_LESSONS;

const sentences = (text: RichText): string[] =>
  text.flatMap((node: RichNode) => (typeof node === "string" ? [node] : sentences(node.children)));

/** Sentences that only the server may know before an answer: reasons and explanations that no page contains. */
function secretsOf(item: CompiledItem, shown: string): string[] {
  const texts: RichText[] = [item.explanation];
  if (item.type === "choice" || item.type === "multi") texts.push(...item.choices.map(({ why }) => why));
  if (item.type === "order" || item.type === "categorize") texts.push(...item.entries.map(({ why }) => why));
  if (item.type === "match") texts.push(...item.pairs.map(({ why }) => why));
  if (item.type === "fill_blank") texts.push(...item.blanks.flatMap(({ options }) => options.map(({ why }) => why)));
  if (item.type === "numeric")
    for (const { explanation, otherwise, traps } of item.variants)
      texts.push(explanation, otherwise, ...traps.map(({ why }) => why));
  if (item.type === "chart_point" || item.type === "chart_line")
    texts.push(item.otherwise, ...item.traps.map(({ why }) => why));
  if (item.type === "estimate") texts.push(item.low.why, item.high.why);
  if (item.type === "replay_decision")
    texts.push(...item.decisions.flatMap(({ options }) => options.map(({ why }) => why)));
  if (item.type === "chart_order") texts.push(...[...item.wrongSides, ...item.rules].map(({ why }) => why));
  return texts
    .flatMap(sentences)
    .map((text) => JSON.stringify(text).slice(1, -1))
    .filter((text) => text.length > 24 && !shown.includes(text));
}

/** Every body the browser receives from now on, including scripts. A stream has no end: those of prices and orders know of no lesson. */
function collectBodies(context: BrowserContext): { all: () => Promise<string[]> } {
  const bodies: Promise<string>[] = [];
  context.on("response", (response) => {
    const isStream = response.headers()["content-type"]?.startsWith("text/event-stream");
    if (!isStream) bodies.push(response.text().catch(() => ""));
  });
  return { all: () => Promise.all(bodies) };
}

const found = (bodies: readonly string[], secrets: readonly string[]) =>
  secrets.filter((secret) => bodies.some((body) => body.includes(secret)));

test("S7.67 nothing that tells an answer of a lesson reaches the browser before it is given", async () => {
  const { page, context } = await newVisitor(TOUCH);
  await becomeLearner(context, "investing");
  const bodies = collectBodies(context);
  const lesson = authoredLesson(FIRST);
  const items = Object.values(lesson.items);
  const shown = JSON.stringify([
    lesson.pages,
    lesson.glossary,
    items.map((item) => ("prompt" in item ? item.prompt : [])),
  ]);
  await page.goto(lessonPath(FIRST));
  // Each missed question adds a page at the end.
  let missed = 0;
  for (const [index, { item: key }] of lesson.pages.entries()) {
    await onPage(page, index + 1, lesson.pages.length + missed);
    if (key !== null) {
      const asked = await askedOn(page, items);
      const secrets = secretsOf(asked.item, shown);
      expect(secrets.length, asked.item.id).toBeGreaterThan(0);
      expect(found(await bodies.all(), secrets), `${asked.item.id} before`).toEqual([]);
      await answerByTouch(page, wrongAnswer(asked.item, asked.variant));
      await press(page, "Check");
      await verdictOn(page, asked.item.is_graded ? "wrong" : "reply");
      if (hasSecondTry(asked.item)) {
        const { explanation } = asked.item;
        const hidden = explanation.length > 0 ? [JSON.stringify(explanation)] : [];
        expect(found(await bodies.all(), hidden), `${asked.item.id} tried`).toEqual([]);
        await press(page, "Show the answer");
        await page.getByRole("button", { name: /^(Continue|Finish)$/ }).waitFor();
      }
      if (asked.item.is_graded) missed += 1;
      // Proves that the search above can find something.
      expect(found(await bodies.all(), secrets), `${asked.item.id} after`).not.toEqual([]);
    }
    if (index + 1 < lesson.pages.length) await press(page, "Continue");
  }
});

test("S7.73 nothing that tells an answer of a quiz reaches the browser before it is given", async () => {
  const { page, context } = await newVisitor(TOUCH);
  const { call } = await becomeLearner(context, "investing");
  await completeLessons(call);
  const bodies = collectBodies(context);
  const quiz = authoredQuiz(CHAPTER_QUIZ);
  const shown = JSON.stringify(quiz.items.map((item) => ("prompt" in item ? item.prompt : [])));
  await page.goto(`/quizzes/${CHAPTER_QUIZ}`);
  await press(page, "Start");
  await page.getByRole("heading", { name: `Question 1 of ${quiz.ask}` }).waitFor();
  const secrets = quiz.items.flatMap((item) => secretsOf(item, shown));
  expect(found(await bodies.all(), secrets)).toEqual([]);
  expect((await bodies.all()).filter((body) => /"(solution|tolerance|is_correct|misconception)":/.test(body))).toEqual(
    [],
  );
  await answerRightly(page, quiz.items);
  expect(found(await bodies.all(), secrets)).not.toEqual([]);
});

async function countViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    );
    Object.assign(globalThis, { seenViolations: seen });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "seenViolations"));
}

test("S9.11 a whole visit breaks neither the content security policy nor Trusted Types; an injected script is stopped by both", async () => {
  const { page } = await newVisitor({
    ...TOUCH,
    serviceWorkers: "allow",
    mayLog: /Trusted(HTML|Script|Type)|Content Security Policy/,
  });
  const violations = await countViolations(page);
  await signUp(page);
  await beginLearning(page);
  await page.getByRole("button", { name: /lessons today\. Open plan$/ }).tap();
  await page.getByRole("dialog", { name: "Today" }).waitFor();
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /, locked/ })
    .first()
    .tap();
  await page.getByText(/to unlock this\.$/).waitFor();
  await page.getByRole("link", { name: /in progress/ }).tap();
  await walkLesson(page, FIRST, { to: 3 });
  expect(await violations()).toEqual([]);
  for (const path of ["/courses", "/profile", "/nowhere"]) {
    await openScreen(page, path);
    expect(await violations(), path).toEqual([]);
  }
  await page.goto("/learn");
  await onPath(page);

  const injected = await page.evaluate(() => {
    const script = document.createElement("script");
    const attempt = (act: () => void) => {
      try {
        act();
        return "done";
      } catch {
        return "refused";
      }
    };
    const results = {
      markup: attempt(() => (document.body.innerHTML += "<img src=x>")),
      text: attempt(() => (script.text = "globalThis.injected = true")),
    };
    document.body.append(script);
    return { ...results, hasRun: "injected" in globalThis };
  });
  expect(injected).toEqual({ markup: "refused", text: "refused", hasRun: false });
  expect(await violations()).not.toEqual([]);
});

test("S9.11 pages and calls carry headers that keep other sites out", async () => {
  const page = await fetch(`${inject("url")}/learn`);
  const policy = page.headers.get("content-security-policy") ?? "";
  for (const directive of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ])
    expect(policy).toContain(directive);
  expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/);
  expect(page.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(page.headers.get("cross-origin-opener-policy")).toBe("same-origin");
  const call = await fetch(`${inject("url")}/api/learning-v2/v4/paths/`);
  // Data loads nothing and cannot be framed, even if a browser renders it as a document.
  expect(call.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  for (const answer of [page, call]) {
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(answer.headers.get("x-frame-options")?.toUpperCase()).toBe("DENY");
    expect(answer.headers.get("x-powered-by")).toBeNull();
  }
});

test("S7.00 calls carry the language, the theme and the bearer token; the refresh token is out of reach of scripts", async () => {
  const { page, context } = await newVisitor({ colorScheme: "dark" });
  await becomeLearner(context, "investing");
  const isAsked = page.waitForRequest((request) => request.url().includes("/api/learning-v2/v3/courses/"));
  await openScreen(page, "/learn");
  await page.getByRole("link", { name: "Courses", exact: true }).click();
  const headers = await (await isAsked).allHeaders();
  expect(headers["accept-language"]).toMatch(/^en/);
  expect(headers["x-app-appearance"]).toBe("dark");
  expect(headers["authorization"]).toMatch(/^Bearer ey/);
  const cookies = await context.cookies();
  expect(cookies.map(({ httpOnly, sameSite }) => ({ httpOnly, sameSite }))).toEqual([
    { httpOnly: true, sameSite: "Strict" },
  ]);
  const kept = await page.evaluate(
    () => document.cookie + Object.values(localStorage).join() + Object.values(sessionStorage).join(),
  );
  expect(kept).not.toContain(cookies[0]?.value ?? "none");
  expect(kept).not.toContain("eyJ");
});
