import { fileURLToPath } from "node:url";
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from "ivya";
import type { BrowserContext, Page } from "playwright-core";
import { build } from "vite";
import { expect } from "vitest";
import type { ActionSource, Engine } from "./engine.ts";
import type { InPage } from "./in-page.ts";

const WAIT_MS = 15_000;
const POLL_MS = 25;

type Text = string | RegExp;
type State = "visible" | "attached" | "detached" | "hidden";
interface ClickOptions {
  force?: boolean;
  position?: { x: number; y: number };
}

let bundled: Promise<string> | undefined;

/** The script that `in-page.ts` becomes. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL("in-page.ts", import.meta.url));
  const lib = { entry, formats: ["iife" as const], name: "unused" };
  const built = await build({ configFile: false, logLevel: "silent", build: { write: false, lib } });
  const [output] = [built].flat();
  if (!output || !("output" in output)) throw new Error("The script for the page was not built.");
  return output.output[0].code;
}

const literal = (value: unknown): string => (value === undefined ? "undefined" : JSON.stringify(value));

/** The part of Playwright's `Page` that the helpers of the journeys use, for browsers that Playwright cannot drive. */
class EnginePage {
  readonly #engine: Engine;
  readonly #base: string;

  constructor(engine: Engine, base: string) {
    this.#engine = engine;
    this.#base = base;
  }

  async goto(path: string): Promise<void> {
    await this.expectFaultless();
    await this.#engine.navigate(new URL(path, this.#base).href);
  }

  async reload(): Promise<void> {
    await this.expectFaultless();
    await this.#engine.reload();
  }

  /** Fails on errors and violations of the content security policy since the page was loaded. */
  async expectFaultless(): Promise<void> {
    const faults = await this.#engine.run("return JSON.stringify(globalThis.inPage?.faults ?? [])");
    expect(JSON.parse(faults), "errors in the browser").toEqual([]);
  }

  evaluate<Result>(work: () => Result): Promise<Result> {
    return this.run(`(${String(work)})()`);
  }

  /** The value of an expression in the page, in which `inPage` is what `in-page.ts` makes. */
  async run<Result>(expression: string): Promise<Result> {
    const body = `if (!globalThis.inPage) return "absent"; return JSON.stringify([${expression}])`;
    let answer = await this.#engine.run(body);
    if (answer === "absent") {
      bundled ??= bundle();
      await this.#engine.run(`${await bundled}; return ""`);
      answer = await this.#engine.run(body);
    }
    return (JSON.parse(answer) as [Result])[0];
  }

  call<Name extends Exclude<keyof InPage, "faults">>(
    name: Name,
    ...given: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    return this.run(`inPage.${name}(${given.map(literal).join(", ")})`);
  }

  perform(sources: ActionSource[]): Promise<void> {
    return this.#engine.perform(sources);
  }

  /** What a reader of a failure needs to know. */
  #shown(): Promise<string> {
    return this.#engine.run("return `${location.href} shows: ${document.body.innerText.slice(-1000)}`");
  }

  /** Asks until the answer is not `undefined`. */
  async until<Result>(what: () => string, ask: () => Promise<Result | undefined>): Promise<Result> {
    const deadline = performance.now() + WAIT_MS;
    for (;;) {
      // A navigation ends a script that runs.
      const answer = await ask().catch(() => undefined);
      if (answer !== undefined) return answer;
      if (performance.now() > deadline) throw new Error(`Waited in vain: ${what()}\n${await this.#shown()}`);
      await new Promise((resume) => setTimeout(resume, POLL_MS));
    }
  }

  async waitForFunction(work: () => unknown): Promise<void> {
    await this.until(
      () => String(work),
      async () => (await this.run<boolean>(`Boolean((${String(work)})())`)) || undefined,
    );
  }

  async waitForURL(end: string | RegExp | ((url: URL) => boolean)): Promise<void> {
    let seen = "";
    await this.until(
      () => `${String(end)}, but the address is ${seen}`,
      async () => {
        seen = await this.run<string>("location.href");
        if (typeof end === "function") return end(new URL(seen)) || undefined;
        return (typeof end === "string" ? globbed(end) : end).test(seen) || undefined;
      },
    );
  }

  locator(css: string): EngineLocator {
    return new EngineLocator(this, `css=${css}`);
  }
  getByRole(role: string, options?: Parameters<typeof getByRoleSelector>[1]): EngineLocator {
    return new EngineLocator(this, getByRoleSelector(role, options));
  }
  getByLabel(text: Text, options?: { exact?: boolean }): EngineLocator {
    return new EngineLocator(this, getByLabelSelector(text, options));
  }
  getByText(text: Text, options?: { exact?: boolean }): EngineLocator {
    return new EngineLocator(this, getByTextSelector(text, options));
  }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A pattern of an address as Playwright reads it. */
function globbed(pattern: string): RegExp {
  const source = pattern
    .split("**")
    .map((part) => part.split("*").map(escaped).join("[^/]*"))
    .join(".*");
  return new RegExp(`^${source}$`);
}

class EngineLocator {
  readonly #page: EnginePage;
  readonly selector: string;

  constructor(page: EnginePage, selector: string) {
    this.#page = page;
    this.selector = selector;
  }

