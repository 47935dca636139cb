import { getByLabelSelector, getByRoleSelector, getByTextSelector } from "ivya";
import type { EnginePage } from "./page.ts";

export type Text = string | RegExp;
type State = "visible" | "attached" | "detached" | "hidden";
interface ClickOptions {
  force?: boolean;
  position?: { x: number; y: number };
}

/** A value as source text for the page. */
export const literal = (value: unknown): string => (value === undefined ? "undefined" : JSON.stringify(value));

/** The part of Playwright's `Locator` that the journeys use. */
export class EngineLocator {
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
