import { chartContract, type DrawingSchema } from "@candlewise/contracts/charts/schemas";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

const params = { ticker: "NOVA" };
const trend = (price = 100) => ({
  id: randomUUID(),
  tool: "trend" as const,
  points: [
    { time: 1_760_000_000, price },
    { time: 1_770_000_000, price: price + 5.25 },
  ],
});

let app: TestApp;
let ada: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  ada = await signUp(app);
  const { body } = await app.http.inject({
    url: "/api/v2/assets/",
    headers: { authorization: `Bearer ${ada.accessToken}` },
  });
  const [first] = (JSON.parse(body) as { assets: { ticker: string }[] }).assets;
  params.ticker = first?.ticker ?? "";
});

const load = (user = ada) => app.call(chartContract, "getDrawings", { params }, { token: user.accessToken });
const save = (version: number, drawings: z.input<typeof DrawingSchema>[], user = ada) =>
  app.send(chartContract, "saveDrawings", { params, body: { version, drawings } }, { token: user.accessToken });

describe("drawings on a chart", () => {
  it("are kept per user and instrument, and begin empty", async () => {
    const bob = await signUp(app);
    expect(await load(bob)).toEqual({ version: 0, drawings: [] });
    const note = {
      ...trend(),
      tool: "note" as const,
      points: [{ time: 1_760_000_000, price: 99.5 }],
      text: "Earnings",
    };
    expect((await save(0, [note], bob)).json()).toEqual({ version: 1 });
    expect(await load(bob)).toEqual({ version: 1, drawings: [note] });
    expect(await load()).toEqual({ version: 0, drawings: [] });
  });

  it("never overwrite what another device has saved meanwhile", async () => {
    const user = await signUp(app);
    const [phone, desk] = [trend(10), trend(20)];
    const answers = await Promise.all([save(0, [phone], user), save(0, [desk], user)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { version, drawings } = await load(user);
    expect(version).toBe(1);
    expect([[phone], [desk]]).toContainEqual(drawings);
    expect((await save(7, [], user)).json()).toMatchObject({ error: "drawings_changed" });
    expect((await save(1, [phone, desk], user)).json()).toEqual({ version: 2 });
    expect((await load(user)).drawings).toEqual([phone, desk]);
  });

  it("have bounds: 200 on a chart, one id each, an instrument that exists", async () => {
    const user = await signUp(app);
    const many = Array.from({ length: 201 }, () => trend());
    expect((await save(0, many, user)).statusCode).toBe(400);
    expect((await save(0, many.slice(1), user)).statusCode).toBe(200);
    const twice = trend();
    expect((await save(1, [twice, twice], user)).statusCode).toBe(400);
    const unknown = { params: { ticker: "ZZZZZZ" } };
    const token = { token: user.accessToken };
    expect((await app.refuse(chartContract, "getDrawings", unknown, token)).status).toBe(404);
  });
});
