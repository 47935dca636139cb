import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Transaction } from "#api/platform/database/database.ts";
import { runNow } from "#api/platform/jobs/run-now.ts";
import { mailServer } from "#api/testing/mail-server.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { z } from "zod";
import { defineEmail } from "./email.ts";
import { createMail } from "./mail.ts";
import { createMailFolder } from "./folder-transport.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

const refusal = (responseCode: number) => Object.assign(new Error("no such mailbox bob@example.com"), { responseCode });
/** Sends a code in an email that some feature declares. */
const sendIn = (app: TestApp, transaction: Transaction, to: string) => {
  const email = app.features.flatMap(({ emails = [] }) => emails).find(({ name }) => name === "passwordCode");
  if (email === undefined) throw new Error("No feature declares passwordCode.");
  return app.platform.mail.send(transaction, email, { to, language: "en", data: { code: "123456", minutes: 10 } });
};
const send = (app: TestApp, to: string) =>
  app.platform.database.transaction((transaction) => sendIn(app, transaction, to));
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
        await sendIn(app, transaction, "nobody@example.com");
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    await send(app, "bob@example.com");
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

  it("are not sent in the clear to another machine, unless the URL says so", async () => {
    const server = await mailServer();
    // The address of this machine in a form that does not look like it.
    const url = server.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
    const words = { subject: "Hello", html: "Hello", text: "Hello", unsubscribeUrl: null, attachments: [] };
    const terms = { template: "hello", language: "en", about: null, isTraceless: false, sentAt: new Date(0) } as const;
    const deliver = async (target: string) => {
      const transport = createSmtpTransport({ url: target, from: "team@example.com", replyTo: undefined });
      onTestFinished(() => transport.close());
      await transport.deliver({ id: "1", to: "bob@example.com", ...words, ...terms });
    };
    await expect(deliver(url)).rejects.toThrow("ETLS");
    expect(server.received).toEqual([]);
    await deliver(`${url}?ignoreTLS=true`);
    expect(server.received).toHaveLength(1);
  });

  it("S7.43 tell mail programs how to unsubscribe, where there is a way", async () => {
    const server = await mailServer();
    const transport = createSmtpTransport({ url: server.url, from: "team@example.com", replyTo: undefined });
    onTestFinished(() => transport.close());
    const words = { subject: "Hello", html: "Hello", text: "Hello", attachments: [] };
    const terms = { template: "hello", language: "en", about: null, isTraceless: false, sentAt: new Date(0) } as const;
    const deliver = async (id: string, unsubscribeUrl: string | null) =>
      transport.deliver({ id, to: "bob@example.com", ...words, ...terms, unsubscribeUrl });
    await deliver("1", "https://learn.example.com/api/v2/notifications/unsubscribe/abc");
    await deliver("2", null);
    const [first = "", second = ""] = server.received.map(({ source }) => source);
    expect(first).toMatch(
      /^List-Unsubscribe:\s+<https:\/\/learn\.example\.com\/api\/v2\/notifications\/unsubscribe\/abc>/m,
    );
    expect(first).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(second).not.toContain("Unsubscribe");
  });

  it("are retried while the server is unavailable, but not when the mailbox does not exist", async () => {
    const passing = await mailServer((_, tries) => (tries === 1 ? refusal(451) : null));
    const app = await createTestApp({ environment: { SMTP_URL: passing.url } });
    await app.startWork();
    await send(app, "bob@example.com");
    await vi.waitFor(() => expect(passing.received).toHaveLength(1), { ...patience, timeout: 25_000 });
    expect(passing.tries()).toBe(2);

    const final = await mailServer(() => refusal(550));
    const other = await createTestApp({ environment: { SMTP_URL: final.url } });
    await other.startWork();
    await send(other, "bob@example.com");
    await vi.waitFor(async () => expect((await row(other))?.["refused"]).not.toBeNull(), patience);
    expect(await row(other)).toMatchObject({ refused: "the mail server replied with EENVELOPE 550", data: {} });
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
    await send(app, "bob@example.com");
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
    await send(app, "<b>bob</b>@example.com");
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
    const stored = readFileSync(join(app.dataDir, "mail", `${id}.json`), "utf8");
    expect(JSON.parse(stored)).toMatchObject({ template: "passwordCode", attachments: [] });
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

  it("are deleted with their address", async () => {
    const app = await createTestApp();
    await delivered(app);
    const { database, mail } = app.platform;
    const stranger = "01a1fd00-0000-7000-8000-00000000ffff";
    // The second address is part of the one that was written to.
    for (const recipient of ["somebody@example.com", "b</b>@example.com"]) {
      await database.transaction((transaction) => mail.erase(transaction, { recipient, userId: stranger }));
      expect(readdirSync(join(app.dataDir, "mail"))).toHaveLength(1);
    }
    await database.transaction((transaction) =>
      mail.erase(transaction, { recipient: "<b>bob</b>@example.com", userId: stranger }),
    );
    expect(readdirSync(join(app.dataDir, "mail"))).toEqual([]);
    expect(await row(app)).toBeUndefined();
  });
});

