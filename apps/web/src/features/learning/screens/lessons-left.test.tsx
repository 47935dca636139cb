import type { FreemiumStatus } from "@candlewise/contracts/freemium/schemas";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { expectAccessible, LOOKS } from "#web/testing/axe.ts";
import { NO_ACCESS } from "#web/testing/offers.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { stubServer } from "#web/testing/stub-server.ts";
import { inLook } from "../testing.tsx";
import { LessonsLeft } from "./lessons-left.tsx";

const MIDNIGHT = "2026-11-22T00:00:00.000Z";
const daily = { limit: 3, used: 0, renews_at: MIDNIGHT };

const statusAt = (used: number, isInFreemium = true): FreemiumStatus => ({
  has_access: !isInFreemium,
  limits: {
    lessons: { ...daily, used },
    symbols: { limit: 10, used: 0, renews_at: null },
    analyses: daily,
    messages: daily,
  },
  free_courses: ["course-1"],
  flags: {
    surprise_modal_shown: false,
    bottom_sheet_shown: false,
    second_discount_triggered: false,
    user_in_freemium: isInFreemium,
    buy_from_app_modal_shown: false,
  },
});

const ACCESS = { body: { has_access: true, until: null, products: ["app"] } };

async function show(status: FreemiumStatus, { hasPaid = false, courseId = "course-1" } = {}) {
  await loadMessages(["modules/free-plan"]);
  const seen = stubServer({
    "GET /subscriptions/users/u1": hasPaid ? ACCESS : NO_ACCESS,
    "GET /freemium-access-checker/status/": { body: status },
  });
  const { screen } = await renderSignedIn(
    <main>
      <h1>Course</h1>
      <LessonsLeft courseId={courseId} />
    </main>,
  );
  return { screen, calls: () => seen.map(({ call }) => call) };
}

test.each([
  [0, "3 new lessons left today"],
  [2, "1 new lesson left today"],
  [3, "No new lessons left today. Every review is free."],
  // What was done offline may count beyond the limit.
  [4, "No new lessons left today. Every review is free."],
])("S3.03 S6.09 S7.30 on the free plan with %i lessons begun: %s", async (used, text) => {
  await inLook({});
  const { screen } = await show(statusAt(used));
  await expect.element(screen.getByText(text)).toBeVisible();
});

test("S3.03 S6.09 who has paid reads nothing of limits, and nothing is asked", async () => {
  await inLook({});
  const { screen, calls } = await show(statusAt(0, false), { hasPaid: true });
  await expect.poll(calls).toContain("GET /subscriptions/users/u1");
  expect(calls()).not.toContain("GET /freemium-access-checker/status/");
  expect(screen.getByText(/left today/).elements()).toEqual([]);
});

test.each([
  ["without a free plan", statusAt(0, false), "course-1"],
  ["in a course that is not free", statusAt(0), "course-2"],
])("S6.09 %s nothing is said of limits", async (_, status, courseId) => {
  await inLook({});
  const { screen, calls } = await show(status, { courseId });
  await expect.poll(calls).toContain("GET /freemium-access-checker/status/");
  expect(screen.getByText(/left today/).elements()).toEqual([]);
});

test.each(LOOKS)("S6.09 the line is accessible in %s and %s", async (theme, language) => {
  await inLook({ theme, language });
  await show(statusAt(1));
  await expect.element(page.getByText(/[12]|درسان/)).toBeVisible();
  await expectAccessible();
});
