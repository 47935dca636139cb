import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { mailServer } from "#api/testing/mail-server.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import type { Letter } from "./mail.ts";

const codeLetter = (to: string): Letter<"passwordCode"> => ({
  to,
  language: "en",
  template: "passwordCode",
  data: { code: "123456", minutes: 10 },
});

const refusal = (responseCode: number) => Object.assign(new Error("no such mailbox bob@example.com"), { responseCode });
const send = (app: TestApp, letter: Letter<"passwordCode">) =>
  app.platform.database.transaction((transaction) => app.platform.mail.send(transaction, letter));
const row = async (app: TestApp) =>
  (await app.platform.database.run("select delivered_at, refused, data from mail_letter")).rows[0];
const patience = { timeout: 15_000, interval: 50 };

describe("letters by a mail server", () => {
  it("go out once, after the transaction, with the code in both forms; the code does not stay", async () => {
    const server = await mailServer();
    const app = await createTestApp({ environment: { SMTP_URL: server.url, OPERATOR_EMAIL: "team@example.com" } });
    await app.startWork();
    await expect(
      app.platform.database.transaction(async (transaction) => {
        await app.platform.mail.send(transaction, codeLetter("nobody@example.com"));
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    await send(app, codeLetter("bob@example.com"));
    await vi.waitFor(async () => expect((await row(app))?.["delivered_at"]).not.toBeNull(), patience);
    expect(server.received.map(({ to }) => to)).toEqual([["bob@example.com"]]);
    const source = server.received[0]?.source ?? "";
    expect(source).toMatch(/^Subject: 123456 is your Candlewise code/m);
    expect(source).toMatch(/^Reply-To: team@example\.com/m);
    expect(source).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(source.match(/123456/g)?.length).toBeGreaterThanOrEqual(3);
    expect(source).toContain("text/plain");
    expect(await row(app)).toMatchObject({ data: {}, refused: null });
    expect(existsSync(app.dataDir)).toBe(false);
  });

  it("are tried again while the server is away, and not when it says there is no such mailbox", async () => {
    const passing = await mailServer((_, tries) => (tries === 1 ? refusal(451) : null));
    const app = await createTestApp({ environment: { SMTP_URL: passing.url } });
    await app.startWork();
    await send(app, codeLetter("bob@example.com"));
    await vi.waitFor(() => expect(passing.received).toHaveLength(1), { ...patience, timeout: 25_000 });
    expect(passing.tries()).toBe(2);

    const final = await mailServer(() => refusal(550));
    const other = await createTestApp({ environment: { SMTP_URL: final.url } });
    await other.startWork();
    await send(other, codeLetter("bob@example.com"));
    await vi.waitFor(async () => expect((await row(other))?.["refused"]).not.toBeNull(), patience);
    expect(await row(other)).toMatchObject({ refused: "the mail server answered EENVELOPE 550", data: {} });
    const { rows } = await other.platform.database.run("select * from job.job where name = 'mail.deliver'");
    expect(JSON.stringify(rows)).not.toContain("bob");
  }, 45_000);
});

describe("letters in the outbox folder", () => {
  const delivered = async (app: TestApp) => {
    await app.startWork();
    await send(app, codeLetter("<b>bob</b>@example.com"));
    await vi.waitFor(async () => expect((await row(app))?.["delivered_at"]).not.toBeNull(), patience);
    const [name = ""] = readdirSync(join(app.dataDir, "mail"));
    return name.replace(".json", "");
  };

  it("can be read at /dev/mail on the machine itself", async () => {
    const app = await createTestApp();
    const id = await delivered(app);
    const list = await app.http.inject("/dev/mail");
    expect(list.statusCode).toBe(200);
    expect(list.body).toContain("123456 is your Candlewise code");
    expect(list.body).toContain("&lt;b&gt;bob");
    expect((await app.http.inject(`/dev/mail/${id}`)).body).toContain(`src="/dev/mail/${id}/letter"`);
    const letter = await app.http.inject(`/dev/mail/${id}/letter`);
    expect(letter.headers["content-security-policy"]).toContain("sandbox");
    expect(letter.body).toContain("123456");
    expect((await app.http.inject(`/dev/mail/..%2fmail%2f${id}`)).body).not.toContain("123456");
    const kept = readFileSync(join(app.dataDir, "mail", `${id}.json`), "utf8");
    expect(JSON.parse(kept)).toMatchObject({ template: "passwordCode", attachments: [] });
  });

  it("cannot be read from elsewhere, under another name, on a public installation or beside a mail server", async () => {
    const app = await createTestApp();
    const id = await delivered(app);
    for (const url of ["/dev/mail", `/dev/mail/${id}`, `/dev/mail/${id}/letter`]) {
      const foreign = await app.http.inject({ url, remoteAddress: "192.0.2.7" });
      const renamed = await app.http.inject({ url, headers: { host: "evil.example:8080" } });
      for (const { body } of [foreign, renamed]) expect(body).not.toContain("123456");
    }
    const environments = [
      { PUBLIC_URL: "https://learn.example.com" },
      { PUBLIC_URL: "https://learn.example.com", HOST: "127.0.0.1" },
      { HOST: "0.0.0.0" },
      { SMTP_URL: "smtp://127.0.0.1:1" },
    ];
    for (const environment of environments) {
      const other = await createTestApp({ environment });
      expect(other.http.hasRoute({ method: "GET", url: "/dev/mail" }), JSON.stringify(environment)).toBe(false);
    }
  });

  it("are forgotten with their address, and after thirty days", async () => {
    const app = await createTestApp();
    await delivered(app);
    const { database, mail } = app.platform;
    const stranger = "01a1fd00-0000-7000-8000-00000000ffff";
    await database.transaction((transaction) =>
      mail.erase(transaction, { recipient: "somebody@example.com", userId: stranger }),
    );
    expect(readdirSync(join(app.dataDir, "mail"))).toHaveLength(1);
    await database.transaction((transaction) =>
      mail.erase(transaction, { recipient: "<b>bob</b>@example.com", userId: stranger }),
    );
    expect(readdirSync(join(app.dataDir, "mail"))).toEqual([]);
    expect(await row(app)).toBeUndefined();
  });
});
