import { simulatorRoutes } from "@candlewise/contracts/simulator/routes";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginSession } from "#web/shared/session/session.ts";
import { ADA, stubServer, type SeenCall } from "#web/testing/stub-server.ts";
import { createStore } from "#web/shared/state/store.ts";
import { REFETCH_AFTER, simulatorApi } from "./api.ts";
import { balanceOf } from "./balance.ts";
import { portfolioWith } from "./samples.ts";

let seen: readonly SeenCall[];

beforeEach(() => {
  vi.useFakeTimers();
  seen = stubServer({ "GET /v2/portfolio/": { body: portfolioWith() } });
});
afterEach(() => vi.useRealTimers());

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
  const cached = () => simulatorApi.endpoints.getPortfolio.select()(store.getState()).data;
  return { store, open, cached };
}

test("S7.26 S9.02 the portfolio is cached for 20 seconds after the last screen that shows it", async () => {
  expect(simulatorRoutes.getPortfolio.keepUnusedDataFor).toBe(20);
  const { open, cached } = signedIn();
  const close = await open();
  close();
  await vi.advanceTimersByTimeAsync(19_900);
  expect(cached()).toBeDefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(cached()).toBeUndefined();
});

test("S7.26 S9.02 a screen that opens asks again when the answer is older than 300 seconds", async () => {
  const { open } = signedIn();
  await open();
  await vi.advanceTimersByTimeAsync(299_000);
  await open();
  expect(seen).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  await open();
  expect(seen).toHaveLength(2);
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
