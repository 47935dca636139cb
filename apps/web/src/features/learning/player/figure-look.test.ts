import type { LessonPage } from "@candlewise/contracts/learning/schemas";
import { expect, it } from "vitest";
import { figurePageBefore } from "./figure-look.tsx";

const figure = (title: string) => ({ type: "bars", title, description: "", format: "usd0", bars: [] }) as const;
const page = (id: string, parts: Partial<LessonPage>): LessonPage => ({
  id,
  kind: parts.item ? "item" : "text",
  title: id,
  body: [],
  figure: null,
  item: null,
  ...parts,
});

it("a question leads to the last figure before it, unless its own page has one", () => {
  const early = page("early", { item: "q0" });
  const asked = page("asked", { item: "q1" });
  const own = page("own", { item: "q2", figure: { ...figure("Own"), bars: [] } });
  const words = page("words", {});
  const pages = [
    early,
    page("one", { figure: { ...figure("One"), bars: [] } }),
    page("two", { figure: { ...figure("Two"), bars: [] } }),
    words,
    asked,
    own,
  ];
  expect(figurePageBefore({ pages }, asked)?.id).toBe("two");
  expect([early, own, words].map((each) => figurePageBefore({ pages }, each))).toEqual([null, null, null]);
});
