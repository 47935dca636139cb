import { accessSync, constants, mkdirSync } from "node:fs";
import { userInfo } from "node:os";
import { StartupError } from "../errors.ts";

/** Makes the folder when it is not there; throws `StartupError` unless this user can write in it. */
export function assertWritable(folder: string): void {
  try {
    // Others may pass through: as root the database runs as another user below it. What is secret has modes of its own.
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
