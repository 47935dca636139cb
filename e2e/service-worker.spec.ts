import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { launchBrowser, newVisitor } from "./support/browser.ts";
import { startReleases } from "./support/releases.ts";

launchBrowser();

async function visit() {
  const server = await startReleases();
  await server.deploy("one");
  const visitor = { baseURL: server.url, serviceWorkers: "allow", mayLog: /Failed to (fetch|load)/ } as const;
  const { page, context } = await newVisitor(visitor);
  await page.goto("/learn");
  return { server, page, context };
}

const register = (page: Page, language = "en") =>
  page.evaluate(async (chosen) => {
    await (await caches.open("candlewise-settings")).put("/language", new Response(chosen));
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("complete");
  }, language);

const isControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("candlewise-app-"));
    const found = await Promise.all(
      names.map(async (name) => {
        const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
        return [name, paths.toSorted()] as const;
      }),
    );
    return Object.fromEntries(found);
  });

/** The code that the page loads on demand. */
const loadLater = async (page: Page) => {
  await page.evaluate(() => (globalThis as unknown as { later(): Promise<unknown> }).later());
  return page.locator("output").textContent();
};

/** Switches to the worker that waits, as the prompt for updates does. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    registration?.waiting?.postMessage("update");
    await taken;
  });
const updateWaits = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe("installed");

test("S1.01 pages, code and the reader's texts are cached, and an address without a page of its own opens offline", async () => {
  const { page, context } = await visit();
  await register(page, "de");
  await isControlled(page);
  const files = ["/assets/later-one.js", "/assets/main-one.js", "/assets/texts-de-one.js", "/learn", "/offline"];
  await expect.poll(() => cached(page)).toEqual({ "candlewise-app-one": files });
  await context.setOffline(true);
  for (const path of ["/learn", "/never/opened"]) {
    await page.goto(path);
    await page.getByRole("heading", { name: "Release one" }).waitFor();
    expect(await loadLater(page)).toBe("Later one");
  }
});

test("S1.01 a chunk that fails does not keep the app from opening offline, and is fetched on the next visit", async () => {
  const { server, page } = await visit();
  server.faults.set("/assets/later-one.js", "missing");
  await register(page);
  await isControlled(page);
  expect((await cached(page))["candlewise-app-one"]).toEqual(["/assets/main-one.js", "/learn", "/offline"]);
  server.faults.clear();
  await register(page);
  await expect.poll(async () => (await cached(page))["candlewise-app-one"]).toContain("/assets/later-one.js");
});

test("S1.01 without the code that starts the app nothing is installed", async () => {
  const { server, page } = await visit();
  server.faults.set("/assets/main-one.js", "missing");
  const state = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register("/sw.js");
    return new Promise((resolve) =>
      installing?.addEventListener("statechange", () => resolve(installing.state), { once: true }),
    );
  });
  expect(state).toBe("redundant");
});

test("S1.01 after a deployment a page comes from the build whose chunks it names, until the reader updates", async () => {
  const { server, page, context } = await visit();
  await register(page, "de");
  await isControlled(page);
  await server.deploy("two");
  // The cached page is refetched: it belongs to another build now, so the new worker is fetched instead.
  await page.reload();
  await page.getByRole("heading", { name: "Release one" }).waitFor();
  await updateWaits(page);
  const { "candlewise-app-two": next = [] } = await cached(page);
  expect(next).toEqual([
    "/assets/later-two.js",
    "/assets/main-two.js",
    "/assets/texts-de-two.js",
    "/learn",
    "/offline",
  ]);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("heading", { name: "Release one" }).waitFor();
  expect(await loadLater(page)).toBe("Later one");
  await context.setOffline(false);

  // A second tab of the old build goes on after the first has updated.
  const other = await context.newPage();
  await other.goto("/learn");
  await other.getByRole("heading", { name: "Release one" }).waitFor();
  await update(page);
  expect(await loadLater(other)).toBe("Later one");
  await page.reload();
  await page.getByRole("heading", { name: "Release two" }).waitFor();
  expect(await loadLater(page)).toBe("Later two");
});

test("S1.01 the files of a build go when the second one after it takes over", async () => {
  const { server, page } = await visit();
  await register(page);
  await isControlled(page);
  for (const build of ["two", "three"]) {
    await server.deploy(build);
    await page.reload();
    await updateWaits(page);
    await update(page);
  }
  await expect
    .poll(async () => Object.keys(await cached(page)))
    .toEqual(["candlewise-app-two", "candlewise-app-three"]);
});

test("S1.01 a server that does not answer is given up, and the app opens", async () => {
  const { server, page } = await visit();
  await register(page);
  await isControlled(page);
  server.faults.set("/never/opened", "silent");
  await page.goto("/never/opened");
  await page.getByRole("heading", { name: "Release one" }).waitFor();
});
