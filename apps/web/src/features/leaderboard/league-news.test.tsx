import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { stubServer } from "#web/testing/stub-server.ts";
import { Celebrations } from "#web/shared/ui/celebrations/celebrations.tsx";
import type { WeekResult } from "./api.ts";
import { LeagueNews } from "./league-news.tsx";

let turn = 0;
const resultOf = (outcome: WeekResult["outcome"]): WeekResult => ({
  week: "2026-11-16",
  outcome,
  rank: 2,
  size: 30,
  from: "wick",
  to: outcome === "promoted" ? "taper" : "wick",
});

beforeEach(async () => {
  store.remove(STORAGE_KEYS.leagueWeek);
  await loadMessages(["leaderboard"]);
});

async function open(outcome: WeekResult["outcome"], pathname: string) {
  stubServer({ "GET /leaderboard/rank-updates/": { body: { league_update: resultOf(outcome) } } });
  const username = `ada${++turn}`;
  const parts = (
    <>
      <LeagueNews username={username} pathname={pathname} />
      <Celebrations userId={username} />
    </>
  );
  return (await renderSignedIn(parts, [pathname])).screen;
}

test("S7.55 a promotion is celebrated where the learner is, and leads to the league", async () => {
  const screen = await open("promoted", "/learn");
  await expect.element(screen.getByText("You moved up to Taper")).toBeVisible();
  await expect.element(screen.getByText("Last week you came in at rank 2 of 30.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "See your new league" })).toHaveAttribute("href", "/leagues");
  await userEvent.click(screen.getByText("You moved up to Taper"));
  await expect.element(screen.getByText("You moved up to Taper")).not.toBeInTheDocument();
  expect(store.get(STORAGE_KEYS.leagueWeek)).toContain("2026-11-16");
});

test("S7.55 a week that ended otherwise is not celebrated", async () => {
  const screen = await open("stayed", "/learn");
  await expect.poll(() => document.querySelector("output[aria-live]")).toBeNull();
  await expect.element(screen.getByText("You stay in Wick")).not.toBeInTheDocument();
});
