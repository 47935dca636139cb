import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { RouteParamsContext } from "#web/shared/routing/route-params.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { challengeOf, summaryOf } from "../samples.ts";
import { ChallengeNotice } from "./notice/challenge-notice.tsx";
import { ChallengeScreen } from "./challenge-screen.tsx";
import { ChallengesScreen } from "./challenges-screen.tsx";

const LIST = "GET /daily-challenges/";
const ONE = "GET /daily-challenges/fees/";
const today = "2026-11-23";

beforeEach(async () => {
  await loadMessages(["challenges"]);
  await page.viewport(390, 844);
});

async function openList(replies: Replies) {
  stubServer(replies);
  return (await renderSignedIn(<ChallengesScreen />, ["/challenges"])).screen;
}

async function openOne(replies: Replies) {
  const calls = stubServer(replies);
  const { screen } = await renderSignedIn(
    <RouteParamsContext value={{ challengeId: "fees" }}>
      <ChallengeScreen />
    </RouteParamsContext>,
    ["/challenges/fees"],
  );
  return { screen, calls };
}

describe("the list", () => {
  test("S7.44 joined ones come first with what is open, then those to join, then finished ones", async () => {
    const challenges = [
      summaryOf({ done: 1, id: "a", title: "Joined" }),
      summaryOf({ done: 0, status: "available", id: "b", title: "New" }),
      summaryOf({ done: 3, status: "finished", id: "c", title: "Over" }),
    ];
    const screen = await openList({ [LIST]: { body: { today, challenges } } });
    await expect.element(screen.getByRole("heading", { level: 1, name: "Daily challenges" })).toBeVisible();
    const groups = () =>
      screen
        .getByRole("heading", { level: 2 })
        .elements()
        .map(({ textContent }) => textContent);
    expect(groups()).toEqual(["Your challenges", "Pick a challenge", "Finished"]);
    const joined = screen.getByRole("region", { name: "Your challenges" }).getByRole("link");
    await expect.element(joined).toHaveAttribute("href", "/challenges/a");
    await expect.element(joined.getByText("Day 2 is open")).toBeVisible();
    await expect.element(joined.getByText("1 of 3 days done")).toBeVisible();
    const other = screen.getByRole("region", { name: "Pick a challenge" });
    for (const fact of ["Beginner", "3 days", "60 coins"]) await expect.element(other.getByText(fact)).toBeVisible();
    await expect.element(screen.getByText("Your reward is ready")).toBeVisible();
    await expectAccessible("screen");
  });

  test("a failed call can be repeated", async () => {
    let isDown = true;
    const screen = await openList({
      [LIST]: () => (isDown ? refusal("unavailable") : { body: { today, challenges: [] } }),
    });
    await expect.element(screen.getByRole("alert")).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect.element(screen.getByRole("heading", { name: "No challenges right now" })).toBeVisible();
  });
});

