import type { RichNode } from "@candlewise/domain/learning/rich-text";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { inLanguage } from "#web/features/learning/items/gallery/testing.tsx";
import { renderInApp } from "#web/testing/render.tsx";
import { Prose } from "./prose.tsx";

const glossary = { spread: { title: "Spread", text: ["The gap between both prices."] } };

test("the period after a term stays on the term's line at every width", async () => {
  inLanguage("en");
  const term: RichNode = { tag: "term", id: "spread", children: ["spread"] };
  await renderInApp(
    <Prose nodes={[{ tag: "p", children: ["What you pay is the ", term, ". Then it ends."] }]} glossary={glossary} />,
  );
  const word = page.getByRole("button", { name: "spread" }).element();
  const line = word.closest("p");
  const texts = document.createTreeWalker(line ?? word, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()?.textContent?.startsWith(".") === false);
  const period = texts.currentNode;
  expect(line?.textContent).toBe("What you pay is the spread. Then it ends.");
  const parted: number[] = [];
  for (let width = 90; width <= 320; width++) {
    line?.style.setProperty("inline-size", `${width}px`);
    const range = new Range();
    range.setStart(period, 0);
    range.setEnd(period, 1);
    if (range.getBoundingClientRect().top > word.getBoundingClientRect().bottom) parted.push(width);
  }
  expect(parted).toEqual([]);
});
