import { defineWebhooks, type WebhookTable } from "@candlewise/contracts/webhook";
import { sql } from "kysely";
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { createProbeServer } from "#api/testing/probe-server.ts";
import { webhooksOf } from "./webhooks.ts";

const SECRET = "a secret of the sending service";
const routes = {
  paid: { path: "/hooks/paid", errors: ["username_taken"], summary: "Payments.", maxBytes: 500 },
} as const satisfies WebhookTable;
const contract = defineWebhooks("probe", routes, {
  paid: { event: z.object({ id: z.string(), user: z.uuid(), refuse: z.boolean().optional() }) },
});

const signatureOf = (text: string) => createHmac("sha256", SECRET).update(text).digest("hex");
const webhooks = webhooksOf(contract, {
  paid: {
    isGenuine({ headers, body }) {
      const given = Buffer.from(String(headers["x-signature"] ?? ""));
      const wanted = Buffer.from(createHmac("sha256", SECRET).update(body).digest("hex"));
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
    idOf: ({ id }) => id,
    async handle(transaction, { user, refuse }) {
      await sql`insert into probe_payment values (${user})`.execute(transaction);
      if (refuse) throw new AppError("username_taken");
    },
  },
});

const { app, http } = await createProbeServer([], { webhooks });
const { database } = app.platform;
await database.run("create table probe_payment (user_id uuid not null)");
beforeEach(async () => void (await database.run("truncate probe_payment")));

/** With spaces that a parser would drop: the signature covers the raw bytes. */
const textOf = (event: object) => JSON.stringify(event, null, 3);
const post = (text: string, signature = signatureOf(text)) =>
  http.inject({
    method: "POST",
    url: "/api/hooks/paid",
    headers: { "content-type": "application/json; charset=utf-8", "x-signature": signature },
    payload: text,
  });
const payments = async () => (await database.run("select * from probe_payment")).rows.length;

describe("a webhook of the endpoint table", () => {
  it("handles an event once, however often and however concurrently it is sent", async () => {
    const text = textOf({ id: randomUUID(), user: randomUUID(), added_by_the_service: 1 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(text)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await post(text)).statusCode).toBe(200);
    expect(await payments()).toBe(1);
    expect((await post(textOf({ id: randomUUID(), user: randomUUID() }))).statusCode).toBe(200);
    expect(await payments()).toBe(2);
  });

  it("takes nothing without a signature of these bytes", async () => {
    const text = textOf({ id: randomUUID(), user: randomUUID() });
    for (const signature of ["", signatureOf(`${text} `), signatureOf(JSON.stringify(JSON.parse(text)))])
      expect((await post(text, signature)).json().error).toBe("Unauthorized");
    expect(await payments()).toBe(0);
  });

  it("refuses what is too large, no JSON or not an event", async () => {
    const large = textOf({ id: "x".repeat(500), user: randomUUID() });
    expect((await post(large)).statusCode).toBe(413);
    for (const text of ["{", textOf({ id: "1", user: "nobody" })])
      expect((await post(text)).json().error).toBe("validation_failed");
    expect((await http.inject({ method: "PUT", url: "/api/hooks/paid" })).headers["allow"]).toBe("POST");
  });

  it("leaves no trace of an event that it refused, so that it may be sent again", async () => {
    const [id, user] = [randomUUID(), randomUUID()];
    expect((await post(textOf({ id, user, refuse: true }))).json().error).toBe("username_taken");
    expect(await payments()).toBe(0);
    expect((await post(textOf({ id, user }))).statusCode).toBe(200);
    expect(await payments()).toBe(1);
  });
});
