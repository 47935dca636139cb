import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);
const NAMES = ["redis-server", "valkey-server"];
const FOLDERS = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

function installed(environment: NodeJS.ProcessEnv): string | undefined {
  const named = environment["REDIS_SERVER_PATH"];
  if (named) {
    if (!existsSync(named)) throw new Error(`REDIS_SERVER_PATH names ${named}, which is not there.`);
    return named;
  }
  const folders = [...(environment["PATH"] ?? "").split(delimiter), ...FOLDERS].filter((folder) => folder !== "");
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/**
 * Path of a Redis server: `REDIS_SERVER_PATH`, the system's, Debian's package, in this order.
 * @throws when there is none and none can be installed.
 */
export async function findRedis(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const found = installed(environment);
  if (found) return found;
  const reason = await installPackage(environment);
  const packaged = installed(environment);
  if (packaged) return packaged;
  throw new Error(
    "These tests need a Redis server, and none could be installed. Install one (Debian and Ubuntu: apt-get install redis-server; " +
      `macOS: brew install redis), or name its program in REDIS_SERVER_PATH.\n${reason}`,
  );
}

/** Returns the reason if it failed. */
async function installPackage(env: NodeJS.ProcessEnv): Promise<string> {
  const [command, ...before] = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  // Another test file may be installing the same.
  const options = ["-qq", "-o", "DPkg::Lock::Timeout=120"];
  try {
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", "redis-server"]]) {
      await execute(command ?? "", [...before, ...options, ...args], {
        env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
      });
    }
    return "";
  } catch (error) {
    return error instanceof Error ? error.message.slice(-500) : String(error);
  }
}
