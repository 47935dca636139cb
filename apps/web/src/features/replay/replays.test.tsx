import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "#web/testing/axe.ts";
import type { ReplaySummary } from "./api.ts";
import { NewReplay } from "./new-replay.tsx";
import { ReplayList } from "./replay-list.tsx";
import { replayOf } from "./samples.ts";
import { renderReplay } from "./testing.tsx";
import { refusal, type Replies } from "#web/testing/stub-server.ts";

beforeEach(() => page.viewport(390, 844));

const INSTRUMENTS = [
  { ticker: "NVLA", name: "Novella" },
  { ticker: "LRKD", name: "Larkdale" },
];
const { id, is_surprise, instrument, timeframe, length, reached, is_finished, starts_at, reached_at, played_at } =
  replayOf();
const summary = {
  id,
  is_surprise,
  instrument,
  timeframe,
  length,
  reached,
  is_finished,
  starts_at,
  reached_at,
  played_at,
};
const waiting: ReplaySummary = { ...summary, result: null };
const over: ReplaySummary = {
  ...waiting,
  id: "5f0c9c1e-0000-4000-8000-000000000002",
  instrument: { ticker: "NVLA", name: "Novella", kind: "share" },
  is_finished: true,
  starts_at: 1_583_159_400,
  result: { profit: "500.00", profit_percent: 0.5, hold_percent: -1.2 },
};

const open = (replies: Replies) => renderReplay(<NewReplay instruments={INSTRUMENTS} />, replies);
const created = { "POST /v2/replays/": { body: { replay: replayOf() } } };

describe("a new replay", () => {
  test("is a surprise unless something is chosen", async () => {
    const { screen, seen } = await open(created);
    await screen.getByRole("button", { name: "Start replay" }).click();
    await expect.element(screen.getByText("elsewhere")).toBeVisible();
    expect(seen[0]?.body).toEqual({
      replay_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      setup: { type: "surprise" },
      timeframe: "1d",
      length: 100,
    });
  });

  test("waits for the instruments before one of them can be replayed", async () => {
    const { screen } = await renderReplay(<NewReplay instruments={undefined} placeholder={<p>Loading</p>} />, created);
    const start = screen.getByRole("button", { name: "Start replay" });
    await expect.element(start).toBeEnabled();
    await screen.getByText("Choose", { exact: true }).click();
    await expect.element(screen.getByText("Loading")).toBeVisible();
    await expect.element(start).toBeDisabled();
    expect(screen.getByLabelText("Instrument").elements()).toEqual([]);
  });

  test("takes an instrument, a day, the time of a bar and a length", async () => {
    const { screen, seen } = await open(created);
    await screen.getByText("Choose", { exact: true }).click();
    await userEvent.selectOptions(screen.getByLabelText("Instrument"), "LRKD");
    await screen.getByLabelText("First day").fill("2020-03-02");
    await screen.getByRole("radio", { name: "15 minutes" }).click({ force: true });
    await screen.getByRole("radio", { name: "250 bars" }).click({ force: true });
    await screen.getByRole("button", { name: "Start replay" }).click();
    await expect.element(screen.getByText("elsewhere")).toBeVisible();
    expect(seen[0]?.body).toMatchObject({
      setup: { type: "chosen", ticker: "LRKD", starts_at: 1_583_107_200 },
      timeframe: "15m",
      length: 250,
    });
  });

  test("says what is wrong with a day, and is begun once however often it is sent", async () => {
    let tries = 0;
    const { screen, seen } = await open({
      "POST /v2/replays/": () => (++tries === 1 ? null : refusal("replay_date_unusable")),
    });
    const start = screen.getByRole("button", { name: "Start replay" });
    await start.click();
    await expect
      .element(screen.getByText("Couldn’t reach the server. Nothing changed; try again when you’re back online."))
      .toBeVisible();
    await start.click();
    await expect.element(screen.getByText(/There aren’t enough bars around this day/)).toBeVisible();
    expect(seen[0]?.body).toEqual(seen[1]?.body);
    await expectAccessible();
  });
});

describe("the list of replays", () => {
  test("tells results, where to go on, and nothing of a surprise", async () => {
    const { screen } = await renderReplay(<ReplayList />, {
      "GET /v2/replays/": { body: { replays: [waiting, over] } },
    });
    await expect.element(screen.getByText("Surprise")).toBeVisible();
    await expect.element(screen.getByText("Bar 0 of 20")).toBeVisible();
    await expect.element(screen.getByText("+$500.00 (+0.50%)")).toBeVisible();
    await expect.element(screen.getByText("Buy and hold: -1.20%")).toBeVisible();
    await expectAccessible();
  });

  test("asks before it deletes one", async () => {
    let replays = [over];
    const { screen, seen } = await renderReplay(<ReplayList />, {
      "GET /v2/replays/": () => ({ body: { replays } }),
      [`DELETE /v2/replays/${over.id}/`]: () => {
        replays = [];
        return { body: {} };
      },
    });
    await screen.getByRole("button", { name: "Delete replay: Novella" }).click();
    await expect.element(screen.getByText("You’ll lose its trades and its report for good.")).toBeVisible();
    expect(seen.some(({ call }) => call.startsWith("DELETE"))).toBe(false);
    await screen.getByRole("button", { name: "Delete", exact: true }).click();
    await expect.element(screen.getByText("No replays yet")).toBeVisible();
  });
});
