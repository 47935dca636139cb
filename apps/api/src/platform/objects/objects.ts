import { createReadStream } from "node:fs";
import { chmod, mkdir, opendir, open, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, extname, join, relative } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";

const TYPES: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".webp": "image/webp",
  ".zip": "application/zip",
};
/** At least two names, such as `avatars/<user id>/<id>.webp`. No name begins with a dot, so no key points outside the store. */
const KEY = /^(?:[\w-][\w.-]*\/)+[\w-][\w.-]*$/;

const PART = ".part";

/** Stores files that are too large for the database. A key is used once: its content never changes. */
export interface Objects {
  /** Stores the whole content or nothing; a stream is never held in memory as a whole. */
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Null when the key does not exist. */
  read(key: string): Promise<{ bytes: Buffer; type: string } | null>;
  /** Like `read`, as a stream, which the caller must consume or destroy. */
  open(key: string): Promise<{ stream: Readable; type: string; size: number } | null>;
  /** Does nothing when the key does not exist. */
  remove(key: string): Promise<void>;
  /** The keys in a folder, such as `avatars`, that were stored before this time. */
  list(folder: string, putBefore: Date): AsyncIterable<string>;
  /** Removes the remains of interrupted `put` calls that began before this time. */
  removeUnfinished(begunBefore: Date): Promise<void>;
}

export function assertKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`${JSON.stringify(key)} is not a valid key.`);
  return key;
}

/** Stores objects in a local folder, or on a volume that all nodes share. */
export function createObjectFolder(root: string): Objects {
  const place = (key: string) => join(root, assertKey(key));
  return {
    async put(key, content) {
      const path = place(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Also restricts a folder that an earlier release created readable for other users of the machine.
      await chmod(root, 0o700);
      // Renaming is atomic: a reader sees the whole file or none.
      const part = `${path}${PART}`;
      try {
        await writeFile(part, content, { mode: 0o600 });
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async read(key) {
      const opened = await openFile(place(key));
      return opened && { bytes: await buffer(opened.stream), type: typeOf(key) };
    },
    async open(key) {
      const opened = await openFile(place(key));
      return opened && { ...opened, type: typeOf(key) };
    },
    remove: (key) => rm(place(key), { force: true }),
    async *list(folder, putBefore) {
      for await (const path of filesOf(join(root, folder), putBefore)) {
        if (!path.endsWith(PART)) yield relative(root, path);
      }
    },
    async removeUnfinished(begunBefore) {
      for await (const path of filesOf(root, begunBefore)) if (path.endsWith(PART)) await rm(path, { force: true });
    },
  };
}

export const typeOf = (key: string) => TYPES[extname(key)] ?? "application/octet-stream";

async function openFile(path: string): Promise<{ stream: Readable; size: number } | null> {
  try {
    const file = await open(path);
    return { stream: createReadStream(path, { fd: file }), size: (await file.stat()).size };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** All files below a folder that were last modified before a time; files removed in the meantime are skipped. */
async function* filesOf(folder: string, writtenBefore: Date): AsyncIterable<string> {
  try {
    for await (const entry of await opendir(folder, { recursive: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && (await stat(path)).mtime < writtenBefore) yield path;
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
