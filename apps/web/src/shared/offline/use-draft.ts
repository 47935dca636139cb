import { useCallback, useState } from "react";
import type { DraftStore, DraftWork } from "./draft-store.ts";
import { openDraft, type Draft, type IsSame, type Version } from "./draft.ts";

interface DraftSource<Value> {
  readonly id: string;
  readonly work: DraftWork;
  readonly saved: Version<Value>;
  readonly drafts: DraftStore;
  readonly isSame: IsSame<Value>;
  /** A value that was stored on this device, by any release. */
  readonly restore: (value: unknown) => Value;
}

/** The draft of a document; every change of it is stored on this device until the server has it. */
export function useDraft<Value>({ id, work, saved, drafts, isSame, restore }: DraftSource<Value>) {
  const [draft, setDraft] = useState(() => {
    const stored = drafts.find(id);
    const restored = stored && {
      value: restore(stored.value),
      base: { version: stored.base.version, value: restore(stored.base.value) },
    };
    return openDraft(saved, restored, isSame);
  });
  const update = useCallback(
    (change: (draft: Draft<Value>) => Draft<Value>) =>
      setDraft((before) => {
        const after = change(before);
        drafts.put(id, work, after);
        return after;
      }),
    [drafts, id, work],
  );
  return [draft, update] as const;
}
