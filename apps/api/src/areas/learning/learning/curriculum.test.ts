import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import { describe, expect, it } from "vitest";
import { createCurriculum } from "./curriculum.ts";
import { sampleContent } from "#api/testing/sample-content.ts";

const NO_CRYPTO = { crypto: true, simulator: false };
const { en } = sampleContent.languages;
const small = en?.quizzes["quiz-2"];
if (!en || !small) throw new Error("the sample content lacks something");
const items = small.items.slice(0, 7).map((item, index) => ({ ...item, is_crypto: index > 2 }));
const content = {
  hash: "two",
  languages: { en: { ...en, quizzes: { ...en.quizzes, "quiz-2": { ...small, items } } } },
};
const curriculum = createCurriculum(content);

describe("createCurriculum", () => {
  it("makes a view once and falls back to English, saying so", () => {
    expect(curriculum.view("en", NOTHING_HIDDEN)).toBe(curriculum.view("en", NOTHING_HIDDEN));
    expect(curriculum.view("en", NOTHING_HIDDEN).lesson("l1")?.is_fallback).toBe(false);
    expect(curriculum.view("pt", NOTHING_HIDDEN).lesson("l1")?.is_fallback).toBe(true);
    expect(() => createCurriculum({ hash: "none", languages: {} }).view("en", NOTHING_HIDDEN)).toThrow(
      "no en curriculum",
    );
  });

  it("without crypto a quiz keeps its other items and asks no more than it has", () => {
    const quiz = curriculum.view("en", NO_CRYPTO).quiz("quiz-2");
    expect(quiz?.items).toHaveLength(3);
    expect(quiz?.ask).toBe(3);
  });

  it("without crypto nothing is left empty: no page without its item, no chapter, course or path", () => {
    const view = curriculum.view("en", NO_CRYPTO);
    expect([...view.courses.keys()]).toEqual(["basics", "next", "scams"]);
    expect(view.paths.map(({ id }) => id)).toEqual(["investing-path"]);
    expect(view.places.has("l6")).toBe(false);
    expect(view.item("l1-coin.choice")).toBeUndefined();
    expect(view.itemsOfSkill("spread").some(({ item }) => item.is_crypto)).toBe(false);
    expect(
      curriculum
        .view("en", NOTHING_HIDDEN)
        .itemsOfSkill("spread")
        .some(({ item }) => item.is_crypto),
    ).toBe(true);
    for (const { chapters } of view.courses.values()) {
      for (const { components } of chapters) expect(components.length).toBeGreaterThan(0);
    }
    const bare = {
      ...en,
      quizzes: {},
      lessons: Object.fromEntries(
        Object.entries(en.lessons).map(([id, lesson]) => [id, { ...lesson, is_crypto: id !== "l4" }]),
      ),
    };
    const few = createCurriculum({ hash: "bare", languages: { en: bare } }).view("en", NO_CRYPTO);
    expect([...few.courses.keys()]).toEqual(["next"]);
    expect(few.courses.get("next")?.chapters).toHaveLength(1);
  });

  it("gives the terms of the lessons that items come from", () => {
    expect(Object.keys(curriculum.view("en", NOTHING_HIDDEN).glossaryOf(["l1.choice"]))).toEqual(["spread"]);
    expect(curriculum.view("en", NOTHING_HIDDEN).glossaryOf(["quiz-1.spread.choice"])).toEqual({});
  });
});
