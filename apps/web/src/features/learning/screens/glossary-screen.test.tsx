import type { Glossary } from "@candlewise/contracts/learning/schemas";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { learningApi } from "#web/features/learning/api.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { inLook, renderScreen, storeWith } from "#web/features/learning/testing.tsx";
import { expectAccessible, LOOKS } from "#web/testing/axe.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer } from "#web/testing/stub-server.ts";
import { GlossaryScreen } from "./glossary-screen.tsx";

beforeEach(async () => {
  await page.viewport(390, 844);
  await loadMessages(["learning/glossary", "learning/items"]);
  await inLook({});
});
afterEach(() => vi.restoreAllMocks());

const term = (id: string, title: string, example: string | null = null): Glossary["terms"][number] => ({
  id,
  title,
  text: [{ tag: "p", children: [`What ${title} means.`] }],
  example: example === null ? null : [{ tag: "p", children: [example] }],
  lessons: [{ id: `${id}-lesson`, title: `About ${title}` }],
});
const GLOSSARY: Glossary = {
  language: "en",
  terms: [
    term("ten-k", "10-K"),
    term("bid", "Bid"),
    ...Array.from({ length: 12 }, (_, index) => term(`c${index}`, `Cost ${index}`)),
    term("spread", "Spread", "Bid $19.98, ask $20.02: four cents."),
  ],
};

async function show(address = "/glossary") {
  const store = await storeWith({});
  await store.dispatch(learningApi.util.upsertQueryData("getGlossary", undefined, GLOSSARY));
  return renderScreen(<GlossaryScreen />, store, [address]);
}

it("shows each term under its letter, with its example and the lessons that teach it", async () => {
  const { screen } = await show();
  const spread = screen.getByRole("article", { name: "Spread" });
  await expect.element(spread.getByText("What Spread means.")).toBeVisible();
  await expect.element(spread.getByText("Bid $19.98, ask $20.02: four cents.")).toBeVisible();
  await expect
    .element(spread.getByRole("link", { name: "About Spread" }))
    .toHaveAttribute("href", "/lessons/spread-lesson");
  await expect.element(screen.getByText("15 terms")).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 2, name: "S" })).toBeInTheDocument();
});

it("opens at the term that the address names", async () => {
  const { screen } = await show("/glossary#spread");
  await expect.element(screen.getByRole("article", { name: "Spread" })).toHaveFocus();
  await expect.element(screen.getByRole("article", { name: "Spread" })).toBeInViewport();
});

it("a letter leads to its terms by keyboard", async () => {
  const { screen } = await show();
  screen.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "S" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { level: 2, name: "S" })).toHaveFocus();
});

it("searches names, meanings and examples, and leads back from a search that finds nothing", async () => {
  const { screen } = await show();
  const search = screen.getByRole("searchbox", { name: "Search the glossary" });
  await search.fill("bíd");
  await expect.element(screen.getByText("2 terms")).toBeVisible();
  expect(
    screen
      .getByRole("article")
      .elements()
      .map((card) => card.id),
  ).toEqual(["bid", "spread"]);
  await search.fill("zebra");
  await expect.element(screen.getByRole("heading", { name: "No such term" })).toBeVisible();
  await screen.getByRole("button", { name: "Show all terms" }).click();
  await expect.element(screen.getByText("15 terms")).toBeVisible();
});

it("a glossary that did not load keeps its heading above the error", async () => {
  stubServer({ "GET /learning-v2/glossary/": refusal("internal") });
  const { screen } = await renderSignedIn(<GlossaryScreen />, ["/glossary"]);
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Glossary" })).toBeInTheDocument();
});

describe.each(LOOKS)("axe finds nothing, %s, %s", (theme, language) => {
  it("in the glossary", async () => {
    await inLook({ theme, language });
    await show();
    await expectAccessible("screen");
  });
});
