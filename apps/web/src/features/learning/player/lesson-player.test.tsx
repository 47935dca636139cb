import { beforeAll, beforeEach, afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "#web/testing/axe.ts";
import { sampleItems } from "@candlewise/domain/learning/item-samples";
import { persisted } from "#web/shared/storage/persisted-slices.ts";
import { loadItemViews } from "../items/gallery/testing.tsx";
import { LESSON_PATH, showLearning, TeachingServer } from "./testing.tsx";

let server: TeachingServer;
beforeAll(loadItemViews);
beforeEach(() => {
  sessionStorage.clear();
  // Saved progress of another file would decide on which page a lesson begins.
  persisted.purge();
  server = new TeachingServer();
});
afterEach(() => vi.restoreAllMocks());

const focused = () => document.activeElement?.textContent ?? "";
const check = () => page.getByRole("button", { name: "Check" });
const goOn = () => page.getByRole("link", { name: "Continue" });
const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const onlyItem = (id: string) => sampleItems().filter((item) => item.id === `skill-a/${id}`);

async function tabTo(selector: string): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    if (document.activeElement?.matches(selector)) return;
    await userEvent.tab();
  }
  throw new Error(`Tab never came to ${selector}`);
}
const press = async (keys: string, times = 1) => {
  for (let turn = 0; turn < times; turn++) await userEvent.keyboard(keys);
};

/** How each kind of question is answered without a pointer, up to the click on Check. */
const byKeys: Record<string, () => Promise<void>> = {
  choice: () => press("2"),
  multi: () => press("1"),
  order: async () => {
    await tabTo("[data-handle]");
    await press(" {ArrowDown} ");
  },
  match: async () => {
    await tabTo("fieldset button");
    await press("{Enter}", 8);
  },
  categorize: async () => {
    await tabTo("[data-item] [data-token]");
    await press("1", 4);
  },
  fill_blank: async () => {
    for (const select of document.querySelectorAll("select")) {
      select.focus();
      await press("{ArrowDown}");
    }
  },
  numeric: async () => {
    await tabTo("input");
    await press("5");
  },
  chart_point: async () => {
    await tabTo("[role='slider'], input[type='range']");
    await press("{ArrowRight}");
  },
  chart_line: async () => {
    for (const slider of document.querySelectorAll<HTMLElement>("[role='slider'], input[type='range']")) {
      slider.focus();
      await press("{ArrowUp}");
    }
  },
  estimate: async () => {
    await tabTo("input[type='range']");
    await press("{ArrowRight}");
  },
  replay_decision: async () => {
    for (const decision of [0, 1, 2]) {
      await expect.poll(() => document.querySelector(`[data-decision="${decision}"]`)).not.toBeNull();
      await press("1");
    }
  },
  chart_order: async () => {
    await tabTo("input[type='radio']");
    await press(" ");
    for (let turn = 0; turn < 3 && sideInFocus() !== "Stay out"; turn++) await press("{ArrowRight}");
  },
};

const sideInFocus = () => document.activeElement?.closest("label")?.textContent;

/** From the focus in a question to its check. */
async function checkByKeys(type: string): Promise<void> {
  await byKeys[type]?.();
  await expect.element(check()).not.toHaveAttribute("aria-disabled");
  if (type !== "choice" && type !== "numeric" && type !== "multi") await tabToButton("Check");
  await press("{Enter}");
}

async function tabToButton(name: string): Promise<void> {
  for (let turn = 0; turn < 60 && focused() !== name; turn++) await userEvent.tab();
}

