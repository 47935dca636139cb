import { learningContract } from "@candlewise/contracts/learning/schemas";
import { marketContract } from "@candlewise/contracts/market/schemas";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { taskContent } from "#api/areas/learning/learning/testing/task-content.ts";
import { inputsOf } from "#api/testing/fuzz/inputs.ts";
import { toWire, type Callable } from "#api/testing/fuzz/wire.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

/** A Friday, two hours after the market opens. */
const OPEN = "2026-11-20T16:30:00Z";
const HEADER = "x-country";
/** Domains that are unavailable where the simulator is hidden. */
const OF_SIMULATOR = ["market", "simulator", "journal", "performance", "charts", "replay"];

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp({ environment: { GEO_COUNTRY_HEADER: HEADER }, content: taskContent, now: OPEN });
  token = (await signUp(app)).accessToken;
});

const from = (country: string) => ({ token, headers: { [HEADER]: country } });

describe("where the simulator is hidden", () => {
  it("S6.10 every call of the market and of the simulator is 404, whatever it asks", async () => {
    const calls: Callable[] = app.features.flatMap(({ endpoints }) => endpoints);
    const hidden = calls.filter(({ domain }) => OF_SIMULATOR.includes(domain));
    expect(hidden.length).toBeGreaterThan(10);
    for (const call of hidden) {
      const known = { "assets/{ticker}": ["MRRW"], "drawings/{ticker}": ["MRRW"] };
      const [input] = fc.sample(inputsOf(call, known), { numRuns: 1, seed: 7 });
      if (input === undefined) throw new Error("no sample");
      const wire = toWire(call.route, input);
      const answer = await app.http.inject({
        method: wire.method,
        url: wire.url,
        headers: { ...wire.headers, authorization: `Bearer ${token}`, [HEADER]: "IN" },
        ...(wire.body !== undefined && { payload: wire.body }),
      });
      expect([answer.statusCode, answer.json().error], `${call.domain}.${call.name}`).toEqual([404, "not_found"]);
    }
  });

  it("S6.10 the same calls answer a visitor from elsewhere", async () => {
    expect((await app.call(marketContract, "listAssets", { query: {} }, from("DE"))).assets.length).toBeGreaterThan(40);
    expect((await app.call(simulatorContract, "getPortfolio", {}, from("DE"))).balance).toBe(100_000);
  });

  it("S6.10 the path has no task there", async () => {
    await app.call(learningContract, "activatePath", { params: { id: "investing-path" }, body: {} }, from("DE"));
    const pathway = async (country: string) =>
      JSON.stringify(await app.call(learningContract, "getPathway", { params: { id: "active" } }, from(country)));
    expect(await pathway("DE")).toContain("brokerage_task");
    expect(await pathway("IN")).not.toContain("brokerage_task");
  });
});

describe("where crypto is hidden", () => {
  it("S6.10 the market has no coin, by list or by name", async () => {
    const kinds = async (country: string) => {
      const { assets } = await app.call(marketContract, "listAssets", { query: {} }, from(country));
      return new Set(assets.map(({ kind }) => kind));
    };
    expect([...(await kinds("DE"))]).toContain("crypto");
    const { assets } = await app.call(marketContract, "listAssets", { query: { kind: "crypto" } }, from("DE"));
    const params = { ticker: assets[0]?.ticker ?? "" };
    for (const country of ["SG", "CY"]) {
      expect([...(await kinds(country))].toSorted()).toEqual(["bond_fund", "fund", "share"]);
      const refused = await app.refuse(marketContract, "getAsset", { params, query: {} }, from(country));
      expect([refused.status, refused.error]).toEqual([404, "not_found"]);
      const body = { type: "market", quantity: "1" } as const;
      const buying = { params: { ...params, transactionType: "buy" as const }, body };
      expect((await app.refuse(simulatorContract, "previewOrder", buying, from(country))).status).toBe(404);
    }
  });
});
