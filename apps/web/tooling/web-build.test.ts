// @vitest-environment node
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PageManifestSchema } from "@candlewise/contracts/pages/page-manifest";
import { afterAll, describe, expect, it } from "vitest";
import { routes } from "#web/app/routes.ts";
import { writeSubset } from "./fonts.ts";

const dist = join(import.meta.dirname, "..", "dist");
const text = (file: string) => readFileSync(join(dist, file), "utf8");
const { pages, notFound } = PageManifestSchema.parse(JSON.parse(text("shells.json")));
const pageOf = (path: string) => pages.find((page) => page.path === path);

describe("the pages of a build", () => {
  it("are those of all routes, and one for addresses that a device has no page of", () => {
    expect(pages.map(({ path }) => path).toSorted()).toEqual(
      [...routes.map(({ path }) => path), "/offline"].toSorted(),
    );
    for (const { file } of [...pages, notFound]) expect(existsSync(join(dist, file)), file).toBe(true);
  });

  it("name chunks, styles and texts that exist", () => {
    for (const { path, file } of pages) {
      const named = Array.from(text(file).matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g), ([, name]) => name ?? "");
      expect(named.length, path).toBeGreaterThan(3);
      for (const name of named) expect(existsSync(join(dist, name)), `${path}: ${name}`).toBe(true);
    }
  });

  it("say who may open the screen, so that a stranger's visit asks for no session", () => {
    for (const { path, access } of routes)
      expect(text(pageOf(path)?.file ?? ""), path).toContain(` data-access="${access}"`);
  });

  it("S6.10 mention nothing of the simulator where it is hidden, and are missing where they belong to it", () => {
    for (const { path, area } of routes) {
      const { withoutSimulator } = pageOf(path) ?? {};
      if (area === "simulator") expect(withoutSimulator, path).toBeNull();
      else {
        const page = text(withoutSimulator ?? "");
        expect(page, path).toContain('data-hides="simulator"');
        expect(page, path).not.toContain('href="/simulator"');
        expect(page, path).not.toContain("page-texts");
      }
    }
    expect(text(pageOf("/learn")?.file ?? "")).toContain('href="/simulator"');
  });
});

it("the service worker names every chunk and style of the build", () => {
  const worker = text("sw.js");
  for (const name of readdirSync(join(dist, "assets")).filter((file) => /\.(?:js|css)$/.test(file)))
    expect(worker.includes(`/assets/${name}`), name).toBe(true);
});

it("scripts and styles lie there compressed, unless that makes them larger", () => {
  const isLarge = (name: string) => readFileSync(join(dist, "assets", name)).length > 500;
  for (const name of readdirSync(join(dist, "assets")).filter((file) => /\.(?:js|css)$/.test(file) && isLarge(file)))
    expect(existsSync(join(dist, "assets", `${name}.br`)), name).toBe(true);
});

describe("the subset of a font", () => {
  const folder = mkdtempSync(join(tmpdir(), "cw-fonts-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const onest = dirname(createRequire(import.meta.url).resolve("@fontsource-variable/onest/package.json"));
  const font = readFileSync(join(onest, "files", "onest-latin-wght-normal.woff2"));

  it("is rewritten when its letters change, and only then", async () => {
    const file = join(folder, "abc.woff2");
    expect(await writeSubset(font, "abc", file)).toBe("written");
    expect(await writeSubset(font, "abc", file)).toBe("current");
    const before = readFileSync(file).length;
    expect(await writeSubset(font, "abcdefgh", file)).toBe("written");
    expect(readFileSync(file).length).toBeGreaterThan(before);
  });
});
