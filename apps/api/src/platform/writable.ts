import { accessSync, constants, mkdirSync } from "node:fs";
import { userInfo } from "node:os";
import { StartupError } from "#api/platform/errors.ts";

/** Creates the folder if missing. Throws `StartupError` unless this user can write to it. */
export function assertWritable(folder: string): void {
  try {
    // Others may traverse the folder: under root, the database runs as another user below it. Secret files have their own modes.
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be written by the user ${userInfo().username} (${reason(error)}).`,
      "Change its owner (chown), start as its owner, or set DATA_DIR to another folder.",
    );
  }
}

function reason(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
