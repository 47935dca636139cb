import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import { describe, expect, it } from "vitest";
import { sampleContent } from "#api/testing/sample-content.ts";
import { createCurriculum } from "../curriculum.ts";
import { describePage } from "./describe-page.ts";

const describeAt = describePage(createCurriculum(sampleContent));
const LESSON = "/courses/basics/chapters/basics-1/lessons/l1";

describe("S2.04 what a shared link is about", () => {
  it("is the lesson or the course", () => {
    expect(describeAt(`${LESSON}/`, NOTHING_HIDDEN)).toEqual({
      path: LESSON,
      title: "Lesson l1",
      description: "A lesson.",
    });
    expect(describeAt("/courses/basics", NOTHING_HIDDEN)).toMatchObject({ path: "/courses/basics" });
  });

  it("is not said of other pages, of places that do not exist, and of what a country hides", () => {
    for (const path of [
      "/",
      "/learn",
      "/courses",
      "/courses/none",
      LESSON.replace("basics-1", "basics-2"),
      `${LESSON}x`,
    ])
      expect(describeAt(path, NOTHING_HIDDEN), path).toBeNull();
    const coins = "/courses/coins/chapters/coins-1/lessons/l6";
    expect(describeAt(coins, NOTHING_HIDDEN)).not.toBeNull();
    expect(describeAt(coins, { crypto: true, simulator: false })).toBeNull();
  });
});