  #within(selector: string): EngineLocator {
    return new EngineLocator(this.#page, `${this.selector} >> ${selector}`);
  }
  locator(css: string): EngineLocator {
    return this.#within(`css=${css}`);
  }
  getByRole(role: string, options?: Parameters<typeof getByRoleSelector>[1]): EngineLocator {
    return this.#within(getByRoleSelector(role, options));
  }
  getByLabel(text: Text, options?: { exact?: boolean }): EngineLocator {
    return this.#within(getByLabelSelector(text, options));
  }
  getByText(text: Text, options?: { exact?: boolean }): EngineLocator {
    return this.#within(getByTextSelector(text, options));
  }
  filter({ hasText }: { hasText: Text }): EngineLocator {
    const text = typeof hasText === "string" ? `${JSON.stringify(hasText)}i` : String(hasText);
    return this.#within(`internal:has-text=${text}`);
  }
  nth(index: number): EngineLocator {
    return this.#within(`nth=${index}`);
  }
  first(): EngineLocator {
    return this.nth(0);
  }
  last(): EngineLocator {
    return this.nth(-1);
  }

  async waitFor({ state = "visible" }: { state?: State } = {}): Promise<void> {
    let seen = "";
    await this.#page.until(
      () => `${this.selector} should be ${state}, and is ${seen}`,
      async () => {
        seen = await this.#page.call("state", this.selector);
        const isReached =
          state === "hidden" ? seen !== "visible" : seen === state || (state === "attached" && seen === "visible");
        return isReached || undefined;
      },
    );
  }

  async evaluate<Result>(work: (element: HTMLElement) => Result): Promise<Result> {
    await this.waitFor({ state: "attached" });
    return this.#page.run(`(${String(work)})(inPage.one(${literal(this.selector)}))`);
  }

  #all<Result>(work: string): Promise<Result> {
    return this.#page.run(`inPage.all(${literal(this.selector)}).${work}`);
  }
  count(): Promise<number> {
    return this.#all("length");
  }
  allTextContents(): Promise<string[]> {
    return this.#all("map((element) => element.textContent)");
  }
  textContent(): Promise<string | null> {
    return this.evaluate((element) => element.textContent);
  }
  inputValue(): Promise<string> {
    return this.evaluate((element) => (element as HTMLInputElement).value);
  }
  isChecked(): Promise<boolean> {
    return this.evaluate((element) => (element as HTMLInputElement).checked);
  }
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }
  async getAttribute(name: string): Promise<string | null> {
    await this.waitFor({ state: "attached" });
    return this.#page.run(`inPage.one(${literal(this.selector)}).getAttribute(${literal(name)})`);
  }
  blur(): Promise<void> {
    return this.evaluate((element) => element.blur());
  }

  /** Clicks once the element keeps its place and nothing lies above it. */
  async click({ force = false, position }: ClickOptions = {}): Promise<void> {
    let last = "";
    const { x, y } = await this.#page.until(
      () => `${this.selector} ${last}`,
      async () => {
        const target = await this.#page.call("target", this.selector, force, position);
        const isSteady = JSON.stringify(target) === last;
        last = typeof target === "string" ? target : JSON.stringify(target);
        return isSteady && typeof target !== "string" ? target : undefined;
      },
    );
    await this.#page.call("watchClick", this.selector, force);
    await this.#page.perform([
      {
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", x, y, duration: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      },
    ]);
    // Where the click has opened another page, `inPage` is a new one.
    if (await this.#page.call("isMissed")) await this.click(position && { position });
  }
  /** WebKitGTK has no touch by WebDriver; the journeys in Chromium are by touch. */
  tap(options?: ClickOptions): Promise<void> {
    return this.click(options);
  }
  async check(options?: ClickOptions): Promise<void> {
    if (!(await this.isChecked())) await this.click(options);
    await this.#page.until(
      () => `${this.selector} is checked`,
      async () => (await this.isChecked()) || undefined,
    );
  }

  async fill(text: string): Promise<void> {
    await this.waitFor();
    await this.#page.call("select", this.selector);
    const keys = text === "" ? ["\uE003"] : Array.from(text);
    const actions = keys.flatMap((value) => [
      { type: "keyDown" as const, value },
      { type: "keyUp" as const, value },
    ]);
    await this.#page.perform([{ type: "key", id: "keyboard", actions }]);
  }
  async selectOption(choice: string | { label: string }): Promise<void> {
    await this.waitFor();
    await this.#page.call("choose", this.selector, typeof choice === "string" ? choice : choice.label);
  }
}

/** Calls the API as Playwright's `context.request` does. */
async function request(
  base: string,
  path: string,
  { method, headers, data }: { method: string; headers: Record<string, string>; data?: unknown },
) {
  const response = await fetch(new URL(path, base), {
    method,
    headers: { ...headers, ...(data !== undefined && { "content-type": "application/json" }) },
    ...(data !== undefined && { body: JSON.stringify(data) }),
  });
  return {
    ok: () => response.ok,
    status: () => response.status,
    text: () => response.text(),
    json: () => response.json(),
  };
}

/** The journeys' helpers take Playwright's types; a member that is missing here fails with its name. */
export function pageOf(engine: Engine, base: string): { page: Page & EnginePage; context: BrowserContext } {
  const page = new EnginePage(engine, base);
  const context = { request: { fetch: request.bind(null, base) } };
  return { page: page as unknown as Page & EnginePage, context: context as unknown as BrowserContext };
}
