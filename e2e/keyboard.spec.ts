import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { answerByKeys, tabTo } from "./support/answer-by-keys.ts";
import { launchBrowser, newVisitor, PHONE } from "./support/browser.ts";
import { authoredLesson, authoredQuiz, CHAPTER_LESSONS, CHAPTER_QUIZ, lessonPath } from "./support/curriculum.ts";
import { becomeLearner, callAs, completeLessons } from "./support/learner.ts";
import { onPage, pageTitle } from "./support/player.ts";
import { askedOn, verdictOn } from "./support/question.ts";
import { isComplete, openScreen } from "./support/screens.ts";
import { rightAnswer } from "./support/solve.ts";
import { onPath, stranger } from "./support/visitor.ts";

launchBrowser();

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const focused = (target: Locator) => expect.poll(() => hasFocus(target)).toBe(true);
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });

async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** The phone layout, because it is the one with sheets. */
test("S2.06 S2.12 S4.08 S7.73 sign-up, goal, path, a lesson on charts and a quiz question need nothing but the keyboard", async () => {
  const { page, context } = await newVisitor({ viewport: PHONE });
  const account = stranger();
  await openScreen(page, "/auth/signin");
  await pressOn(page, page.getByRole("link", { name: "Create an account" }));
  await page.waitForURL("**/auth/signup");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(account.email);
  await page.keyboard.press("Enter");
  const username = page.getByLabel("Username", { exact: true });
  await username.waitFor();
  await expect.poll(() => username.inputValue()).not.toBe("");
  await tabTo(page, username);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(account.username);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(account.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/upsell*");
  await pressOn(page, button(page, "Stay on the free plan"));
  await page.waitForURL("**/upsell/second*");
  await pressOn(page, button(page, "Continue without it"));
  await page.waitForURL("**/onboarding?*");
  for (const choice of [/^Trade with guardrails/, /^I know the basics/]) {
    await pressOn(page, page.getByRole("button", { name: choice }));
  }
  await page.waitForURL("**/lessons/*");
  await isComplete(page);
  await pressOn(page, button(page, "Close"));
  await onPath(page);

  await completeLessons(await callAs(context, account), 0, CHAPTER_LESSONS.length - 1);
  await page.reload();
  await onPath(page);
  await isComplete(page);
  const id = CHAPTER_LESSONS.at(-1) ?? "";
  const lesson = authoredLesson(id);
  await pressOn(page, page.getByRole("link", { name: new RegExp(`^${lesson.title}.*, in progress`) }));

  const types: string[] = [];
  for (const [index, { item, title }] of lesson.pages.entries()) {
    await onPage(page, index + 1, lesson.pages.length);
    await focused(pageTitle(page));
    expect(await pageTitle(page).textContent()).toBe(title);
    if (item !== null) {
      const asked = await askedOn(page, Object.values(lesson.items));
      types.push(asked.item.type);
      await answerByKeys(page, rightAnswer(asked.item, asked.variant));
      await pressOn(page, button(page, "Check"));
      await verdictOn(page, "right");
      await focused(button(page, index + 1 < lesson.pages.length ? "Continue" : "Finish"));
    }
    await page.keyboard.press("Enter");
  }
  expect(types).toEqual(expect.arrayContaining(["chart_point", "chart_line"]));
  await focused(page.getByRole("heading", { name: "Lesson complete" }));
  await page.keyboard.press("Enter");
  await page.getByText("Unlocked", { exact: true }).waitFor();
  await pressOn(page, page.getByRole("link", { name: "Back to your path" }));
  await onPath(page);

  const quiz = authoredQuiz(CHAPTER_QUIZ);
  await pressOn(page, page.getByRole("link", { name: new RegExp(`^${quiz.title}.*, in progress`) }));
  await focused(page.getByRole("heading", { name: quiz.title }));
  await pressOn(page, button(page, "Start"));
  await focused(page.getByRole("heading", { name: `Question 1 of ${quiz.ask}` }));
  const asked = await askedOn(page, quiz.items);
  await answerByKeys(page, rightAnswer(asked.item, asked.variant));
  await pressOn(page, button(page, "Check"));
  await verdictOn(page, "right");
  await page.keyboard.press("Enter");
  await focused(page.getByRole("heading", { name: `Question 2 of ${quiz.ask}` }));
});

/** Opens an overlay with Enter and closes it with Escape; the focus must be inside, then return to the opener. */
async function expectFocusBack(page: Page, opener: Locator, overlay: Locator): Promise<void> {
  await pressOn(page, opener);
  await overlay.waitFor();
  await expect.poll(() => overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await overlay.waitFor({ state: "detached" });
  await focused(opener);
}

test("S2.15 S2.20 every overlay takes the focus and gives it back to what opened it", async () => {
  const { page, context } = await newVisitor({ viewport: PHONE });
  const { call } = await becomeLearner(context, "investing");
  await openScreen(page, "/learn");
  await onPath(page);
  const dialog = (name: string) => page.getByRole("dialog", { name });
  await expectFocusBack(page, button(page, /Open plan$/), dialog("Today"));

  const jump = page.locator("[data-node]").filter({ hasText: "jump here" }).first();
  await expectFocusBack(page, jump, dialog("Jump here?"));

  await completeLessons(call, 0, 1);
  const second = authoredLesson(CHAPTER_LESSONS[1] ?? "");
  await page.goto(lessonPath(second.id));
  const at = second.pages.findIndex(({ item }) => item !== null);
  for (let turn = 0; turn < at; turn++) {
    await onPage(page, turn + 1, second.pages.length);
    const word = page.locator("#main button[aria-haspopup=dialog]").first();
    if ((await word.count()) > 0) await expectFocusBack(page, word, page.locator("[role=dialog][data-open]"));
    await pressOn(page, button(page, "Continue"));
  }
  await onPage(page, at + 1, second.pages.length);
  // An answer that is not sent yet.
  const { item, variant } = await askedOn(page, Object.values(second.items));
  await answerByKeys(page, rightAnswer(item, variant));
  await expectFocusBack(page, button(page, "Close"), dialog("Leave now?"));
  await pressOn(page, button(page, "Close"));
  await pressOn(page, button(page, "Leave"));
  await onPath(page);
});

test("S4.13 S7.05 S7.16 the settings of the profile work by keyboard, and the first Tab offers to skip to the content", async () => {
  const { page, context } = await newVisitor({ viewport: PHONE, colorScheme: "light" });
  await becomeLearner(context, "investing");
  await openScreen(page, "/profile");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await focused(skip);
  await page.keyboard.press("Enter");
  await focused(page.getByRole("main"));

  const rename = button(page, "Edit name");
  await pressOn(page, rename);
  await focused(page.getByLabel("Username", { exact: true }));
  await pressOn(page, button(page, "Cancel"));
  await focused(rename);

  const more = button(page, "One more lesson");
  const isSaved = page.waitForResponse(
    (response) => response.request().method() === "PATCH" && response.url().endsWith("/user-properties/user/"),
  );
  await pressOn(page, more);
  await isSaved;
  await page.getByText("4 lessons a day", { exact: true }).waitFor();
  await focused(more);

  const html = page.locator("html");
  await tabTo(page, page.getByRole("radio", { name: "System" }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => html.getAttribute("data-theme")).toBe("dark");
  for (const [shown, wanted, direction] of [
    ["English", "العربية", "rtl"],
    ["العربية", "English", "ltr"],
  ] as const) {
    await pressOn(page, page.getByRole("main").getByRole("button", { name: shown }));
    await pressOn(page, page.getByRole("dialog").getByRole("button", { name: wanted }));
    await expect.poll(() => html.getAttribute("dir")).toBe(direction);
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  const sounds = page.getByRole("switch", { name: "Sounds" });
  await pressOn(page, sounds, "Space");
  await expect.poll(() => sounds.getAttribute("aria-checked")).toBe("false");
  await pressOn(page, button(page, "Sign out"));
  await page.waitForURL("**/auth/signin");
});

test("S2.02 S3.25 S7.23 a plan is chosen, paid and canceled with nothing but the keyboard", async () => {
  const { page, context } = await newVisitor({ viewport: PHONE });
  await becomeLearner(context, "investing");
  await openScreen(page, "/plans");
  await pressOn(page, page.getByRole("link", { name: "Choose this plan: Monthly" }));
  await page.waitForURL("**/checkout?*");
  await pressOn(page, button(page, "Continue to payment"));
  const form = page.frameLocator("iframe[title=Payment]");
  const fields = {
    "Card number": "4067429974719265",
    "Expiry (MM/YY)": "12/32",
    "Security code": "123",
    "Name on the card": "Ada Lovelace",
  };
  for (const [label, value] of Object.entries(fields)) {
    await tabTo(page, form.getByLabel(label));
    await page.keyboard.type(value);
  }
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Paid" }).waitFor();
  await openScreen(page, "/profile/plan-subscription");
  const cancel = button(page, "Cancel plan");
  await pressOn(page, cancel);
  await pressOn(page, page.getByRole("dialog").getByRole("button", { name: "Cancel plan" }));
  await page.getByText("Canceled, still open").waitFor();
});
