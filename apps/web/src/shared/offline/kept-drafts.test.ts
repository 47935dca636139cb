import { expect, it } from "vitest";
import { memoryStore } from "#web/shared/storage/browser-storage.ts";
import { createKeptDrafts, dropOldDrafts } from "./kept-drafts.ts";

const DAY = 24 * 60 * 60 * 1000;

it("S4.04 drafts of somebody whose session has ended wait for the next sign-in for thirty days", () => {
  const storage = memoryStore();
  const [ada, bob] = [createKeptDrafts("ada", storage), createKeptDrafts("bob", storage)];
  ada.keep("e1", { version: 0, draft: { title: "Plan" } });
  bob.keep("e2", { version: 0, draft: { title: "Plan" } });
  dropOldDrafts("bob", Date.now() + 29 * DAY, storage);
  expect(ada.all()).toHaveLength(1);
  dropOldDrafts("bob", Date.now() + 31 * DAY, storage);
  expect(ada.all()).toEqual([]);
  expect(bob.all()).toHaveLength(1);
  expect(storage.keys()).toEqual(["journal-drafts:bob"]);
});

it("S4.04 drafts without a date, of somebody who is not signed in, are old", () => {
  const storage = memoryStore();
  storage.set("journal-drafts:ada", JSON.stringify({ e1: { version: 0, draft: {} } }));
  dropOldDrafts(null, Date.now(), storage);
  expect(storage.keys()).toEqual([]);
});
