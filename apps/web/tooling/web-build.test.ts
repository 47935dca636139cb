// @vitest-environment node
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PageManifestSchema } from "@candlewise/contracts/pages/page-manifest";
import { afterAll, describe, expect, it } from "vitest";
import { routes } from "#web/app/routes.ts";
import { LANGUAGES } from "#web/shared/i18n/languages.ts";
import { writeSubset } from "./fonts.ts";

const dist = join(import.meta.dirname, "..", "dist");
const text = (file: string) => readFileSync(join(dist, file), "utf8");
const { pages: allPages, notFound } = PageManifestSchema.parse(JSON.parse(text("shells.json")));
/** Of the app: those of its routes, and one for addresses that a device has no page of. */
const pages = allPages.filter(({ path }) => path !== "/operator/*");
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

  it("name the files with the texts of each other language, and where they hold no English texts, those too", () => {
    const filesOf = (page: string, language: string) =>
      (new RegExp(`<meta name="texts-${language}" content="([^"]+)">`).exec(page)?.[1] ?? "").split(" ");
    const expectTexts = (file: string, languages: readonly string[]) => {
      for (const language of languages) {
        const files = filesOf(text(file), language);
        expect(files[0], file).toContain(`/assets/first-texts.${language}-`);
        for (const name of files) expect(existsSync(join(dist, name)), `${file}: ${name}`).toBe(true);
      }
    };
    for (const { file, withoutSimulator } of pages) {
      expectTexts(
        file,
        LANGUAGES.filter((language) => language !== "en"),
      );
      if (withoutSimulator) expectTexts(withoutSimulator, LANGUAGES);
    }
    expect(text(pageOf("/learn")?.file ?? "")).not.toContain("texts-en");
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

describe("the entry for operators", () => {
  const namedIn = (html: string) =>
    Array.from(html.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g), ([, name]) => name ?? "");
  const operatorPage = text(allPages.find(({ path }) => path === "/operator/*")?.file ?? "");

  it("consists of files of its own", () => {
    expect(namedIn(operatorPage).length).toBeGreaterThan(1);
    for (const name of namedIn(operatorPage)) expect(name).toMatch(/^assets\/operator\//);
    for (const { path, file } of pages) expect(text(file), path).not.toContain("assets/operator/");
  });

  it("names the layers of its styles before any rule, so that resets lose to all of them", () => {
    const [first = ""] = namedIn(operatorPage).filter((name) => name.endsWith(".css"));
    expect(text(first)).toMatch(/^@layer reset[,{]/);
  });

  it("is unknown to the service worker, but as what it leaves alone", () => {
    expect(text("sw.js")).not.toContain("/assets/operator/");
    expect(text("sw.js")).not.toContain('"/operator');
  });

  it("has the theme before the first paint, by a script whose hash the content security policy knows", () => {
    const { scriptHashes } = PageManifestSchema.parse(JSON.parse(text("shells.json")));
    const inline = Array.from(operatorPage.matchAll(/<script>([^<]+)<\/script>/g), ([, code]) => code ?? "");
    expect(inline).toHaveLength(1);
    const hash = createHash("sha256")
      .update(inline[0] ?? "")
      .digest("base64");
    expect(scriptHashes).toContain(`sha256-${hash}`);
  });
});

it("no page of development is in the build: neither the gallery nor the preview of content with its answers", () => {
  for (const name of readdirSync(join(dist, "assets"), { recursive: true }).map(String)) {
    if (!name.endsWith(".js")) continue;
    const code = text(join("assets", name));
    for (const trace of ["/@content/", "/dev/content", "Nothing readable has this id", "GalleryScreen"]) {
      expect(code.includes(trace), `${name}: ${trace}`).toBe(false);
    }
  }
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