describe("the emails of features", () => {
  const text = { subject: "Hello", title: "Hello", paragraphs: ["Hello."] };
  const texts = { en: text, de: text, es: text, fr: text, pt: text, ar: text };
  const define = (name: string, retentionDays: number) =>
    defineEmail({ name, retentionDays, data: z.strictObject({ device: z.string() }), texts });
  const message = { to: "bob@example.com", language: "en", data: { device: "Firefox" } } as const;

  it("are refused when no module lists them, and when two have one name", async () => {
    const { platform } = await createTestApp();
    const unlisted = define("unlisted", 30);
    const sent = platform.database.transaction((transaction) => platform.mail.send(transaction, unlisted, message));
    await expect(sent).rejects.toThrow('No feature lists the email unlisted in "emails" of its module.');
    const transport = createMailFolder("/nonexistent");
    const mail = createMail({ ...platform, transport });
    expect(() => mail.register([unlisted, define("unlisted", 7)])).toThrow("Two emails are called unlisted.");
  });

  it("take the data of their schema only", async () => {
    const { platform } = await createTestApp();
    const email = define("device", 30);
    const mail = createMail({ ...platform, transport: createMailFolder("/nonexistent") });
    mail.register([email]);
    const sent = platform.database.transaction((transaction) =>
      // @ts-expect-error: `code` is no data of this email.
      mail.send(transaction, email, { ...message, data: { code: "123456" } }),
    );
    await expect(sent).rejects.toThrow("device");
  });

  it("are kept for their own number of days, in the table and in the folder", async () => {
    const app = await createTestApp();
    const { platform, clock } = app;
    const folder = createMailFolder(join(app.dataDir, "mail"));
    const mail = createMail({ ...platform, transport: folder });
    const kinds = [define("untraced", 0), define("week", 7), define("month", 30)];
    mail.register(kinds);
    const job = (name: string) => mail.jobs.find((each) => each.name === name) ?? expect.fail(name);
    const sendEach = async () => {
      for (const kind of kinds) {
        await platform.database.transaction((transaction) => mail.send(transaction, kind, message));
      }
      const { rows } = await platform.database.run("select email_id from email where delivered_at is null");
      for (const { email_id } of rows) await runNow(job("mail.deliver"), platform, { email_id });
    };
    const stored = async () => {
      await runNow(job("mail.prune"), platform);
      const { rows } = await platform.database.run("select template from email order by email_id");
      expect((await folder.list()).map(({ template }) => template).toReversed()).toEqual(
        rows.map(({ template }) => template),
      );
      return rows.map(({ template }) => template);
    };
    await sendEach();
    expect(await stored()).toEqual(["week", "month"]);
    clock.advance({ days: 8 });
    await sendEach();
    expect(await stored()).toEqual(["month", "week", "month"]);
    clock.advance({ days: 23 });
    expect(await stored()).toEqual(["month"]);
  });
});
