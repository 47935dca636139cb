import { fileURLToPath } from "node:url";
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from "ivya";
import type { BrowserContext, Page } from "playwright-core";
import { build } from "vite";
import { expect } from "vitest";
import type { ActionSource, Engine } from "./engine.ts";
import type { InPage } from "./in-page.ts";
import { EngineLocator, literal, type Text } from "./locator.ts";

const WAIT_MS = 15_000;
const POLL_MS = 25;

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

/** The part of Playwright's `Page` that the helpers of the journeys use, for browsers that Playwright cannot drive. */
export class EnginePage {
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