test("S4.08 a lesson with every kind of question goes by keyboard alone, the focus always where it is needed", async () => {
  const missed: string[] = [];
  await showLearning(LESSON_PATH);
  await expect.element(heading("Page words")).toHaveFocus();
  await press("{Enter}");
  for (const item of server.items) {
    await expect.element(heading(`Page ${item.id}`)).toHaveFocus();
    await expect.poll(() => document.querySelector("[data-item] [aria-busy]")).toBeNull();
    await checkByKeys(item.type);
    await expect.poll(() => focused(), { message: item.type }).toMatch(/^(Continue|Try again)$/);
    if (focused() === "Try again") {
      missed.push(item.type);
      await tabToButton("Show the answer");
      await press("{Enter}");
      await expect.poll(() => focused(), { message: item.type }).toBe("Continue");
    }
    await press("{Enter}");
  }
  for (const [at, type] of missed.entries()) {
    await expect.element(heading("Let’s look at this one again")).toHaveFocus();
    await expect.poll(() => document.querySelector("[data-item]")?.getAttribute("data-item")).toBe(type);
    await checkByKeys(type);
    await expect.poll(() => focused(), { message: type }).toBe(at + 1 === missed.length ? "Finish" : "Continue");
    await press("{Enter}");
  }
  await expect.element(heading("Lesson complete")).toBeVisible();
  expect(server.sent("/lessons/complete/")).toHaveLength(1);
  // Once each, and for a missed one to see the answer and to look at it again.
  expect(missed.length).toBeGreaterThan(0);
  expect(server.given).toHaveLength(server.items.length + 2 * missed.length);
  await press("{Escape}");
  await expect.element(goOn()).toHaveFocus();
}, 60_000);

test("S7.67 the first page of a lesson, and no other, names the misconception that its learner has shown", async () => {
  server.watchFor = "No commission means no cost";
  await showLearning(LESSON_PATH);
  const line = page.getByText("A mix-up to watch for: No commission means no cost");
  await expect.element(line).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.element(heading(`Page ${server.items[0]?.id}`)).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
});

const spoken = () =>
  [...document.querySelectorAll("[role='status'], [aria-live]")].map((region) => region.textContent).filter(Boolean);

test("S7.73 a wrong pick hears why and may try once more; then the answer is shown and said in one live region", async () => {
  server = new TeachingServer(onlyItem("choice"));
  server.position = "skill-a/choice";
  await showLearning(LESSON_PATH);
  await expect.element(heading("Page skill-a/choice")).toHaveFocus();
  await userEvent.click(page.getByRole("radio", { name: "Text of choice1" }));
  await userEvent.click(check());
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toHaveFocus();
  expect(spoken()).toHaveLength(1);
  expect(spoken()[0]).toContain("why of choice1");
  expect(spoken()[0]).not.toContain("explanation");
  await userEvent.click(again);
  await expect.element(heading("Page skill-a/choice")).toHaveFocus();
  await expect.element(page.getByText("Second try")).toBeVisible();
  await userEvent.click(page.getByRole("radio", { name: "Text of choice3" }));
  await userEvent.click(check());
  await expect.element(page.getByRole("button", { name: "Continue" })).toHaveFocus();
  expect(spoken()).toHaveLength(1);
  expect(spoken()[0]).toContain("why of choice3");
  expect(spoken()[0]).toContain("explanation");
});

test("S4.08 a missed question comes back at the end, also after a reload, and leaves once it was answered there", async () => {
  server = new TeachingServer(onlyItem("choice"));
  server.position = "skill-a/choice";
  const first = await showLearning(LESSON_PATH);
  await userEvent.click(page.getByRole("radio", { name: "Text of choice1" }));
  await userEvent.click(check());
  await userEvent.click(page.getByRole("button", { name: "Show the answer" }));
  await expect.element(page.getByText("1 question comes back at the end")).toBeInTheDocument();
  await first.screen.unmount();
  await showLearning(LESSON_PATH);
  await userEvent.click(page.getByRole("button", { name: "Continue" }));
  await expect.element(heading("Let’s look at this one again")).toHaveFocus();
  await userEvent.click(page.getByRole("radio", { name: "Text of choice2" }));
  await userEvent.click(check());
  await expect.element(page.getByRole("status")).toMatchTextContent("Correct");
  await userEvent.click(page.getByRole("button", { name: "Finish" }));
  await expect.element(heading("Lesson complete")).toBeVisible();
});

