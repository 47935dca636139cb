import { describe, expect, it } from "vitest";
import { questionToAsk, type OnboardingAnswers } from "./onboarding.ts";

const nothing: OnboardingAnswers = { arrow: null, experience: null };
const goal: OnboardingAnswers = { arrow: "trading", experience: null };
const all: OnboardingAnswers = { arrow: "trading", experience: "none" };

describe("S2.10 the question to ask", () => {
  it("is the first unanswered one, and none when both are answered", () => {
    expect(questionToAsk(nothing, null)).toBe("goal");
    expect(questionToAsk(goal, null)).toBe("experience");
    expect(questionToAsk(all, null)).toBeNull();
  });

  it("goes back to any that is answered, and never past one that is not", () => {
    expect(questionToAsk(all, "goal")).toBe("goal");
    expect(questionToAsk(all, "experience")).toBe("experience");
    expect(questionToAsk(goal, "goal")).toBe("goal");
    expect(questionToAsk(nothing, "experience")).toBe("goal");
  });

  it("ignores a question that is no longer asked", () => {
    expect(questionToAsk(goal, "zone")).toBe("experience");
    expect(questionToAsk(all, "daily")).toBeNull();
  });
});
