import { expect, it } from "vitest";
import { z } from "zod";
import { createProbeServer, probe } from "#api/testing/probe-server.ts";

const response = z.strictObject({ ok: z.boolean() });
const body = z.strictObject({ note: z.string(), tags: z.record(z.string(), z.string()).optional() });
const query = z.strictObject({ word: z.string().optional() });

it("refuses text that a database cannot keep, wherever it stands, and says where", async () => {
  const keep = probe({ path: "/keep/", method: "POST" }, { query, body, response }, async () => ({ ok: true }));
  const { http } = await createProbeServer([keep]);
  const detailsOf = async (payload: object, url = "/api/keep/") => {
    const answer = await http.inject({ method: "POST", url, payload });
    expect(answer.statusCode).toBe(400);
    return answer.json<{ details: { path: string }[] }>().details.map(({ path }) => path);
  };
  expect(await detailsOf({ note: "a\0b" })).toEqual(["body.note"]);
  expect(await detailsOf({ note: "half \uD83D pair" })).toEqual(["body.note"]);
  expect(await detailsOf({ note: "", tags: { one: "\0", "\0": "two" } })).toEqual(["body.tags.one", "body.tags"]);
  expect(await detailsOf({ note: "" }, "/api/keep/?word=%00")).toEqual(["query.word"]);
  const whole = await http.inject({ method: "POST", url: "/api/keep/", payload: { note: "😀 \u{10FFFF}\t" } });
  expect(whole.statusCode).toBe(200);
});

it("takes a name in a path as long as the longest that a contract allows", async () => {
  const params = z.strictObject({ id: z.string().max(1400) });
  const find = probe({ path: "/find/{id}/" }, { params, response }, async () => ({ ok: true }));
  const { http } = await createProbeServer([find]);
  expect((await http.inject(`/api/find/${"k".repeat(1400)}/`)).statusCode).toBe(200);
  const longer = await http.inject(`/api/find/${"k".repeat(1401)}/`);
  expect([longer.statusCode, longer.json().error]).toEqual([404, "not_found"]);
});
