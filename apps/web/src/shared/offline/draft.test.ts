import { describe, expect, it } from "vitest";
import {
  conflictingDraft,
  editDraft,
  failedDraft,
  keepMine,
  mergeDraft,
  openDraft,
  savedDraft,
  sendingDraft,
  takeTheirs,
} from "./draft.ts";

const isSame = (one: string, other: string) => one === other;
const open = (value = "a", version = 1) => openDraft({ version, value }, null, isSame);

describe("a draft", () => {
  it("is pending as long as it differs from what the server has", () => {
    expect(open().status).toBe("idle");
    const edited = editDraft(open(), "ab", isSame);
    expect(edited).toMatchObject({ value: "ab", status: "pending", base: { version: 1, value: "a" } });
    expect(editDraft(edited, "a", isSame).status).toBe("idle");
    expect(editDraft(failedDraft(edited), "abc", isSame).status).toBe("pending");
  });

  it("keeps what was changed while it was sent", () => {
    const sending = sendingDraft(editDraft(open(), "ab", isSame));
    const later = editDraft(sending, "abc", isSame);
    expect(later.status).toBe("sending");
    expect(savedDraft(later, "ab", { version: 2, value: "ab" }, isSame)).toEqual({
      value: "abc",
      base: { version: 2, value: "ab" },
      theirs: null,
      status: "pending",
    });
    expect(savedDraft(sending, "ab", { version: 2, value: "AB" }, isSame)).toMatchObject({
      value: "AB",
      status: "idle",
    });
  });

  it("is opened as it was left on the device", () => {
    const stored = { value: "ab", base: { version: 1, value: "a" } };
    expect(openDraft({ version: 1, value: "a" }, stored, isSame)).toMatchObject({ value: "ab", status: "pending" });
    expect(openDraft({ version: 2, value: "ab" }, stored, isSame)).toMatchObject({
      status: "idle",
      base: { version: 2 },
    });
  });

  it("conflicts with what another device has saved, until one of the two or both are chosen", () => {
    const stored = { value: "ab", base: { version: 1, value: "a" } };
    const conflict = openDraft({ version: 2, value: "ax" }, stored, isSame);
    expect(conflict).toMatchObject({ value: "ab", status: "conflict", base: { version: 1 }, theirs: { version: 2 } });
    expect(editDraft(conflict, "abc", isSame).status).toBe("conflict");
    expect(takeTheirs(conflict)).toMatchObject({ value: "ax", status: "idle", base: { version: 2 }, theirs: null });
    expect(keepMine(conflict, isSame)).toMatchObject({ value: "ab", status: "pending", base: { version: 2 } });
    const merge = (base: string, mine: string, theirs: string) => `${base}+${mine}+${theirs}`;
    expect(mergeDraft(conflict, merge, isSame)).toMatchObject({ value: "a+ab+ax", base: { version: 2 } });
    for (const choose of [takeTheirs<string>, (draft: typeof conflict) => keepMine(draft, isSame)])
      expect(choose(open())).toEqual(open());
    expect(conflictingDraft(editDraft(open(), "ab", isSame), { version: 2, value: "ax" })).toEqual(conflict);
  });
});
