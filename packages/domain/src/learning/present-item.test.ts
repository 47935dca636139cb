import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SECRET, sampleItems } from "./item-samples.ts";
import { presentItem } from "./present-item.ts";
import { rightPosition } from "./presentation.ts";
import { plainText } from "./rich-text.ts";
import { solutionOf } from "./scoring.ts";
import { present, sample } from "./testing/samples.ts";

const items = fc.integer({ min: 3, max: 6 }).chain((parts) => fc.constantFrom(...sampleItems(parts)));
const seeds = fc.string({ minLength: 1 });

describe("presentItem", () => {
  it("never carries an answer, an explanation, a tolerance or a misconception", () => {
    const hidden = [
      "why",
      "explanation",
      "misconception",
      "correct",
      "tolerance",
      "traps",
      "otherwise",
      "answer",
      "prices",
      "atr",
      "skill",
      "variants",
    ];
    fc.assert(
      fc.property(items, seeds, fc.boolean(), (item, seed, plain) => {
        const shown = JSON.stringify(presentItem(item, seed, { plain }));
        expect(shown).not.toContain(SECRET);
        for (const key of hidden) expect(shown).not.toContain(`"${key}":`);
      }),
    );
  });

  it("shows no authored id of a part", () => {
    fc.assert(
      fc.property(items, seeds, (item, seed) => {
        const shown: string[] = [];
        JSON.stringify(presentItem(item, seed), (key, value: unknown) => {
          if (key === "token") shown.push(String(value));
          return value;
        });
        expect(new Set(shown).size).toBe(shown.length);
        for (const token of shown) expect(token).not.toMatch(/choice|entry|pair|bucket|word|^b\d$/);
      }),
    );
  });

  it("is the same for a seed and differs between seeds", () => {
    const item = sample("choice");
    expect(presentItem(item, "one")).toEqual(presentItem(item, "one"));
    expect(JSON.stringify(presentItem(item, "one"))).not.toBe(JSON.stringify(presentItem(item, "two")));
  });

  it("never shows entries in the right order, nor the sides of pairs in line", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), seeds, (parts, seed) => {
        for (const item of sampleItems(parts)) {
          const shown = presentItem(item, seed);
          if (shown.type === "order") {
            expect(solutionOf(item, seed)).not.toEqual({
              type: "order",
              order: shown.entries.map(({ token }) => token),
            });
          }
          if (shown.type === "match") {
            const inLine = shown.lefts.map(({ token }, index) => [token, shown.rights[index]?.token ?? ""]);
            expect(solutionOf(item, seed)).not.toEqual({ type: "match", pairs: Object.fromEntries(inLine) });
          }
        }
      }),
    );
  });

  it("puts the right choice in every place", () => {
    const places = new Set(Array.from({ length: 60 }, (_, turn) => rightPosition(sample("choice"), `s${turn}`)));
    expect(places).toEqual(new Set([0, 1, 2, 3]));
  });

  it("draws every variant of a numeric item", () => {
    const prompts = new Set(Array.from({ length: 40 }, (_, turn) => plainText(present("numeric", `s${turn}`).prompt)));
    expect([...prompts].sort()).toEqual(["Variant 1", "Variant 2", "Variant 3"]);
  });

  it("names the blanks of a text by their tokens", () => {
    const shown = present("fill_blank");
    for (const blank of shown.blanks) expect(JSON.stringify(shown.text)).toContain(`{{${blank.token}}}`);
    expect(JSON.stringify(shown.text)).not.toContain("{{b1}}");
  });

  it("flattens words when plain text is asked for", () => {
    const shown = presentItem(sample("fill_blank"), "seed", { plain: true });
    expect(shown.type === "fill_blank" && shown.text.every((node) => typeof node === "string")).toBe(true);
  });
});
