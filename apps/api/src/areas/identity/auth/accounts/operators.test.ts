import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { z } from "zod";
import { createProbeServer, probe } from "#api/testing/probe-server.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp } from "#api/testing/test-app.ts";
import { isOperator, listOperators, setOperator } from "./operators.ts";

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

it("an account becomes an operator's by its address, once, and an ordinary one again", async () => {
  const app = await createTestApp();
  const ada = await signUp(app, { email: "ada@example.com" });
  const db = app.platform.database.kysely;
  expect(await setOperator(db, "nobody@example.com", true)).toBe(false);
  for (let times = 0; times < 2; times++) expect(await setOperator(db, " Ada@Example.com", true)).toBe(true);
  expect(await isOperator(db, ada.userId)).toBe(true);
  expect(await listOperators(db)).toEqual(["ada@example.com"]);
  for (let times = 0; times < 2; times++) expect(await setOperator(db, "ada@example.com", false)).toBe(true);
  expect(await listOperators(db)).toEqual([]);
});
