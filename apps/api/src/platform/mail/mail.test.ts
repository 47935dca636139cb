import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { mailServer } from "#api/testing/mail-server.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import type { Email } from "./mail.ts";

const codeEmail = (to: string): Email<"passwordCode"> => ({
  to,
  language: "en",
  template: "passwordCode",
  data: { code: "123456", minutes: 10 },
});

const refusal = (responseCode: number) => Object.assign(new Error("no such mailbox bob@example.com"), { responseCode });
const send = (app: TestApp, email: Email<"passwordCode">) =>
  app.platform.database.transaction((transaction) => app.platform.mail.send(transaction, email));
const row = async (app: TestApp) =>
  (await app.platform.database.run("select delivered_at, refused, data from email")).rows[0];
const patience = { timeout: 15_000, interval: 50 };

describe("emails through a mail server", () => {
  it("are sent once, after the commit, with the code as HTML and text; the code is not kept", async () => {
    const server = await mailServer();
    const app = await createTestApp({ environment: { SMTP_URL: server.url, OPERATOR_EMAIL: "team@example.com" } });
    await app.startWork();
    await expect(
      app.platform.database.transaction(async (transaction) => {
        await app.platform.mail.send(transaction, codeEmail("nobody@example.com"));
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    await send(app, codeEmail("bob@example.com"));
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

  it("are retried while the server is unavailable, but not when the mailbox does not exist", async () => {
    const passing = await mailServer((_, tries) => (tries === 1 ? refusal(451) : null));
    const app = await createTestApp({ environment: { SMTP_URL: passing.url } });
    await app.startWork();
    await send(app, codeEmail("bob@example.com"));
    await vi.waitFor(() => expect(passing.received).toHaveLength(1), { ...patience, timeout: 25_000 });
    expect(passing.tries()).toBe(2);

    const final = await mailServer(() => refusal(550));
    const other = await createTestApp({ environment: { SMTP_URL: final.url } });
    await other.startWork();
    await send(other, codeEmail("bob@example.com"));
    await vi.waitFor(async () => expect((await row(other))?.["refused"]).not.toBeNull(), patience);
    expect(await row(other)).toMatchObject({ refused: "the mail server answered EENVELOPE 550", data: {} });
    const { rows } = await other.platform.database.run("select * from background_job");
    expect(JSON.stringify(rows)).not.toContain("bob");
  }, 45_000);
});

describe("a slow mail server", () => {
  it("keeps no transaction open and no row locked", async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<null>();
    const slow = await mailServer(() => {
      asked.resolve();
      return answer.promise;
    });
    const app = await createTestApp({ environment: { SMTP_URL: slow.url } });
    await app.startWork();
    await send(app, codeEmail("bob@example.com"));
    await asked.promise;
    expect((await app.platform.database.run("select template from email for update nowait")).rows).toHaveLength(1);
    answer.resolve(null);
    await vi.waitFor(async () => expect((await row(app))?.["delivered_at"]).not.toBeNull(), patience);
    expect(slow.received).toHaveLength(1);
  });
});

describe("emails in the outbox folder", () => {
  const delivered = async (app: TestApp) => {
    await app.startWork();
    await send(app, codeEmail("<b>bob</b>@example.com"));
    await vi.waitFor(async () => expect((await row(app))?.["delivered_at"]).not.toBeNull(), patience);
    const [name = ""] = readdirSync(join(app.dataDir, "mail"));
    return name.replace(".json", "");
  };

  it("can be read on this machine only, at a URL that cannot be guessed", async () => {
    const app = await createTestApp();
    const id = await delivered(app);
    const mail = app.devMailPath ?? "";
    expect(mail).toMatch(/^\/dev\/mail\/[\w-]{43}$/);
    const list = await app.http.inject(mail);
    expect(list.statusCode).toBe(200);
    expect(list.body).toContain("123456 is your Candlewise code");
    expect(list.body).toContain("&lt;b&gt;bob");
    expect(list.body).toContain(`href="${mail}/${id}"`);
    expect((await app.http.inject(`${mail}/${id}`)).body).toContain(`src="${mail}/${id}/email"`);
    const email = await app.http.inject(`${mail}/${id}/email`);
    expect(email.headers["content-security-policy"]).toContain("sandbox");
    expect(email.body).toContain("123456");
    expect((await app.http.inject(`${mail}/..%2fmail%2f${id}`)).body).not.toContain("123456");
    const kept = readFileSync(join(app.dataDir, "mail", `${id}.json`), "utf8");
    expect(JSON.parse(kept)).toMatchObject({ template: "passwordCode", attachments: [] });
  });

  it("are readable for the server's user only, even in a folder that was open before", async () => {
    const app = await createTestApp();
    const folder = join(app.dataDir, "mail");
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const id = await delivered(app);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, `${id}.json`)).mode & 0o777).toBe(0o600);
  });

  it("cannot be read without the key, from elsewhere whatever a proxy says, on a public installation or beside a mail server", async () => {
    const app = await createTestApp({
      environment: { TRUST_PROXY: "loopback" },
    });
    const id = await delivered(app);
    const mail = app.devMailPath ?? "";
    for (const tail of ["", `/${id}`, `/${id}/email`]) {
      const answers = [
        await app.http.inject({ url: `/dev/mail${tail}` }),
        await app.http.inject({ url: `/dev/mail/${"x".repeat(43)}${tail}` }),
        await app.http.inject({
          url: `${mail}${tail}`,
          remoteAddress: "192.0.2.7",
        }),
        await app.http.inject({
          url: `${mail}${tail}`,
          remoteAddress: "192.0.2.7",
          headers: {
            host: "localhost",
            "x-forwarded-host": "localhost",
            "x-forwarded-for": "127.0.0.1",
          },
        }),
        await app.http.inject({
          url: `${mail}${tail}`,
          headers: { "x-forwarded-for": "192.0.2.7" },
        }),
      ];
      for (const { body } of answers) {
        expect(body).not.toContain("123456");
        expect(body).toContain("the web app is not built yet");
      }
    }
    const environments = [
      { PUBLIC_URL: "https://learn.example.com" },
      { PUBLIC_URL: "https://learn.example.com", HOST: "127.0.0.1" },
      { HOST: "0.0.0.0" },
      { SMTP_URL: "smtp://127.0.0.1:1" },
    ];
    for (const environment of environments) {
      expect((await createTestApp({ environment })).devMailPath, JSON.stringify(environment)).toBeNull();
    }
  });

  it("are deleted with their address, and after thirty days", async () => {
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
