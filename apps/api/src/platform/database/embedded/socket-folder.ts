import { createHash } from "node:crypto";
import { chownSync, lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartupError } from "#api/platform/errors.ts";
import type { Runner } from "./runner.ts";

/** Socket paths are limited to 104 bytes on macOS and 108 on Linux; PostgreSQL appends `.s.PGSQL.5432.lock` to the folder. */
const MAX_FOLDER_BYTES = 84;

/** The folder for the sockets: `home`, or a private temporary folder when that path is too long. */
export function chooseSocketFolder(home: string, { owner }: Runner): string {
  if (Buffer.byteLength(home) <= MAX_FOLDER_BYTES) return home;
  const folder = join(tmpdir(), `candlewise-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const isOurs = found.uid === process.getuid?.() || found.uid === owner?.uid;
  if (!found.isDirectory() || !isOurs || (found.mode & 0o077) !== 0) {
    throw new StartupError(
      `${folder}, the folder of the database socket, belongs to another user or is accessible to others.`,
      "Remove it, or set DATA_DIR to a path shorter than 75 characters.",
    );
  }
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  return folder;
}
