import { retryWithBackoff } from "#web/shared/offline/retry-with-backoff.ts";
import {
  conflictingDraft,
  editDraft,
  failedDraft,
  mergeDraft,
  openDraft,
  savedDraft,
  sendingDraft,
  type Draft,
  type IsSame,
  type Merge,
  type Version,
} from "./draft.ts";

interface AutosavePorts<Value> {
  readonly load: () => Promise<Version<Value>>;
  /** The new version; null when another device has saved in the meantime. Throws when it cannot be saved now. */
  readonly save: (version: Version<Value>) => Promise<number | null>;
  readonly merge: Merge<Value>;
  readonly isSame: IsSame<Value>;
  /** Every change of the draft, to be shown and stored. */
  readonly onDraft: (draft: Draft<Value>) => void;
  /** The value is another than that of the last `change`. */
  readonly onReplaced: (value: Value) => void;
  /** How attempts are repeated; returns how to stop. */
  readonly repeat?: typeof retryWithBackoff;
}

/** Saves each change of a document after the one before it, merges what another device has saved, and repeats what fails. */
export class Autosave<Value> {
  readonly #ports: AutosavePorts<Value>;
  #draft: Draft<Value>;
  #isLoaded = false;
  #running: Promise<void> | null = null;
  #stopTrying: (() => void) | null = null;
  #isClosed = false;

  /** `stored` was left on this device. */
  constructor(ports: AutosavePorts<Value>, empty: Value, stored: Pick<Draft<Value>, "value" | "base"> | null = null) {
    this.#ports = ports;
    this.#draft = openDraft(stored?.base ?? { version: 0, value: empty }, stored, ports.isSame);
  }

  /** Begins with what the server has; what was changed before it arrived stays. */
  async open(): Promise<void> {
    if (this.#draft.status !== "idle") this.#ports.onReplaced(this.#draft.value);
    await this.retry();
  }

  change(value: Value): Promise<void> {
    this.#set(editDraft(this.#draft, value, this.#ports.isSame));
    return this.retry();
  }

  retry(): Promise<void> {
    this.#running ??= this.#save().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Stops repeating; what is unsaved stays in the draft. */
  close(): void {
    this.#isClosed = true;
    this.#endTrying();
  }

  #set(draft: Draft<Value>): void {
    this.#draft = draft;
    this.#ports.onDraft(draft);
  }

  async #load(): Promise<void> {
    const { merge, isSame, load, onReplaced } = this.#ports;
    const theirs = await load();
    this.#isLoaded = true;
    this.#set(mergeDraft(conflictingDraft(this.#draft, theirs), merge, isSame));
    onReplaced(this.#draft.value);
  }

  async #save(): Promise<void> {
    const { isSame, save } = this.#ports;
    try {
      if (!this.#isLoaded) await this.#load();
      while (!isSame(this.#draft.value, this.#draft.base.value)) {
        const { value, base } = this.#draft;
        this.#set(sendingDraft(this.#draft));
        const version = await save({ version: base.version, value });
        if (version === null) await this.#load();
        else this.#set(savedDraft(this.#draft, value, { version, value }, isSame));
      }
      this.#endTrying();
    } catch {
      if (!isSame(this.#draft.value, this.#draft.base.value)) this.#set(failedDraft(this.#draft));
      this.#tryAgain();
    }
  }

  #tryAgain(): void {
    if (this.#isClosed) return;
    this.#stopTrying ??= (this.#ports.repeat ?? retryWithBackoff)(async () => {
      await this.retry();
      return this.#isLoaded && this.#draft.status === "idle";
    });
  }

  #endTrying(): void {
    this.#stopTrying?.();
    this.#stopTrying = null;
  }
}
