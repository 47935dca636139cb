import type { PathSummary } from "@candlewise/contracts/learning/schemas";
import { ARROWS } from "@candlewise/domain/learning/curriculum";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { learningApi } from "#web/features/learning/api.ts";
import { inLook, renderScreen, storeWith } from "#web/features/learning/testing.tsx";
import { expectAccessible, LOOKS } from "#web/testing/axe.ts";
import { GoalScreen } from "./goal-screen.tsx";

beforeEach(async () => {
  await page.viewport(390, 844);
  await inLook({});
});
afterEach(() => vi.restoreAllMocks());

const pathOf = (arrow: PathSummary["arrow"], active: PathSummary["arrow"] | null): PathSummary => ({
  id: `${arrow}-path`,
  arrow,
  title: arrow,
  summary: "",
  is_active: arrow === active,
  is_joined: arrow === active,
  lessons: 18,
  minutes: 147,
  percent: 0,
  course_ids: ["foundations"],
});

async function show(active: PathSummary["arrow"] | null, arrows: readonly PathSummary["arrow"][] = ARROWS) {
  const store = await storeWith({});
  const paths = arrows.map((arrow) => pathOf(arrow, active)).toReversed();
  await store.dispatch(learningApi.util.upsertQueryData("listPaths", {}, { paths }));
  return renderScreen(<GoalScreen />, store, ["/goal"]);
}

it("offers each goal that has a path, its risk before its promise, in one order", async () => {
  const { screen } = await show(null);
  const radios = screen.getByRole("radio").elements();
  expect(radios.map((radio) => radio.getAttribute("value"))).toEqual(ARROWS);
  const text =
    screen.getByText(/Most people who trade every day lose money/).element().parentElement?.textContent ?? "";
  expect(text.indexOf("lose money")).toBeLessThan(text.indexOf("You’ll read a chart"));
  expect(text).toContain("18 lessons ready");
});

it("S6.10 offers no crypto where the country hides it, even if an earlier answer has the path", async () => {
  document.documentElement.dataset["hides"] = "crypto";
  try {
    await show(null);
    expect(document.body.textContent).not.toMatch(/crypto/i);
  } finally {
    delete document.documentElement.dataset["hides"];
  }
});

it("offers no crypto where the server sends no crypto path", async () => {
  const { screen } = await show(null, ["investing", "trading"]);
  expect(screen.getByRole("radio").elements()).toHaveLength(2);
  expect(document.body.textContent).not.toMatch(/crypto/i);
});

it("arrow keys move the choice; nothing can be started before there is one", async () => {
  const { screen } = await show(null);
  await expect.element(screen.getByRole("button", { name: "Start this path" })).toBeDisabled();
  await screen.getByRole("radio", { name: /Grow savings/ }).click({ force: true });
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(screen.getByRole("radio", { name: /Trade with guardrails/ })).toBeChecked();
  await expect.element(screen.getByRole("button", { name: "Start this path" })).toBeEnabled();
});

it("says that nothing changed when saving fails, and keeps the goal", async () => {
  const { screen } = await show("trading");
  await screen.getByRole("radio", { name: /Invest in companies/ }).click({ force: true });
  await screen.getByRole("button", { name: "Switch to this goal" }).click();
  await expect.element(screen.getByText(/^Your choice wasn’t saved/)).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: /Trade with guardrails.*Current goal/ })).toBeInTheDocument();
});

describe.each(LOOKS)("axe finds nothing, %s, %s", (theme, language) => {
  it.each([null, "trading" as const])("with goal %s", async (active) => {
    await inLook({ theme, language });
    await show(active);
    await expectAccessible("screen");
  });
});
