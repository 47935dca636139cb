import { expect, it } from "vitest";
import { memoryStore } from "#web/shared/storage/browser-storage.ts";
import { draftStore, removeOldDrafts } from "./draft-store.ts";
import { editDraft, openDraft } from "./draft.ts";

const DAY = 24 * 60 * 60 * 1000;
const isSame = (one: string, other: string) => one === other;
const pending = editDraft(openDraft({ version: 0, value: "" }, null, isSame), "Plan", isSame);

it("a draft stays until the server has it, for its user only", () => {
  const storage = memoryStore();
  const [ada, bob] = [draftStore("ada", storage), draftStore("bob", storage)];
  ada.put("e1", "drafts", pending);
  expect(ada.find("e1")).toMatchObject({ value: "Plan", base: { version: 0, value: "" } });
  expect([ada.all("drafts").length, ada.all("drawings"), bob.find("e1")]).toEqual([1, [], null]);
  ada.put("e1", "drafts", { ...pending, status: "idle" });
  expect(storage.keys()).toEqual([]);
});

it("S4.04 drafts of a user whose session has ended stay for thirty days", () => {
  const storage = memoryStore();
  const [ada, bob] = [draftStore("ada", storage), draftStore("bob", storage)];
  ada.put("e1", "drafts", pending);
  bob.put("e2", "drafts", pending);
  removeOldDrafts("bob", Date.now() + 29 * DAY, storage);
  expect(ada.all("drafts")).toHaveLength(1);
  removeOldDrafts("bob", Date.now() + 31 * DAY, storage);
  expect([ada.all("drafts").length, bob.all("drafts").length]).toEqual([0, 1]);
  removeOldDrafts(null, Date.now() + 31 * DAY, storage);
  expect(storage.keys()).toEqual([]);
});

it("drafts of the release before are adopted; what is not a draft is ignored", () => {
  const storage = memoryStore();
  storage.set("journal-drafts:ada", JSON.stringify({ e1: { version: 3, draft: { title: "Plan" }, at: 7 }, e2: "x" }));
  const ada = draftStore("ada", storage);
  expect(ada.all("drafts")).toEqual([
    ["e1", { value: { title: "Plan" }, base: { version: 3, value: null }, work: "drafts", at: 7 }],
  ]);
  ada.put("e3", "drafts", pending);
  expect(ada.all("drafts").map(([id]) => id)).toEqual(["e1", "e3"]);
  expect(storage.keys()).toEqual(["drafts:ada"]);
  storage.set("drafts:ada", "{broken");
  expect(ada.find("e1")).toBeNull();
});
