import { Ivya } from "ivya";

/** What runs inside the page. It is bundled with Playwright's selectors and sent by WebDriver. */
const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

/** A click on a label is one on its field. */
const takesClickFor = (element: Element, hit: Element): boolean =>
  element.contains(hit) ||
  (element instanceof HTMLInputElement && [...(element.labels ?? [])].some((label) => label.contains(hit)));

interface Point {
  x: number;
  y: number;
}

export class InPage {
  readonly #selectors: Ivya;
  /** Errors since the page was loaded. */
  readonly faults: string[] = [];
  #watched: Element | undefined;
  #isReached = false;
  #isBlocked = false;

  constructor() {
    this.#selectors = Ivya.create({ browser: navigator.userAgent.includes("Firefox") ? "firefox" : "webkit" });
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"])
      addEventListener(type, this.#check, true);
    addEventListener("error", ({ message }) => this.faults.push(message));
    addEventListener("unhandledrejection", ({ reason }) => this.faults.push(String(reason)));
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
      this.faults.push(`content security policy: ${violatedDirective}`),
    );
  }

  all(selector: string): Element[] {
    return this.#selectors.queryLocatorSelectorAll(selector);
  }

  one(selector: string): Element {
    const [found] = this.all(selector);
    if (!found) throw new Error(`Nothing fits ${selector}`);
    return found;
  }

  state(selector: string): "visible" | "attached" | "detached" {
    const [found] = this.all(selector);
    if (!found) return "detached";
    return isVisible(found) ? "visible" : "attached";
  }

  /** Where a click reaches the element, or why none does. With `force`, what lies above it is not asked. */
  target(selector: string, force: boolean, position?: Point): Point | string {
    const [element] = this.all(selector);
    if (!element) return "is not there";
    if (!force && !isVisible(element)) return "is not visible";
    if (element.matches(":disabled")) return "is disabled";
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = {
      x: Math.round(left + (position?.x ?? width / 2)),
      y: Math.round(top + (position?.y ?? height / 2)),
    };
    const hit = document.elementFromPoint(point.x, point.y);
    if (force || (hit && takesClickFor(element, hit))) return point;
    // Next time it may have come out from under a bar.
    element.scrollIntoView({ block: "center", behavior: "instant" });
    return `is covered by ${hit?.outerHTML.slice(0, 120) ?? "nothing"}`;
  }

  /** Watches the next click, which is to reach the element; with `force` it may reach what lies above. */
  watchClick(selector: string, force: boolean): void {
    this.#watched = force ? undefined : this.one(selector);
    this.#isReached = false;
    this.#isBlocked = false;
  }

  /** Whether the watched click came to nothing, because the layout moved or the element was replaced meanwhile. */
  isMissed(): boolean {
    return !this.#isReached && (this.#isBlocked || this.#watched?.isConnected === true);
  }

  /** A click that begins on something else is kept from the app. */
  readonly #check = (event: Event): void => {
    if (!this.#watched) return;
    const isHit = event.target instanceof Element && takesClickFor(this.#watched, event.target);
    if (event.type === "pointerdown") this.#isBlocked = !isHit;
    if (event.type === "click" && isHit && !this.#isBlocked) this.#isReached = true;
    if (!this.#isBlocked) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** Focuses a field with its content selected, so that typed text replaces it. */
  select(selector: string): void {
    const field = this.one(selector) as HTMLInputElement;
    field.focus();
    field.select();
  }

  choose(selector: string, choice: string): void {
    const field = this.one(selector) as HTMLSelectElement;
    const option = [...field.options].find(({ label, value }) => label === choice || value === choice);
    if (!option)
      throw new Error(`No option ${choice} among ${[...field.options].map(({ label }) => label).join(", ")}`);
    field.value = option.value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

Object.assign(globalThis, { inPage: new InPage() });
