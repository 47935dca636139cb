import { journalContract } from "@candlewise/contracts/journal/schemas";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { runNow } from "#api/platform/jobs/run-now.ts";
import { collectExport } from "#api/testing/collect-export.ts";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { entryText, type WireEntry } from "./testing/entry-text.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const as = ({ accessToken }: TestUser) => ({ token: accessToken });
const create = async (user: TestUser, entry: WireEntry, entry_id: string = randomUUID()) =>
  (await app.call(journalContract, "createJournalEntry", { body: { entry_id, entry } }, as(user))).entry;
const list = (user: TestUser, query: { search?: string; tag?: string; limit?: number; cursor?: string } = {}) =>
  app.call(journalContract, "listJournal", { query }, as(user));
const save = (user: TestUser, id: string, version: number, entry: WireEntry) =>
  app.send(journalContract, "saveJournalEntry", { params: { id }, body: { version, entry } }, as(user));

describe("the journal", () => {
  it("keeps what was planned and seen, and gives it back as it was written", async () => {
    const user = await signUp(app);
    const entry = entryText({
      title: "Breakout",
      ticker: "SNBM",
      plan: {
        thesis: "Above the range",
        entry_price: "250.50",
        stop_price: "240.00",
        target_price: null,
        risk: "100.00",
      },
      review: { went_well: "Waited", went_wrong: "", followed_plan: "partly" },
      notes: "Next time smaller",
      tags: ["breakout", "fund"],
      feeling_before: "calm",
      feeling_after: "impatient",
    });
    const stored = await create(user, entry);
    expect(stored).toMatchObject({ ...entry, version: 1, trade: null, picture_url: null });
    const shown = await app.call(journalContract, "getJournalEntry", { params: { id: stored.id } }, as(user));
    expect(shown.entry).toEqual(stored);
    expect((await list(user)).tags).toEqual([
      { tag: "breakout", entries: 1 },
      { tag: "fund", entries: 1 },
    ]);
  });

  it("keeps an entry once, however often it is sent, and never other words under its id", async () => {
    const user = await signUp(app);
    const id = randomUUID();
    const first = await create(user, entryText({ title: "Once" }), id);
    expect(await create(user, entryText({ title: "Once" }), id)).toEqual(first);
    const other = { body: { entry_id: id, entry: entryText({ title: "Twice" }) } };
    expect((await app.refuse(journalContract, "createJournalEntry", other, as(user))).error).toBe("journal_changed");
    expect((await list(user)).entries).toHaveLength(1);
  });

  it("lets no device overwrite what another has saved", async () => {
    const user = await signUp(app);
    const { id } = await create(user, entryText({ title: "Before" }));
    const answers = await Promise.all([
      save(user, id, 1, entryText({ title: "Phone" })),
      save(user, id, 1, entryText({ title: "Desk" })),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { entry } = await app.call(journalContract, "getJournalEntry", { params: { id } }, as(user));
    expect(entry.version).toBe(2);
    // The same text again: a retry after a lost response.
    expect((await save(user, id, 1, entryText({ title: entry.title }))).statusCode).toBe(200);
  });

  it("finds entries by words and tag, page by page, newest first", async () => {
    const user = await signUp(app);
    for (let index = 1; index <= 5; index++) {
      app.clock.advance({ seconds: 1 });
      const tags = index % 2 === 0 ? ["even"] : [];
      await create(user, entryText({ title: `Trade ${index}`, notes: index === 3 ? "A 100% Gap_up" : "", tags }));
    }
    const titles = async (query: Parameters<typeof list>[1]) =>
      (await list(user, query)).entries.map(({ title }) => title);
    expect(await titles({ search: "gap_UP" })).toEqual(["Trade 3"]);
    expect(await titles({ search: "%_%" })).toEqual([]);
    expect(await titles({ tag: "even" })).toEqual(["Trade 4", "Trade 2"]);
    const first = await list(user, { limit: 3 });
    const rest = await list(user, { limit: 3, cursor: first.next_cursor ?? "" });
    const all = [...first.entries, ...rest.entries].map(({ title }) => title);
    expect(all).toEqual([5, 4, 3, 2, 1].map((index) => `Trade ${index}`));
    expect(rest.next_cursor).toBeNull();
  });

  it("brings back what was deleted, and forgets it for good after 30 days", async () => {
    const user = await signUp(app);
    const { id } = await create(user, entryText({ title: "Oops" }));
    const params = { params: { id } };
    await app.call(journalContract, "deleteJournalEntry", params, as(user));
    expect((await list(user)).entries).toEqual([]);
    expect((await app.refuse(journalContract, "getJournalEntry", params, as(user))).status).toBe(404);
    const { entry } = await app.call(journalContract, "restoreJournalEntry", params, as(user));
    expect(entry).toMatchObject({ title: "Oops", version: 1 });
    await app.call(journalContract, "deleteJournalEntry", params, as(user));
    const job = app.features.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === "journal.prune-deleted");
    const prune = async (days: number) => {
      const now = () => new Date(app.clock.now().getTime() + days * 86_400_000);
      if (job) await runNow(job, { clock: { now }, log: app.log });
    };
    await prune(29);
    await app.call(journalContract, "restoreJournalEntry", params, as(user));
    await app.call(journalContract, "deleteJournalEntry", params, as(user));
    await prune(31);
    expect((await app.refuse(journalContract, "restoreJournalEntry", params, as(user))).status).toBe(404);
  });

  it("has bounds", async () => {
    const user = await signUp(app);
    for (const change of [
      { tags: ["Not Small"] },
      { tags: ["same", "same"] },
      { notes: "x".repeat(4001) },
      { ticker: "no such" },
    ]) {
      const args = { body: { entry_id: randomUUID(), entry: entryText(change) } };
      expect((await app.refuse(journalContract, "createJournalEntry", args, as(user))).status).toBe(400);
    }
    const foreign = { body: { entry_id: randomUUID(), entry: entryText({ order_id: randomUUID() }) } };
    const refused = await app.refuse(journalContract, "createJournalEntry", foreign, as(user));
    expect(refused.error).toBe("journal_order_unknown");
  });
});

describe("pictures of the journal", () => {
  const picture = async (colour: string) => {
    const bytes = await sharp({ create: { width: 1800, height: 900, channels: 3, background: colour } })
      .withExif({ IFD0: { Copyright: "secret-place" } })
      .png()
      .toBuffer();
    return new File([new Uint8Array(bytes)], "chart.png", { type: "image/png" });
  };
  const fetchPicture = (url: string | null) => app.http.inject({ url: url ?? "" });

  it("are re-encoded, replaced, and deleted completely", async () => {
    const user = await signUp(app);
    const { id } = await create(user, entryText());
    const put = async (colour: string) => {
      const args = { params: { id }, body: { image: await picture(colour) } };
      return (await app.call(journalContract, "saveJournalPicture", args, as(user))).entry.picture_url;
    };
    const first = await put("#123456");
    const served = await fetchPicture(first);
    expect(served.headers["content-type"]).toBe("image/webp");
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: "webp", width: 1600 });
    expect(served.rawPayload.includes("secret-place")).toBe(false);
    const second = await put("#654321");
    expect((await fetchPicture(first)).statusCode).toBe(404);
    expect((await fetchPicture(second)).statusCode).toBe(200);
    await app.call(journalContract, "deleteJournalPicture", { params: { id } }, as(user));
    expect((await fetchPicture(second)).statusCode).toBe(404);
  });

  it("stay when the call that saved one fails after it was committed", async () => {
    const own = await createTestApp();
    const user = await signUp(own);
    const args = { body: { entry_id: randomUUID(), entry: entryText() } };
    const { entry } = await own.call(journalContract, "createJournalEntry", args, as(user));
    const { database } = own.platform;
    await database.run("update journal_entry set order_id = gen_random_uuid()");
    await database.run("alter table simulator_account rename to away");
    const saved = { params: { id: entry.id }, body: { image: await picture("#0000ff") } };
    expect((await own.send(journalContract, "saveJournalPicture", saved, as(user))).statusCode).toBe(500);
    expect(own.takeErrors()).not.toEqual([]);
    const { rows } = await database.run("select picture from journal_entry");
    const url = `/api/journal/pictures/${String(rows[0]?.["picture"])}.webp`;
    expect((await own.http.inject({ url })).statusCode).toBe(200);
  });

  it("S6.01 leave with the account, and travel in its copy", async () => {
    const user = await signUp(app);
    const { id } = await create(user, entryText({ notes: "mine" }));
    const args = { params: { id }, body: { image: await picture("#00ff00") } };
    const { entry } = await app.call(journalContract, "saveJournalPicture", args, as(user));
    const data = app.features.find(({ domain }) => domain === "journal")?.personalData;
    const copy = await collectExport(data, user.userId);
    expect(Object.keys(copy.files)).toHaveLength(1);
    expect(JSON.stringify(copy.records)).toContain("mine");
    await app.platform.database.transaction(async (transaction) => data?.erase(transaction, user.userId));
    expect((await list(user)).entries).toEqual([]);
    expect((await fetchPicture(entry.picture_url)).statusCode).toBe(404);
  });
});
