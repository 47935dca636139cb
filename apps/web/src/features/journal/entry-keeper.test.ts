import { describe, expect, it } from "vitest";
import { createKeptDrafts } from "#web/shared/offline/kept-drafts.ts";
import { memoryStore } from "#web/shared/storage/browser-storage.ts";
import { emptyDraft, readDraft, restoredDraft, rewardToRisk, tagOf, type EntryDraft } from "./entry-draft.ts";
import { isDirty, keepMine, openEntry, saved, takeTheirs, typed } from "./entry-keeper.ts";

const draft = (change: Partial<EntryDraft> = {}): EntryDraft => ({ ...emptyDraft(), ...change });
const kept = () => createKeptDrafts("ada", memoryStore());

describe("what is typed", () => {
  it("stays on the device until the server has it", () => {
    const drafts = kept();
    const opened = openEntry("e1", { version: 0, draft: draft() }, drafts);
    const state = typed(opened, draft({ title: "Breakout" }), "e1", drafts);
    expect(isDirty(state)).toBe(true);
    expect(drafts.unsent()).toEqual([["e1", draft({ title: "Breakout" })]]);
    const after = saved(state, { version: 1, draft: draft({ title: "Breakout" }) }, state.draft, "e1", drafts);
    expect(isDirty(after)).toBe(false);
    expect(drafts.find("e1")).toBeNull();
  });

  it("is there again when the entry is opened, and what was typed during a save is not lost", () => {
    const drafts = kept();
    const base = { version: 1, draft: draft({ title: "Kept" }) };
    typed(openEntry("e1", base, drafts), draft({ title: "Kept", notes: "more" }), "e1", drafts);
    const again = openEntry("e1", base, drafts);
    expect(again.draft.notes).toBe("more");
    const later = typed(again, draft({ title: "Kept", notes: "more and more" }), "e1", drafts);
    const after = saved(later, { version: 2, draft: again.draft }, again.draft, "e1", drafts);
    expect(after.draft.notes).toBe("more and more");
    expect(drafts.find("e1")?.version).toBe(2);
  });

  it("never overwrites unseen what another device has saved", () => {
    const drafts = kept();
    typed(openEntry("e1", { version: 1, draft: draft() }, drafts), draft({ notes: "mine" }), "e1", drafts);
    const state = openEntry("e1", { version: 2, draft: draft({ notes: "theirs" }) }, drafts);
    expect(state.theirs?.draft.notes).toBe("theirs");
    expect(state.draft.notes).toBe("mine");
    expect(state.base.version, "a save now would be refused").toBe(1);
    const mine = keepMine(state, "e1", drafts);
    expect([mine.draft.notes, mine.base.version, mine.theirs]).toEqual(["mine", 2, null]);
    const theirs = takeTheirs(state, "e1", drafts);
    expect([theirs.draft.notes, theirs.base.version]).toEqual(["theirs", 2]);
    expect(drafts.find("e1")).toBeNull();
  });

  it("belongs to one user, and survives nonsense on the device", () => {
    const storage = memoryStore();
    createKeptDrafts("ada", storage).keep("e1", { version: 0, draft: draft() });
    expect(createKeptDrafts("bob", storage).unsent()).toEqual([]);
    storage.set("journal-drafts:bob", "{not json");
    expect(createKeptDrafts("bob", storage).find("e1")).toBeNull();
    expect(restoredDraft({ title: 7, tags: ["a", 1], feelingBefore: "calm", followed: "never" })).toEqual(
      draft({ tags: ["a"], feelingBefore: "calm" }),
    );
  });
});

describe("an entry that is sent", () => {
  it("has prices as the reader's language writes them", () => {
    const read = readDraft(draft({ entryPrice: "1.250,5", stopPrice: "" }), "de");
    expect(read).toMatchObject({ entry: { plan: { entry_price: "1250.5", stop_price: null } } });
    expect(readDraft(draft({ stopPrice: "ten", risk: "-5" }), "en")).toEqual({ invalid: ["stopPrice", "risk"] });
  });

  it("has tags that the server takes", () => {
    expect(tagOf("  #Break-Out! ")).toBe("break-out");
    expect(tagOf("اختراق")).toBe("اختراق");
    expect(tagOf("!!!")).toBe("");
  });

  it("tells what the plan aims at for each dollar at risk", () => {
    const plan = draft({ entryPrice: "100", stopPrice: "95", targetPrice: "112.50" });
    expect(rewardToRisk(plan, "en")).toBe(2.5);
    expect(rewardToRisk({ ...plan, targetPrice: "" }, "en")).toBeNull();
    expect(rewardToRisk({ ...plan, stopPrice: "100" }, "en")).toBeNull();
    expect(rewardToRisk({ ...plan, targetPrice: "90" }, "en")).toBeNull();
  });
});