describe("a challenge", () => {
  test("S7.44 joining opens the first day", async () => {
    let hasJoined = false;
    const current = () => challengeOf({ done: 0, status: hasJoined ? "joined" : "available" });
    const { screen } = await openOne({
      [ONE]: () => ({ body: current() }),
      "POST /daily-challenges/fees/join/": () => {
        hasJoined = true;
        return { body: current() };
      },
    });
    await expect.element(screen.getByRole("heading", { level: 1, name: "Fees and spreads" })).toBeVisible();
    expect(screen.getByRole("list").first().getByRole("link").elements()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Join the challenge" }));
    await expect
      .element(screen.getByRole("link", { name: "Start day 1" }))
      .toHaveAttribute("href", "/challenges/tasks/day-1");
    await expectAccessible("screen");
  });

  test("a failed joining says so and can be repeated", async () => {
    const { screen } = await openOne({
      [ONE]: { body: challengeOf({ done: 0, status: "available" }) },
      "POST /daily-challenges/fees/join/": refusal("unavailable"),
    });
    await userEvent.click(screen.getByRole("button", { name: "Join the challenge" }));
    await expect.element(screen.getByText("You couldn’t be added to the challenge. Try again.")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Join the challenge" })).toBeEnabled();
  });

  test("S7.45 completed and open days are links, a day that opens tomorrow says so and is none", async () => {
    const { screen } = await openOne({ [ONE]: { body: challengeOf({ done: 1, isTomorrow: true }) } });
    await expect.element(screen.getByText("Day 2 opens tomorrow")).toBeVisible();
    const days = screen.getByRole("region", { name: "Day by day" });
    await expect.element(days.getByRole("link")).toHaveAttribute("href", "/challenges/tasks/day-1");
    await expect.element(days.getByText("Day 1 · Done · 66%")).toBeVisible();
    await expect.element(days.getByText("Day 2 · Opens tomorrow")).toBeVisible();
    await expect.element(days.getByText("Day 3 · Locked")).toBeVisible();
    await expect
      .element(screen.getByText("If you miss a day, your progress stays.", { exact: false }).first())
      .toBeVisible();
    await expectAccessible("screen");
  });

  test("S7.46 the reward of a finished challenge is claimed once; a failed claim can be repeated", async () => {
    let attempts = 0;
    const { screen, calls } = await openOne({
      [ONE]: () => ({ body: challengeOf({ done: 3, status: "finished", isRewarded: attempts > 1 }) }),
      "POST /daily-challenges/fees/reward/": () =>
        ++attempts === 1 ? refusal("unavailable") : { body: { challenge_id: "fees", coins: 60, score: 66 } },
    });
    const claim = screen.getByRole("button", { name: "Claim 60 coins" });
    await userEvent.click(claim);
    await expect.element(screen.getByText("We couldn’t add the coins. Try again.")).toBeVisible();
    await userEvent.click(claim);
    await expect.element(screen.getByText("You claimed 60 coins.")).toBeVisible();
    await expect.element(claim).not.toBeInTheDocument();
    expect(calls.filter(({ call }) => call.endsWith("/reward/"))).toHaveLength(2);
    await expectAccessible("screen");
  });

  test("one that does not exist leads to the others", async () => {
    const { screen } = await openOne({ [ONE]: refusal("not_found") });
    await expect.element(screen.getByRole("heading", { name: "This challenge doesn’t exist" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "All challenges" })).toHaveAttribute("href", "/challenges");
  });

  test("is readable in the dark and from right to left", async () => {
    document.documentElement.dataset["theme"] = "dark";
    document.documentElement.dir = "rtl";
    const { screen } = await openOne({ [ONE]: { body: challengeOf({ done: 1 }) } });
    await expect.element(screen.getByRole("link", { name: "Start day 2" })).toBeVisible();
    await expectAccessible("screen");
    document.documentElement.dataset["theme"] = "light";
    document.documentElement.dir = "ltr";
  });
});

describe("the notice beside the path", () => {
  const TOUR = "/users/u1/tours/";
  const tour = (is_seen: boolean) => ({ body: { name: "challenge.day-2", is_seen } });
  const show = async (challenges: ReturnType<typeof summaryOf>[], replies: Replies = {}) => {
    const calls = stubServer({ [LIST]: { body: { today, challenges } }, ...replies });
    const { screen } = await renderSignedIn(<ChallengeNotice otherwise={<p>Something else</p>} />, ["/learn"]);
    return { screen, calls };
  };

  test("S1.02 names today's day until it is put away", async () => {
    const { screen, calls } = await show([summaryOf({ done: 1 })], {
      [`GET ${TOUR}`]: tour(false),
      [`POST ${TOUR}`]: tour(true),
    });
    await expect
      .element(screen.getByRole("link", { name: /Day 2 of 3 is waiting/ }))
      .toHaveAttribute("href", "/challenges/fees");
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    await expect.element(screen.getByText("Something else")).toBeVisible();
    const saved = () => calls.find(({ call }) => call === `POST ${TOUR}`)?.body;
    await expect.poll(saved).toEqual({ name: "challenge.day-2" });
  });

  test("gives way when nothing is open today", async () => {
    const { screen } = await show([summaryOf({ done: 1, isTomorrow: true })]);
    await expect.element(screen.getByText("Something else")).toBeVisible();
  });
});
