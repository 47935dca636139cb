import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import { expect, it } from "vitest";
import { z } from "zod";
import { createProbeServer, probe } from "#api/testing/probe-server.ts";

const EDGE = { country: "x-country", region: undefined };
const shape = { query: z.strictObject({ page: z.coerce.number() }), response: z.strictObject({ hidden: z.boolean() }) };

it("S6.10 a route that is hidden with a part of the product is 404 there, before its input is read", async () => {
  const calls: string[] = [];
  const asProbe = async (_: unknown, { hidden }: { hidden: { crypto: boolean } }) => {
    calls.push("called");
    return { hidden: hidden.crypto };
  };
  const coin = probe({ path: "/coin", token: "default", hiddenWith: "crypto" }, shape, asProbe);
  const share = probe({ path: "/share", token: "default" }, shape, asProbe);
  const { http } = await createProbeServer([coin, share], {
    edgeHeaders: EDGE,
    hiddenFor: ({ edge }) => ({ ...NOTHING_HIDDEN, crypto: edge.country === "SG" }),
  });
  const call = async (url: string, country: string) => {
    const headers = { authorization: "Bearer user.1", "x-country": country };
    const answer = await http.inject({ url: `/api${url}`, headers });
    return [answer.statusCode, answer.json()];
  };
  expect(await call("/coin?page=1", "DE")).toEqual([200, { hidden: false }]);
  expect(await call("/share?page=1", "SG")).toEqual([200, { hidden: true }]);
  expect(calls).toHaveLength(2);
  for (const url of ["/coin?page=1", "/coin?page=none"]) {
    const [status, body] = await call(url, "SG");
    expect([status, body.error]).toEqual([404, "not_found"]);
  }
  expect(calls).toHaveLength(2);
});
