import { expect, test } from "vitest";
import { renderInApp } from "#web/testing/render.tsx";
import { CandleMood, MOODS } from "./candle-mood.tsx";
import { EmptyState } from "./states.tsx";

test("each mood is a drawing of its own that readers skip, and rests where motion is reduced", async () => {
  const { screen } = await renderInApp(MOODS.map((mood) => <CandleMood key={mood} mood={mood} />));
  const drawings = [...screen.container.querySelectorAll("svg")];
  expect(drawings).toHaveLength(MOODS.length);
  expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(MOODS.length);
  for (const drawing of drawings) {
    expect(drawing.getAttribute("aria-hidden")).toBe("true");
    // The tests run with reduced motion.
    expect(drawing.getAnimations({ subtree: true })).toEqual([]);
  }
});

test("an empty state shows the candle in the mood it is given", async () => {
  const { screen } = await renderInApp(<EmptyState mood="lost" title="Gone" />);
  await expect.element(screen.getByRole("heading", { name: "Gone" })).toBeVisible();
  await expect.poll(() => screen.container.querySelector("[data-mood=lost]")).not.toBeNull();
});
