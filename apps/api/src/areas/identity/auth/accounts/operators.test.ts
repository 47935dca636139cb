import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { z } from "zod";
import { createProbeServer, probe } from "#api/testing/probe-server.ts";
import { createTestApp } from "#api/testing/test-app.ts";
import { isOperator } from "./account-store.ts";

it("an operator's call is 404 for every other account, from the moment a right ends", async () => {
  const { database } = (await createTestApp()).platform;
  const shape = { response: z.strictObject({ ok: z.boolean() }) };
  const endpoint = probe({ path: "/reports", token: "default", access: "operator" }, shape, async () => ({ ok: true }));
  const { http } = await createProbeServer([endpoint], {
    verifier: {
      verifyAccess: (token) => ({ userId: token, sessionId: null }),
      verifyTemp: () => null,
      isFunnel: () => false,
      isLive: async () => true,
      isOperator: (userId) => isOperator(database.kysely, userId),
    },
  });
  const [operator, learner] = [randomUUID(), randomUUID()];
  const statusFor = async (token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await http.inject({ url: "/api/reports", headers })).statusCode;
  };
  await database.run("insert into auth_operator (user_id) values ($1)", [operator]);
  expect([await statusFor(operator), await statusFor(learner), await statusFor()]).toEqual([200, 404, 401]);
  await database.run("delete from auth_operator where user_id = $1", [operator]);
  expect(await statusFor(operator)).toBe(404);
});
