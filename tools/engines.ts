import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { aptInstall } from "./apt.ts";

interface Engine {
  /** Debian's packages. */
  packages: readonly string[];
  /** What it consists of; `undefined` stands for a part that this machine does not have. */
  find: () => readonly (string | undefined)[];
}

const existing = (...paths: string[]): string | undefined => paths.find((path) => existsSync(path));

/** Debian keeps MiniBrowser in a folder of the architecture and of WebKitGTK's version. */
function miniBrowser(): string | undefined {
  const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu")) : [];
  const versions = ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"];
  return existing(
    ...folders.flatMap((folder) => versions.map((version) => join("/usr/lib", folder, version, "MiniBrowser"))),
  );
}

const ENGINES = {
  firefox: {
    packages: ["firefox-esr"],
    find: () => [existing("/usr/bin/firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox")],
  },
  webkit: {
    packages: ["webkit2gtk-driver", "xvfb"],
    find: () => [existing("/usr/bin/WebKitWebDriver"), miniBrowser(), existing("/usr/bin/Xvfb")],
  },
} as const satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;

/** The programs of a browser besides Chromium, or why its tests are skipped. */
export function findEngine(name: EngineName): { programs: string[]; missing?: string } {
  const { find, packages }: Engine = ENGINES[name];
  const programs = find().filter((path) => path !== undefined);
  if (programs.length === find().length) return { programs };
  return { programs, missing: `not installed; on Debian: apt-get install ${packages.join(" ")}` };
}

/** Installs the missing browsers as root on Debian; elsewhere their tests are skipped. */
export async function installEngines(isWanted: (name: EngineName) => boolean): Promise<void> {
  for (const name of Object.keys(ENGINES) as EngineName[]) {
    if (!isWanted(name) || findEngine(name).missing === undefined) continue;
    if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
      console.log(`Installing ${name} for its journeys …`);
      const { code, output } = await aptInstall(ENGINES[name].packages);
      if (code !== 0) console.log(output.slice(-500));
    }
    const { missing } = findEngine(name);
    if (missing !== undefined) console.log(`The journeys in ${name} are skipped: ${missing}`);
  }
}