test("S7.73 a second try whose reply is lost is sent again under its id and judged once", async () => {
  server = new TeachingServer(onlyItem("choice"));
  server.position = "skill-a/choice";
  await showLearning(LESSON_PATH);
  await userEvent.click(page.getByRole("radio", { name: "Text of choice1" }));
  await userEvent.click(check());
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await userEvent.click(page.getByRole("radio", { name: "Text of choice2" }));
  server.refusals = 1;
  await userEvent.click(check());
  await expect.element(page.getByRole("alert")).toMatchTextContent("Your answer is still here");
  await userEvent.click(check());
  await expect.element(page.getByRole("status")).toMatchTextContent("Correct");
  expect(server.given).toHaveLength(2);
});

test("a double click on Check sends one answer", async () => {
  server = new TeachingServer(onlyItem("choice"));
  server.position = "skill-a/choice";
  let open: () => void = () => undefined;
  server.gate = new Promise((resolve) => (open = resolve));
  await showLearning(LESSON_PATH);
  await userEvent.click(page.getByRole("radio", { name: "Text of choice2" }));
  const button = check().element();
  (button as HTMLElement).click();
  (button as HTMLElement).click();
  await expect.element(check()).toHaveAttribute("aria-busy", "true");
  (button as HTMLElement).click();
  open();
  await expect.element(page.getByRole("button", { name: "Finish" })).toBeVisible();
  expect(server.sent("/questions/answer/")).toHaveLength(1);
});

test.for([
  ["light", "ltr"],
  ["dark", "rtl"],
] as const)("S7.67 a question with its verdict has nothing for axe to find: %s %s", async ([theme, dir]) => {
  server = new TeachingServer(onlyItem("choice"));
  server.position = "skill-a/choice";
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dir = dir;
  document.documentElement.lang = "en";
  await showLearning(LESSON_PATH);
  await userEvent.click(page.getByRole("radio", { name: "Text of choice1" }));
  await userEvent.click(check());
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectAccessible("screen");
  await userEvent.click(page.getByRole("button", { name: "Show the answer" }));
  await expect.element(page.getByRole("button", { name: "Continue" })).toBeVisible();
  await expectAccessible("screen");
  document.documentElement.dir = "ltr";
});

test("S7.67 on a small phone sorting shows one card at a time, with every bucket above the button", async () => {
  await page.viewport(360, 640);
  server = new TeachingServer(onlyItem("categorize"));
  const { screen } = await showLearning(LESSON_PATH);
  await userEvent.click(page.getByRole("button", { name: "Continue" }));
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((card) => card.offsetParent);
  const cards = () => shown('[data-place="tray"] [data-token]');
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
  for (let left = 4; left > 0; left--) {
    await expect.element(page.getByText(`Card ${5 - left} of 4`)).toBeVisible();
    await expect.poll(() => cards().length).toBe(1);
    const buckets = [...document.querySelectorAll("[data-bucket]")];
    const button = box(check().element());
    for (const bucket of buckets) expect(box(bucket).bottom).toBeLessThanOrEqual(button.top);
    expect(box(cards()[0]).top).toBeGreaterThan(0);
    expect(box(cards()[0]).bottom).toBeLessThanOrEqual(box(buckets[0]).top);
    (buckets[0] as HTMLElement).click();
  }
  await expect.poll(() => shown("[data-token]").length).toBe(4);
  await screen.unmount();
  await page.viewport(412, 823);
});

test("S7.67 the verdict takes at most a third of the screen", async () => {
  await page.viewport(360, 640);
  server = new TeachingServer(onlyItem("match"));
  await showLearning(LESSON_PATH);
  await userEvent.click(page.getByRole("button", { name: "Continue" }));
  await expect.element(heading("Page skill-a/match")).toHaveFocus();
  await byKeys["match"]?.();
  await userEvent.click(check());
  const show = page.getByRole("button", { name: "Show the answer" });
  await expect.element(show).toBeVisible();
  const height = () => document.querySelector("[data-tone]")?.getBoundingClientRect().height;
  expect(height()).toBeLessThanOrEqual(640 / 3);
  await userEvent.click(show);
  await expect.element(page.getByRole("button", { name: "Continue" })).toBeVisible();
  expect(height()).toBeLessThanOrEqual(640 / 3);
  await page.viewport(412, 823);
});
