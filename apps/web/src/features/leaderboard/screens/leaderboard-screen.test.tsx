import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { samplePathway } from "#web/features/learning/path/pathway-samples.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import type { WeekResult } from "../api.ts";
import { emptyLeague, leagueOf } from "../samples.ts";
import { LeaderboardScreen } from "./leaderboard-screen.tsx";

const LEAGUE = "GET /leaderboard/v2/league/";
const noResult = { "GET /leaderboard/rank-updates/": { body: { league_update: null } } };
const noNews = { "GET /leaderboard/experience/rank-updates/": { body: { rank_update: null } } };
const seen = { body: { is_seen: true } };

beforeEach(async () => {
  await loadMessages(["leaderboard"]);
  await page.viewport(390, 844);
  vi.useFakeTimers({ now: new Date("2026-11-27T20:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.dir = "ltr";
  document.documentElement.dataset["theme"] = "light";
});

async function open(replies: Replies) {
  const calls = stubServer({
    "GET /learning-v2/v2/paths/active/": { body: samplePathway({ completed: 1 }) },
    ...noResult,
    ...noNews,
    "POST /leaderboard/experience/rank-updates/": seen,
    ...replies,
  });
  const { screen } = await renderSignedIn(<LeaderboardScreen />, ["/leagues"]);
  return { screen, calls };
}
const withBoard = (body: ReturnType<typeof leagueOf>, replies: Replies = {}) =>
  open({ [LEAGUE]: { body }, ...replies });

describe("the league of the week", () => {
  test("S7.53 names the league, its place among ten and the time left, with the exact end", async () => {
    const { screen } = await withBoard(leagueOf(12, 8));
    await expect.element(screen.getByRole("heading", { level: 1, name: "Wick League" })).toBeVisible();
    await expect.element(screen.getByText("League 3 of 10")).toBeVisible();
    await expect.element(screen.getByText(/^Ends in 2 days,? 4 hours/)).toBeVisible();
    const time = screen.getByRole("time").element();
    expect(time.getAttribute("datetime")).toBe("2026-11-30T00:00:00.000Z");
    expect(time.getAttribute("title")).toMatch(/^Week ends \d\d Nov 2026/);
    const ladder = screen.getByRole("list", { name: "All leagues, lowest first" });
    expect(ladder.getByRole("listitem").all()).toHaveLength(10);
    expect(ladder.element().querySelector("[aria-current]")?.textContent).toBe("Wick");
  });

  test("S7.53 the cohort, with the lines of promotion and demotion between the rows", async () => {
    const { screen } = await withBoard(leagueOf(12, 8));
    await expect.element(screen.getByText("Top 3 move up to Taper")).toBeVisible();
    const rows = [...document.querySelectorAll("main ol:not([aria-label]) > li")].map(({ textContent }) => textContent);
    expect(rows).toHaveLength(14);
    expect(rows[0]).toBe("1ana120 XP");
    expect(rows[3]).toBe("Top 3 move up to Taper");
    expect(rows[8]).toBe("8adaYou50 XP");
    expect(rows[11]).toBe("Last 2 move down to Ember");
  });

  test("S7.54 says what passing the next learner and promotion need", async () => {
    const { screen } = await withBoard(leagueOf(12, 8));
    await expect.element(screen.getByText("Rank 8 of 12")).toBeVisible();
    await expect.element(screen.getByText(/^11 XP to pass .gus.$/)).toBeVisible();
    await expect.element(screen.getByText("51 XP to move up to Taper")).toBeVisible();
  });

  test("S7.54 says what safety needs, and to the first that the promotion is theirs", async () => {
    const last = await withBoard(leagueOf(12, 12));
    await expect.element(last.screen.getByText("21 XP to stay in Wick")).toBeVisible();
    await last.screen.unmount();
    const first = await withBoard(leagueOf(12, 1));
    await expect.element(first.screen.getByText("You’d move up to Taper if the week ended now")).toBeVisible();
  });

  test("the own row stays in view while the others scroll", async () => {
    await page.viewport(390, 600);
    const { screen } = await withBoard(leagueOf(30, 28));
    await expect.element(screen.getByText("Rank 28 of 30")).toBeVisible();
    const own = () => document.querySelector("[data-own]")?.getBoundingClientRect() ?? new DOMRect();
    document.querySelector("[data-row]")?.scrollIntoView({ block: "center" });
    expect(own().bottom).toBeLessThanOrEqual(innerHeight);
    expect(own().height).toBeGreaterThan(0);
    document.documentElement.scrollTo(0, 1e6);
    expect(own().top).toBeGreaterThanOrEqual(0);
  });

  test("a small cohort is shown as it is", async () => {
    const { screen } = await withBoard(leagueOf(3, 2));
    await expect
      .element(screen.getByText("3 learners so far; places fill up as people start their week."))
      .toBeVisible();
  });

  test("before the first points the way leads to a lesson", async () => {
    const { screen } = await withBoard(emptyLeague);
    await expect
      .element(screen.getByRole("heading", { name: "Finish a lesson to join this week’s league" }))
      .toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Go to your next lesson" }))
      .toHaveAttribute("href", "/courses/course-1/chapters/c1-1/lessons/c1-1-2");
  });

  test("a failed call can be repeated", async () => {
    let isDown = true;
    const { screen } = await open({
      [LEAGUE]: () => (isDown ? refusal("internal") : { body: leagueOf(12, 8) }),
    });
    const retry = screen.getByRole("button", { name: "Try again" });
    await expect.element(retry).toBeVisible();
    isDown = false;
    await retry.click();
    await expect.element(screen.getByText("Rank 8 of 12")).toBeVisible();
  });
});

describe("rank updates", () => {
  test("S7.55 S7.56 says how far the learner climbed since the last look, once", async () => {
    let isSeen = false;
    const { screen, calls } = await withBoard(leagueOf(12, 8), {
      "GET /leaderboard/experience/rank-updates/": () => ({
        body: { rank_update: isSeen ? null : { from: 10, to: 8 } },
      }),
      "POST /leaderboard/experience/rank-updates/": () => {
        isSeen = true;
        return seen;
      },
    });
    await expect.element(screen.getByText("▲ Up 2 since you last looked")).toBeVisible();
    const posted = () => calls.filter(({ call }) => call.startsWith("POST"));
    await expect.poll(() => posted().map(({ body }) => body)).toEqual([{ rank: 8 }]);
    expect(posted()[0]?.query).toBe("?username=ada");
  });

  test("S7.55 a rank that changes while the learner looks is announced politely and stored as seen", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-27T20:00:00Z"), toFake: ["Date", "setTimeout", "clearTimeout"] });
    let rank = 8;
    const { screen, calls } = await open({ [LEAGUE]: () => ({ body: leagueOf(12, rank) }) });
    await expect.element(screen.getByText("Rank 8 of 12")).toBeVisible();
    expect(calls.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
    rank = 5;
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.element(screen.getByText("Rank 5 of 12", { exact: true })).toBeVisible();
    const said = screen.getByText("You’re now at rank 5 of 12");
    expect(said.element().closest("output")).not.toBeNull();
    await expect.poll(() => calls.findLast(({ call }) => call.startsWith("POST"))?.body).toEqual({ rank: 5 });
  });
});

describe("the result of last week", () => {
  const resultOf = (outcome: WeekResult["outcome"], to: WeekResult["to"]): WeekResult => ({
    week: "2026-11-16",
    rank: 3,
    size: 28,
    outcome,
    from: "wick",
    to,
  });
  test.for([
    ["promoted", "taper", "You moved up to Taper"],
    ["stayed", "wick", "You stay in Wick"],
    ["demoted", "ember", "This week you play in Ember"],
  ] as const)("S7.55 S7.56 %s is shown until it is closed", async ([outcome, to, title]) => {
    const { screen, calls } = await withBoard(leagueOf(12, 8), {
      "GET /leaderboard/rank-updates/": { body: { league_update: resultOf(outcome, to) } },
      "POST /leaderboard/experience/league-updates/": seen,
    });
    const card = screen.getByRole("region", { name: title });
    await expect.element(card.getByText(/^Last week you came in at rank 3 of 28\./)).toBeVisible();
    await card.getByRole("button", { name: "Close" }).click();
    await expect.element(card).not.toBeInTheDocument();
    await expect
      .poll(() => calls.findLast(({ call }) => call.startsWith("POST"))?.body)
      .toEqual({ week: "2026-11-16" });
    await expect.element(screen.getByRole("main")).toHaveFocus();
  });
});

describe("leaving", () => {
  test("asks, says what happens, and is undone by joining again", async () => {
    let takes_part = true;
    const { screen, calls } = await open({
      [LEAGUE]: () => ({ body: takes_part ? leagueOf(12, 8) : { ...emptyLeague, takes_part } }),
      "PUT /v2/leaderboard/participation/": ({ body }) => {
        takes_part = JSON.stringify(body) === '{"takes_part":true}';
        return { body: { takes_part } };
      },
    });
    await screen.getByRole("button", { name: "Leave the leagues" }).click();
    const dialog = screen.getByRole("dialog", { name: "Leave the leagues?" });
    await expect.element(dialog.getByText(/^You disappear from this week’s board at once/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Leave the leagues" }).click();
    await dialog.getByRole("button", { name: "Leave", exact: true }).click();
    await expect.element(screen.getByRole("heading", { name: "You’re not in the leagues" })).toBeVisible();
    await screen.getByRole("button", { name: "Join again" }).click();
    await expect.element(screen.getByText("Rank 8 of 12")).toBeVisible();
    const changes = calls.filter(({ call }) => call.startsWith("PUT")).map(({ body }) => body);
    expect(changes).toEqual([{ takes_part: false }, { takes_part: true }]);
  });

  test("a change that cannot be saved is said", async () => {
    const { screen } = await withBoard(leagueOf(12, 8), {
      "PUT /v2/leaderboard/participation/": refusal("internal"),
    });
    await screen.getByRole("button", { name: "Leave the leagues" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByRole("button", { name: "Leave", exact: true }).click();
    await expect.element(dialog.getByText(/^We couldn’t save that/)).toBeVisible();
  });
});

test.for([
  ["light", "ltr"],
  ["dark", "rtl"],
] as const)("axe finds nothing: %s %s", async ([theme, dir]) => {
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dir = dir;
  document.documentElement.lang = "en";
  const { screen } = await withBoard(leagueOf(30, 28));
  await expect.element(screen.getByText("Rank 28 of 30")).toBeVisible();
  await expectAccessible();
});
