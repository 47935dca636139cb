import type { Drawing } from "#web/modules/chart/chart-port.ts";

export interface KeptDrawings {
  readonly version: number;
  readonly drawings: readonly Drawing[];
}

interface KeeperPorts {
  load(): Promise<KeptDrawings>;
  /** The new version, or null when another device has saved meanwhile. Throws when it cannot be saved now. */
  save(kept: KeptDrawings): Promise<number | null>;
  /** The drawings are other than those that the chart shows. */
  onReplaced(drawings: readonly Drawing[]): void;
  /** Whether something waits that could not be saved. */
  onWaiting(isWaiting: boolean): void;
}

/** The most that the server keeps of one chart. */
const MOST_DRAWINGS = 200;

/** What both devices want: theirs, less what was removed here since `base`, with what was added or changed here. */
export function mergeDrawings(
  base: readonly Drawing[],
  mine: readonly Drawing[],
  theirs: readonly Drawing[],
): readonly Drawing[] {
  const before = new Map(base.map((drawing) => [drawing.id, JSON.stringify(drawing)]));
  const own = new Map(mine.map((drawing) => [drawing.id, drawing]));
  const isMine = (drawing: Drawing) => JSON.stringify(drawing) !== before.get(drawing.id);
  const kept = theirs
    .filter(({ id }) => own.has(id) || !before.has(id))
    .map((drawing) => {
      const changed = own.get(drawing.id);
      return changed && isMine(changed) ? changed : drawing;
    });
  const known = new Set(kept.map(({ id }) => id));
  return [...kept, ...mine.filter((drawing) => !known.has(drawing.id) && isMine(drawing))].slice(0, MOST_DRAWINGS);
}

/** Keeps the drawings of one chart: saves each change after the one before it, and merges what another device has saved. */
export class DrawingKeeper {
  readonly #ports: KeeperPorts;
  #saved: KeptDrawings = { version: 0, drawings: [] };
  #drawings: readonly Drawing[] = [];
  #running: Promise<void> | null = null;
  #isLoaded = false;

  constructor(ports: KeeperPorts) {
    this.#ports = ports;
  }

  get drawings(): readonly Drawing[] {
    return this.#drawings;
  }

  /** Begins with what the server has; what was drawn while it was on its way stays. */
  async open(): Promise<void> {
    try {
      this.#take(await this.#ports.load());
      this.#isLoaded = true;
    } catch {
      return this.#ports.onWaiting(this.#drawings.length > 0);
    }
    await this.#flush();
  }

  change(drawings: readonly Drawing[]): Promise<void> {
    this.#drawings = drawings.slice(-MOST_DRAWINGS);
    return this.#isLoaded ? this.#flush() : this.open();
  }

  /** Saves what waits. */
  retry(): Promise<void> {
    return this.#isLoaded ? this.#flush() : this.open();
  }

  #take(theirs: KeptDrawings): void {
    const merged = mergeDrawings(this.#saved.drawings, this.#drawings, theirs.drawings);
    this.#saved = theirs;
    this.#drawings = merged;
    this.#ports.onReplaced(merged);
  }

  #flush(): Promise<void> {
    this.#running ??= this.#save().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #save(): Promise<void> {
    try {
      while (JSON.stringify(this.#drawings) !== JSON.stringify(this.#saved.drawings)) {
        const drawings = this.#drawings;
        const version = await this.#ports.save({ version: this.#saved.version, drawings });
        if (version === null) this.#take(await this.#ports.load());
        else this.#saved = { version, drawings };
      }
      this.#ports.onWaiting(false);
    } catch {
      this.#ports.onWaiting(true);
    }
  }
}
