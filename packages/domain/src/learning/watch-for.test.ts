import { describe, expect, it } from "vitest";
import { sampleItems } from "./item-samples.ts";
import type { CompiledItem } from "./items.ts";
import { watchFor, type RecentAnswer } from "./watch-for.ts";

const skill = (title: string, prerequisites: string[], misconceptions: Record<string, string>) => ({
  title,
  prerequisites,
  misconceptions,
});
const curriculum = {
  skills: {
    spread: skill("Spread", [], { free: "No commission means no cost", fixed: "The spread never changes" }),
    stops: skill("Stops", ["spread"], { floor: "A stop is a floor" }),
    taxes: skill("Taxes", [], { whole: "The whole sale is taxed" }),
  },
};

/** A choice item whose wrong choices show one misconception. */
function item(id: string, ofSkill: string, misconception: string): CompiledItem {
  const choice = sampleItems(3, ofSkill).find(({ type }) => type === "choice");
  if (choice?.type !== "choice") throw new Error("no sample");
  const choices = choice.choices.map((each) => ({ ...each, misconception: each.correct ? null : misconception }));
  return { ...choice, id, choices };
}

const items = [
  item("a", "spread", "free"),
  item("b", "spread", "free"),
  item("c", "spread", "fixed"),
  item("d", "stops", "floor"),
  item("e", "taxes", "whole"),
];
const itemOf = (id: string) => items.find((each) => each.id === id);
const wrong = (item_id: string, ...misconceptions: string[]): RecentAnswer => ({
  item_id,
  is_correct: false,
  misconceptions,
});
const right = (item_id: string): RecentAnswer => ({ item_id, is_correct: true, misconceptions: [] });
const watched = (skills: string[], ...answers: RecentAnswer[]) => watchFor({ skills, answers, curriculum, itemOf });

describe("what to watch for in a lesson", () => {
  it("is a misconception that was shown of a skill it teaches, the latest one first", () => {
    expect(watched(["spread"])).toBeNull();
    expect(watched(["spread"], wrong("a", "free"))).toBe("No commission means no cost");
    expect(watched(["spread"], wrong("a", "free"), wrong("c", "fixed"))).toBe("The spread never changes");
    expect(watched(["spread"], wrong("c", "fixed"), wrong("b", "free"), wrong("c", "fixed"))).toBe(
      "The spread never changes",
    );
  });

  it("is else one of a skill that the lesson needs, and none of any other", () => {
    expect(watched(["stops"], wrong("a", "free"))).toBe("No commission means no cost");
    expect(watched(["stops"], wrong("d", "floor"), wrong("a", "free"))).toBe("A stop is a floor");
    expect(watched(["stops"], wrong("e", "whole"))).toBeNull();
  });

  it("ends with a right answer to another question on it, not with a second try", () => {
    expect(watched(["spread"], wrong("a", "free"), right("a"))).toBe("No commission means no cost");
    expect(watched(["spread"], wrong("a", "free"), right("c"))).toBe("No commission means no cost");
    expect(watched(["spread"], wrong("a", "free"), right("b"))).toBeNull();
    expect(watched(["spread"], wrong("a", "free"), right("b"), wrong("a", "free"))).toBe("No commission means no cost");
  });

  it("says nothing of questions and misconceptions that the curriculum no longer has", () => {
    expect(watched(["spread"], wrong("gone", "free"), wrong("a", "renamed"))).toBeNull();
  });
});
