import { spawnSync } from "node:child_process";
import { chownSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "#api/platform/errors.ts";
import type { Binaries } from "./binaries.ts";

/** How to run a PostgreSQL program, which refuses to run as root. */
export interface Runner {
  /** Precedes the program and its arguments. */
  readonly prefix: readonly string[];
  readonly identity: { uid: number; gid: number } | Record<string, never>;
  /** Owner of the files; null keeps the current owner. */
  readonly owner: { uid: number; gid: number } | null;
}

const asMyself: Runner = { prefix: [], identity: {}, owner: null };
/** Root outside, an ordinary user inside a user namespace: can access root's files, yet PostgreSQL does not see root. */
const inNamespace: Runner = {
  prefix: ["unshare", "--user", "--map-user=1000", "--map-group=1000"],
  identity: {},
  owner: { uid: 0, gid: 0 },
};

/** Picks a user that can both start the programs and access `home`, and gives it ownership of the files below `home`. */
export function chooseRunner(binaries: Binaries, home: string): Runner {
  if (process.getuid?.() !== 0) {
    if (!canStart(asMyself, binaries)) throw cannotStart(binaries);
    return asMyself;
  }
  const user = unprivilegedUser();
  const runners = user === null ? [inNamespace] : [{ prefix: [], identity: user, owner: user }, inNamespace];
  for (const runner of runners) {
    giveFiles(home, runner);
    if (canStart(runner, binaries) && canReach(runner, home)) return runner;
  }
  throw new StartupError(
    `PostgreSQL must not run as root, and no other user can both start ${binaries.postgres} and access ${home}.`,
    "Start Candlewise as an ordinary user, or let other users traverse the folders above both (chmod o+x), or set DATA_DIR to a " +
      "folder that other users can traverse, or set DATABASE_URL to a PostgreSQL server.",
  );
}

/** Program and arguments that run `command` under this runner. */
export function commandOf(runner: Runner, command: string, args: readonly string[]): [string, string[]] {
  const [program = command, ...rest] = [...runner.prefix, command, ...args];
  return [program, rest];
}

const canStart = (runner: Runner, { postgres }: Binaries) => isSuccess(runner, postgres, ["--version"]);

const canReach = (runner: Runner, folder: string) =>
  isSuccess(runner, "/bin/sh", ["-c", 'test -r "$1" && test -w "$1" && test -x "$1"', "sh", folder]);

function isSuccess(runner: Runner, command: string, args: readonly string[]): boolean {
  return spawnSync(...commandOf(runner, command, args), { ...runner.identity, cwd: "/", stdio: "ignore" }).status === 0;
}

function unprivilegedUser(): { uid: number; gid: number } | null {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

/** Also repairs folders whose owner was set by another runner or by an earlier start as root. */
function giveFiles(path: string, { owner }: Runner): void {
  if (owner === null) return;
  const found = lstatSync(path);
  if (found.uid === owner.uid) return;
  chownSync(path, owner.uid, owner.gid);
  if (!found.isDirectory()) return;
  for (const name of readdirSync(path)) giveTree(join(path, name), owner);
}

function giveTree(path: string, owner: { uid: number; gid: number }): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  if (found.isDirectory()) for (const name of readdirSync(path)) giveTree(join(path, name), owner);
  chownSync(path, owner.uid, owner.gid);
}

function cannotStart({ postgres }: Binaries): StartupError {
  return new StartupError(
    `The embedded PostgreSQL does not run on this system: ${postgres}`,
    "It needs glibc (not Alpine's musl) and permission to execute files in node_modules. Otherwise set DATABASE_URL to a " +
      "PostgreSQL server.",
  );
}
