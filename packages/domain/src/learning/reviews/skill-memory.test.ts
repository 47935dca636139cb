import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "../local-day.ts";
import { gradeOf, masteryOn, recallOn, remember, RETENTION, worstGrade } from "./skill-memory.ts";
import type { Recall, SkillMemory } from "./skill-memory.ts";

const DAY = "2026-03-02";
const recall = (grade: Recall["grade"], days: number, source: Recall["source"] = "review"): Recall => ({
  grade,
  on: addDays(DAY, days),
  source,
});
const after = (...recalls: Recall[]): SkillMemory =>
  recalls.reduce<SkillMemory | null>(remember, null) ?? expect.unreachable();
const dueAfter = (memory: SkillMemory, days: number): boolean => memory.due_on === addDays(memory.last_on, days);

describe("S4.18 memory of a skill", () => {
  it("brings a skill back sooner the worse the answer was", () => {
    expect(dueAfter(after(recall("again", 0, "learning")), 1)).toBe(true);
    expect(dueAfter(after(recall("hard", 0, "learning")), 2)).toBe(true);
    expect(dueAfter(after(recall("good", 0, "learning")), 4)).toBe(true);
  });

  it("brings it back at 85 percent recall, later each time, and at most after 180 days", () => {
    let memory = after(recall("good", 0, "learning"));
    const gaps: number[] = [];
    while ((gaps.at(-1) ?? 0) < 180) {
      const { last_on, due_on } = memory;
      gaps.push(daysBetween(last_on, due_on));
      if (daysBetween(last_on, due_on) < 180) expect(Math.abs(recallOn(memory, due_on) - RETENTION)).toBeLessThan(0.02);
      memory = remember(memory, { grade: "good", on: due_on, source: "review" });
    }
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    expect(remember(memory, { grade: "good", on: memory.due_on, source: "review" }).due_on).toBe(
      addDays(memory.due_on, 180),
    );
  });

  it("counts a day once: right again proves nothing, the first wrong answer does", () => {
    const learned = after(recall("good", 0, "learning"));
    expect(remember(learned, recall("good", 0))).toBe(learned);
    const missed = remember(learned, recall("again", 0));
    expect(missed.due_on < learned.due_on).toBe(true);
    expect(remember(missed, recall("again", 0, "drill"))).toBe(missed);
    expect(remember(missed, recall("good", 0, "drill"))).toBe(missed);
  });

  it("takes evidence that arrives twice or late as known", () => {
    const memory = after(recall("good", 0, "learning"), recall("again", 5));
    expect(remember(memory, recall("good", 0, "learning"))).toBe(memory);
    expect(remember(memory, recall("again", 5))).toBe(memory);
  });

  it("masters a skill only by a right mixed review at least seven days after the first answer", () => {
    const familiar = after(recall("good", 0, "learning"), recall("good", 4));
    expect(familiar.level).toBe("familiar");
    expect(remember(familiar, recall("good", 6)).level).toBe("familiar");
    expect(remember(familiar, recall("good", 9, "drill")).level).toBe("familiar");
    expect(remember(familiar, recall("good", 9, "learning")).level).toBe("familiar");
    expect(remember(familiar, recall("good", 9)).level).toBe("mastered");
  });

  it("lets mastery fall, by one level with each wrong answer and with time", () => {
    const mastered = after(recall("good", 0, "learning"), recall("good", 4), recall("good", 15));
    expect(mastered.level).toBe("mastered");
    expect(masteryOn(mastered, addDays(DAY, 16))).toBe("mastered");
    expect(masteryOn(mastered, addDays(DAY, 1500))).toBe("familiar");
    const missed = remember(mastered, recall("again", 40));
    expect(missed.level).toBe("familiar");
    expect(remember(missed, recall("again", 41)).level).toBe("learning");
  });

  it("asks within three days for what a placement test skipped, and judges it by the first answer", () => {
    const skipped = after({ ...recall("hard", 0, "placement"), isAnswered: false });
    expect(skipped).toMatchObject({ level: "new", first_on: null });
    expect(skipped.due_on <= addDays(DAY, 3)).toBe(true);
    expect(remember(skipped, recall("good", 0, "learning"))).toMatchObject({ level: "familiar", first_on: DAY });
    expect(remember(skipped, recall("again", 2)).level).toBe("learning");
    const known = after(recall("good", 0, "learning"));
    expect(remember(known, { ...recall("hard", 3, "placement"), isAnswered: false })).toBe(known);
  });
});

it("grades an item by its first try and a lesson by its worst item", () => {
  expect(gradeOf({ isFirstRight: true, isEverRight: true })).toBe("good");
  expect(gradeOf({ isFirstRight: false, isEverRight: true })).toBe("hard");
  expect(gradeOf({ isFirstRight: false, isEverRight: false })).toBe("again");
  expect(worstGrade(["good", "hard"])).toBe("hard");
  expect(worstGrade(["hard", "again", "good"])).toBe("again");
  expect(worstGrade([])).toBe("good");
});
