import { describe, expect, it } from "vitest";
import { emptyDraft, readDraft, restoredDraft, rewardToRisk, tagOf, type EntryDraft } from "./entry-draft.ts";

const draft = (change: Partial<EntryDraft> = {}): EntryDraft => ({ ...emptyDraft(), ...change });

it("a draft is restored from whatever is on the device", () => {
  expect(restoredDraft({ title: 7, tags: ["a", 1], feelingBefore: "calm", followed: "never" })).toEqual(
    draft({ tags: ["a"], feelingBefore: "calm" }),
  );
  expect(restoredDraft(null)).toEqual(draft());
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
