import type { PathSummary } from "@candlewise/contracts/learning/schemas";
import { ARROWS } from "@candlewise/domain/learning/curriculum";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { learningApi } from "#web/features/learning/api.ts";
import { inLook, renderScreen, storeWith } from "#web/features/learning/testing.tsx";
import { expectAccessible, LOOKS } from "#web/testing/axe.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer } from "#web/testing/stub-server.ts";
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
  own_lessons: 0,
  minutes: 147,
  percent: 0,
  course_ids: ["foundations"],
});

async function show(
  active: PathSummary["arrow"] | null,
  arrows: readonly PathSummary["arrow"][] = ARROWS,
  change: (path: PathSummary) => PathSummary = (path) => path,
) {
  const store = await storeWith({});
  const paths = arrows.map((arrow) => change(pathOf(arrow, active))).toReversed();
  await store.dispatch(learningApi.util.upsertQueryData("listPaths", {}, { paths }));
  return renderScreen(<GoalScreen />, store, ["/goal"]);
}

const goals = (screen: Awaited<ReturnType<typeof show>>["screen"]) =>
  screen.getByRole("list", { name: "Your goal" }).getByRole("button");

it("offers each goal that has a path, its promise before its odds, in one order", async () => {
  const { screen } = await show(null);
  const names = goals(screen)
    .elements()
    .map((card) => card.textContent ?? "");
  expect(names.map((name) => name.slice(0, 6))).toEqual(["Grow s", "Invest", "Trade ", "Unders", "Trade "]);
  const trading = names[2] ?? "";
  expect(trading.indexOf("You’ll read a chart")).toBeLessThan(trading.indexOf("Honest odds: Most people who trade"));
});

it("says once, above the cards, what goals with the same courses have in common, and on no card", async () => {
  const { screen } = await show(null);
  await expect
    .element(screen.getByText(/every goal starts with the same 18 lessons on the basics \(2\sh\s27\smin\)/))
    .toBeVisible();
  expect(
    goals(screen)
      .elements()
      .map((card) => card.textContent)
      .join(),
  ).not.toContain("18 lessons");
});

it("S7.57 tells the size of each goal, and what of it is its own, once it has courses of its own", async () => {
  const { screen } = await show(null, ["investing", "trading"], (path) =>
    path.arrow === "trading"
      ? { ...path, lessons: 30, own_lessons: 12, minutes: 240, course_ids: ["foundations", "trading"] }
      : path,
  );
  expect(
    goals(screen)
      .elements()
      .map((card) => /(No|\d+) lessons of its own.*$/.exec((card.textContent ?? "").replaceAll("\u00a0", " "))?.[0]),
  ).toEqual([
    "No lessons of its own yet · 18 lessons in all, 2 h 27 min",
    "12 lessons of its own · 30 lessons in all, 4 h",
  ]);
  await expect.element(screen.getByText(/every goal starts/)).not.toBeInTheDocument();
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
  expect(goals(screen).elements()).toHaveLength(2);
  expect(document.body.textContent).not.toMatch(/crypto/i);
});

it("says that nothing changed when saving fails, and keeps the goal", async () => {
  const { screen } = await show("trading");
  await screen.getByRole("button", { name: /^Invest in companies/ }).click();
  await expect.element(screen.getByText(/^Your choice wasn’t saved/)).toBeVisible();
  await expect
    .element(screen.getByRole("button", { name: /^Trade with guardrails.*Current goal/ }))
    .toHaveAttribute("aria-pressed", "true");
});

it("a screen that did not load keeps its heading above the error", async () => {
  stubServer({ "GET /learning-v2/v4/paths/": refusal("internal") });
  const { screen } = await renderSignedIn(<GoalScreen />, ["/goal"]);
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Your goal" })).toBeInTheDocument();
});

it("the current goal leads back to the path", async () => {
  const { screen } = await show("trading");
  await screen.getByRole("button", { name: /^Trade with guardrails/ }).click();
  await expect.element(screen.getByLabelText("address")).toHaveTextContent("/learn");
});

describe.each(LOOKS)("axe finds nothing, %s, %s", (theme, language) => {
  it.each([null, "trading" as const])("with goal %s", async (active) => {
    await inLook({ theme, language });
    await show(active);
    await expectAccessible("screen");
  });
});
