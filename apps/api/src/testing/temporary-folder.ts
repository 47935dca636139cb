import type { ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startReaper } from "./reaper.ts";

export interface TemporaryFolder {
  readonly path: string;
  /** Also ends this process if the caller dies first. */
  watch(child: ChildProcess): void;
  remove(): void;
}

/** A folder for data of tests and benches. If the caller dies first, each PostgreSQL in the folder is ended and the folder removed. */
export function temporaryFolder(name: string): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), `candlewise-${name}-`));
  // Under root, the database runs as another user, who must be able to traverse the folder.
  chmodSync(path, 0o711);
  const reaper = startReaper(path);
  return {
    path,
    watch: (child) => reaper.watch(child),
    remove() {
      rmSync(path, { recursive: true, force: true });
      reaper.dismiss();
    },
  };
}
