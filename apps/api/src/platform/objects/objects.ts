import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";

const TYPES: Readonly<Record<string, string>> = { ".webp": "image/webp", ".zip": "application/zip" };
/** Two names or more, such as `avatars/<user id>/<id>.webp`; no name begins with a dot, so no key leads out of the store. */
const KEY = /^(?:[\w-][\w.-]*\/)+[\w-][\w.-]*$/;

/** Files too large for the database. A key is used once: what stands under it never changes. */
export interface Objects {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is nothing under this key. */
  read(key: string): Promise<{ bytes: Buffer; type: string } | null>;
  /** Nothing happens when there is nothing. */
  remove(key: string): Promise<void>;
  /** Removes everything whose key begins with this folder, such as `avatars/<user id>`. */
  removeFolder(folder: string): Promise<void>;
}

/** The store in a folder of this machine, or of a volume that all nodes share. */
export function createObjectFolder(root: string): Objects {
  const place = (key: string) => {
    if (!KEY.test(key)) throw new Error(`${JSON.stringify(key)} is not a key.`);
    return join(root, key);
  };
  return {
    async put(key, bytes) {
      const path = place(key);
      await mkdir(dirname(path), { recursive: true });
      // Renaming is one step: a reader sees the whole file or none.
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    },
    async read(key) {
      try {
        return { bytes: await readFile(place(key)), type: TYPES[extname(key)] ?? "application/octet-stream" };
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },
    remove: (key) => rm(place(key), { force: true }),
    removeFolder: (folder) => rm(place(folder), { recursive: true, force: true }),
  };
}
