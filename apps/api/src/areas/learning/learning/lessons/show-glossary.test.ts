import { loadContentBundle } from "@candlewise/content/bundle";
import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import { describe, expect, it } from "vitest";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import { createCurriculum } from "../curriculum.ts";
import { learningWorld } from "../testing/learning-world.ts";
import { showGlossary } from "./show-glossary.ts";

const { learner } = learningWorld();
const bundle = loadContentBundle();
const inContext = (hidden: CallContext["hidden"]) =>
  showGlossary({ curriculum: createCurriculum(bundle) }, { language: "en", hidden } as CallContext);

describe("the glossary", () => {
  it("S6.10 has each term with its example and the lessons that teach it, without those that the country hides", async () => {
    const { terms, language } = await learner.call("getGlossary", {});
    expect(language).toBe("en");
    expect(terms.map(({ id }) => id)).toEqual(["coin", "spread"]);
    expect(terms[0]?.lessons).toEqual([{ id: "l6", title: "Lesson l6" }]);
    expect(terms[1]).toMatchObject({ text: ["The gap."], example: ["Ten cents."] });
    expect(terms[1]?.lessons.map(({ id }) => id).slice(0, 2)).toEqual(["l1", "l2"]);
  });

  it("of the curriculum names a lesson for every term, and nothing of crypto where it is hidden", () => {
    const { terms } = inContext(NOTHING_HIDDEN);
    expect(terms.filter(({ lessons }) => lessons.length === 0).map(({ id }) => id)).toEqual([]);
    expect(terms.filter(({ example }) => example !== null).length).toBeGreaterThanOrEqual(60);
    const plain = inContext({ crypto: true, simulator: false }).terms;
    expect(plain.length).toBeLessThan(terms.length);
    expect(JSON.stringify(plain)).not.toMatch(/crypto|\btokens?\b|private key|stablecoin/i);
  });
});
