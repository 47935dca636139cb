import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { StartupError } from "../errors.ts";
import { isWeakSecret } from "./secret-strength.ts";

/** The secret of this installation: created once in the data folder, readable by its owner only. */
export function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, "auth-secret");
  const found = read(path);
  if (found !== null) return found;
  const draft = `${path}.${process.pid}`;
  try {
    // Other users may traverse but not list the folder: under root, the embedded PostgreSQL runs as another user.
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    write(draft, randomBytes(48).toString("base64url"));
    // A link never overwrites: nodes that start at the same time all use the secret of the first.
    linkSync(draft, path);
    flush(dataDir);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) {
      throw new StartupError(
        `The secret cannot be stored in ${path} (${String(error)}).`,
        "Make DATA_DIR writable, or set AUTH_SECRET to at least 32 random characters.",
      );
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const created = read(path);
  if (created === null) throw new Error(`${path} was removed while it was being created.`);
  return created;
}

/** Synced to disk before it gets its final name: a power failure must not leave an empty secret. */
function write(path: string, text: string): void {
  const file = openSync(path, "w", 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function flush(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function read(path: string): string | null {
  const secret = readIfThere(path);
  if (secret === null) return null;
  if (isWeakSecret(secret)) {
    throw new StartupError(
      `The secret in ${path} is empty or too weak: anyone could forge the tokens of any user.`,
      "Restore the file from a backup, or delete it: a new one is created, and everyone has to sign in again.",
    );
  }
  if ((statSync(path).mode & 0o077) !== 0) {
    throw new StartupError(
      `The secret in ${path} can be read by other users of this machine.`,
      `If nobody else can have read it, run chmod 600 on it; otherwise delete it, and everyone has to sign in again.`,
    );
  }
  return secret;
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw new StartupError(
      `The secret in ${path} cannot be read (${String(error)}).`,
      "Start Candlewise as the owner of the file, or set AUTH_SECRET.",
    );
  }
}
