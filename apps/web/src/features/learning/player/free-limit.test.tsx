import type { ErrorFacts } from "@candlewise/contracts/errors";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, LOOKS } from "#web/testing/axe.ts";
import { inLook } from "../testing.tsx";
import { LESSON_PATH, showLearning, TeachingServer } from "./testing.tsx";

const LESSONS = {
  limit_of: "lessons",
  limit: 3,
  used: 3,
  renews_at: "2026-11-22T00:00:00.000Z",
  time_zone: "UTC",
} as const;
const COURSES = { limit_of: "courses", limit: 5, used: 5, renews_at: null, time_zone: null } as const;

async function openAtLimit(limit: ErrorFacts["free_limit_reached"]) {
  const server = new TeachingServer();
  server.limit = limit;
  await showLearning(LESSON_PATH);
}

const link = (name: string) => page.getByRole("link", { name });

test("S6.09 at the limit of the day the lesson says what is free now and when it renews; both ways on look the same", async () => {
  await openAtLimit(LESSONS);
  await expect.element(page.getByRole("heading", { name: "You’ve begun 3 new lessons today" })).toBeVisible();
  await expect
    .element(page.getByText(/3 more from .*Nov 22.*00:00.* every review is free.* streak is safe/))
    .toBeVisible();
  await expect.element(link("Review what you know")).toHaveAttribute("href", "/review");
  await expect.element(link("See the plans")).toHaveAttribute("href", "/plans?next=%2Flearn");
  const [on, plans] = ["Review what you know", "See the plans"].map((name) => getComputedStyle(link(name).element()));
  for (const property of ["backgroundColor", "color", "fontSize", "fontWeight", "height"] as const)
    expect(on?.[property], property).toBe(plans?.[property]);
});

test("S6.09 it renews at the midnight of the account's zone, wherever the device is", async () => {
  await openAtLimit({ ...LESSONS, renews_at: "2026-11-21T15:00:00.000Z", time_zone: "Asia/Tokyo" });
  await expect.element(page.getByText(/3 more from .*Nov 22.*00:00/)).toBeVisible();
});

test("S6.09 a course that is not free says so, and what stays free", async () => {
  await openAtLimit(COURSES);
  await expect.element(page.getByRole("heading", { name: "This course is part of the paid plan" })).toBeVisible();
  await expect.element(page.getByText(/any lesson you’ve already begun/)).toBeVisible();
});

test.each(LOOKS)("S6.09 the limit is accessible in %s and %s", async (theme, language) => {
  await inLook({ theme, language });
  await openAtLimit(LESSONS);
  await expect.element(page.getByRole("heading", { level: 2 })).toBeVisible();
  await expectAccessible();
});
