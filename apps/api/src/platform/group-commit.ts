interface GroupCommitOptions<Item, Result> {
  /** Writes all items in one statement and gives their results in the same order. What it rejects with must have changed nothing. */
  readonly write: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Statements under way at once. */
  readonly writers: number;
  /** Items of one statement. */
  readonly batch: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes one statement, and so one flush to the disk, of what arrives while the statements before it are under way. An item whose statement
 * fails is written again alone, so that it fails by its own fault only.
 */
export function createGroupCommit<Item, Result>({ write, writers, batch }: GroupCommitOptions<Item, Result>) {
  const waiting: Waiting<Item, Result>[] = [];
  let underWay = 0;

  async function writeAlone({ item, resolve, reject }: Waiting<Item, Result>): Promise<void> {
    try {
      const [result] = await write([item]);
      if (result === undefined) throw new Error("a statement gave fewer results than it had items");
      resolve(result);
    } catch (error) {
      reject(error);
    }
  }

  async function writeTogether(group: readonly Waiting<Item, Result>[]): Promise<void> {
    const [first] = group;
    if (group.length === 1 && first) return writeAlone(first);
    let results: readonly Result[];
    try {
      results = await write(group.map(({ item }) => item));
    } catch {
      for (const each of group) await writeAlone(each);
      return;
    }
    for (const [index, { resolve, reject }] of group.entries()) {
      const result = results[index];
      if (result === undefined) reject(new Error("a statement gave fewer results than it had items"));
      else resolve(result);
    }
  }

  function begin(): void {
    while (underWay < writers && waiting.length > 0) {
      underWay++;
      void writeTogether(waiting.splice(0, batch)).finally(() => {
        underWay--;
        begin();
      });
    }
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // What arrives in the same turn of the event loop travels together.
      if (waiting.length === 1) setImmediate(begin);
    });
}
