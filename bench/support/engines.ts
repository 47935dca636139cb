import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium } from "playwright-core";
import { CHROMIUM_FLAGS } from "#tools/chromium.ts";
import { root } from "#tools/process.ts";

const SOURCES = join(root, "packages/market/src");
const ORIGIN = "http://market.test";
const DIGEST = "testing/price-digest";

/** A market module with its types stripped. */
const stripped = (path: string) => stripTypeScriptTypes(readFileSync(join(SOURCES, path), "utf8"));

/** The digest of prices, computed in Chromium from the same sources. */
export async function digestInChromium(): Promise<string> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "",
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const page = await browser.newPage();
    await page.route(`${ORIGIN}/**`, async (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      if (path === "") await route.fulfill({ contentType: "text/html", body: "<!doctype html>" });
      else await route.fulfill({ contentType: "text/javascript", body: stripped(path) });
    });
    await page.goto(ORIGIN);
    return await page.evaluate<string>(`import("/${DIGEST}.ts").then((module) => module.priceDigest())`);
  } finally {
    await browser.close();
  }
}

/** The digest of prices, computed by another Node, with its version. */
export function digestInNode(executable: string): { version: string; digest: string } {
  const folder = mkdtempSync(join(tmpdir(), "candlewise-market-"));
  try {
    for (const path of globSync("**/*.ts", { cwd: SOURCES, exclude: (name) => name.endsWith(".test.ts") })) {
      const target = join(folder, path.replace(/\.ts$/, ".mjs"));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, stripped(path).replaceAll('.ts";', '.mjs";'));
    }
    const program = `import { priceDigest } from "./${DIGEST}.mjs"; console.log(process.version, priceDigest());`;
    const output = execFileSync(executable, ["--input-type=module", "--eval", program], {
      cwd: folder,
      encoding: "utf8",
    });
    const [version = "", digest = ""] = output.trim().split(" ");
    return { version, digest };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
