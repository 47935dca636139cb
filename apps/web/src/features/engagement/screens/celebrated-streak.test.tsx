import { afterEach, expect, test } from "vitest";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { stubServer } from "#web/testing/stub-server.ts";
import type { StreakCalendar } from "../api.ts";
import { CelebratedStreak } from "./celebrated-streak.tsx";

afterEach(() => {
  store.remove(STORAGE_KEYS.streakDay);
  store.remove(STORAGE_KEYS.streakMilestone);
});

const TODAY = "2026-11-21";
const before: StreakCalendar = { today: TODAY, status: "open", current: 4, coins: 20, from: "2026-10-01", days: [] };

async function open(calendar: StreakCalendar, isShown = true) {
  stubServer({ "GET /calendar/streaks/current/": { body: calendar } });
  await loadMessages(["engagement"]);
  return renderSignedIn(
    <main>
      <h1>Lesson complete</h1>
      <CelebratedStreak day={TODAY} isShown={isShown} />
    </main>,
  );
}
const number = () => document.querySelector("svg text")?.textContent;

test.for([
  ["before the server has counted the day", before],
  ["after it has", { ...before, status: "done", current: 5 }],
] as const)("S7.48 the end of a lesson shows that the day counts: %s", async ([, calendar]) => {
  const { screen } = await open(calendar);
  await expect.element(screen.getByText("5 days in a row")).toBeVisible();
  expect(number()).toBe("5");
  expect(store.get(STORAGE_KEYS.streakDay)).toBe(`u1 ${TODAY}`);
});

test("S7.48 before its beat the flame holds the streak as it was", async () => {
  await open(before, false);
  await expect.poll(number).toBe("4");
  expect(store.get(STORAGE_KEYS.streakDay)).toBeNull();
});

test("S7.48 a day that was shown to count is not celebrated again", async () => {
  store.set(STORAGE_KEYS.streakDay, `u1 ${TODAY}`);
  const { screen, store: state } = await open({ ...before, status: "done", current: 5 });
  await expect.poll(() => JSON.stringify(state.getState().api.queries)).toContain('"fulfilled"');
  await expect.element(screen.getByText("5 days in a row")).not.toBeInTheDocument();
});
