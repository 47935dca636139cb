import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "./errors.ts";

/** The secret of this installation: made once in the data folder, readable by its owner only. */
export function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, "auth-secret");
  const found = read(path);
  if (found !== null) return found;
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    writeFileSync(draft, randomBytes(48).toString("base64url"), { mode: 0o600 });
    // A link never replaces: of several nodes that start together, all take the secret of the first.
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) {
      throw new StartupError(
        `No secret can be kept in ${path} (${String(error)}).`,
        "Make DATA_DIR writable, or set AUTH_SECRET to at least 32 random characters.",
      );
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const made = read(path);
  if (made === null) throw new Error(`${path} was removed while it was being made.`);
  return made;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw new StartupError(
      `The secret in ${path} cannot be read (${String(error)}).`,
      "Start as its owner, or set AUTH_SECRET.",
    );
  }
}
