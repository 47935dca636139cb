import { simulatorRoutes } from "@candlewise/contracts/simulator/routes";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropAccessToken } from "#web/shared/session/access-token.ts";
import { beginSession } from "#web/shared/session/session.ts";
import { ADA } from "#web/testing/stub-server.ts";
import { createStore } from "#web/shared/state/store.ts";
import { REFETCH_AFTER, simulatorApi } from "./api.ts";
import { balanceOf } from "./balance.ts";
import { portfolioWith } from "./samples.ts";

const calls = vi.fn(async () => Response.json(portfolioWith()));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", calls);
  calls.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  dropAccessToken();
});

function signedIn() {
  const store = createStore();
  beginSession(store.dispatch, { access_token: "t", expires_in: 3600, user: ADA });
  /** What a screen does that opens. */
  const open = async () => {
    const request = store.dispatch(
      simulatorApi.endpoints.getPortfolio.initiate(undefined, {
        forceRefetch: REFETCH_AFTER.refetchOnMountOrArgChange,
      }),
    );
    await request;
    return () => request.unsubscribe();
  };
  const kept = () => simulatorApi.endpoints.getPortfolio.select()(store.getState()).data;
  return { store, open, kept };
}

test("S7.26 S9.02 the portfolio is kept for 20 seconds after the last screen that shows it", async () => {
  expect(simulatorRoutes.getPortfolio.keepUnusedDataFor).toBe(20);
  const { open, kept } = signedIn();
  const close = await open();
  close();
  await vi.advanceTimersByTimeAsync(19_900);
  expect(kept()).toBeDefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept()).toBeUndefined();
});

test("S7.26 S9.02 a screen that opens asks again when the answer is older than 300 seconds", async () => {
  const { open } = signedIn();
  await open();
  await vi.advanceTimersByTimeAsync(299_000);
  await open();
  expect(calls).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  await open();
  expect(calls).toHaveBeenCalledTimes(2);
});

test("S9.02 who looks at what is told to the store 500 ms after the last change, all at once", async () => {
  const { store, open } = signedIn();
  const subscribers = () =>
    Object.values(store.getState().api.subscriptions).flatMap((each) => Object.keys(each ?? {}));
  await open();
  await open();
  await vi.advanceTimersByTimeAsync(400);
  expect(subscribers()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(subscribers()).toHaveLength(2);
});

test("S3.07 S3.13 the balance is 0 and no assets until an answer was read", () => {
  expect(balanceOf(undefined)).toEqual({
    balance: 0,
    totalBalance: 0,
    totalProfit: 0,
    totalProfitPercent: 0,
    assets: [],
  });
  expect(balanceOf(portfolioWith({ balance: 5, totalBalance: 7 }))).toMatchObject({ balance: 5, totalBalance: 7 });
});
