import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { renderInApp } from "#web/testing/render.tsx";
import { ItemPlayground } from "../gallery/gallery.tsx";
import { contentItem, inLanguage, loadItemViews } from "../gallery/testing.tsx";

beforeAll(loadItemViews);
beforeEach(() => inLanguage("en"));

const show = () => renderInApp(<ItemPlayground item={contentItem("categorize")} />);
const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
};
const chips = () => [...document.querySelectorAll<HTMLElement>("[data-token]")];
const heads = () => [...document.querySelectorAll<HTMLElement>("[data-bucket]")];
const tokenOf = (index: number) => chips()[index]?.dataset["token"] ?? "";
const chip = (token: string) => find(`[data-token="${token}"]`);
/** The bucket, or the tray, in which an entry lies. */
const placeOf = (token: string) => chip(token).closest<HTMLElement>("[data-place]")?.dataset["place"];
const bucket = (index: number) => {
  const place = heads()[index]?.closest<HTMLElement>("[data-place]")?.dataset["place"];
  if (place === undefined) throw new Error(`there is no bucket ${index}`);
  return place;
};
const head = (index: number) => heads()[index] ?? document.body;
const undo = () => userEvent.click(page.getByRole("button", { name: "Undo" }));

interface Point {
  x: number;
  y: number;
}
/** The middle of an element, or a place beside it. */
const middle = (element: Element, beside: Partial<Point> = {}): Point => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2 + (beside.x ?? 0), y: y + height / 2 + (beside.y ?? 0) };
};
/** As the browser's own input counts: the page under test stands in a frame. */
const onScreen = ({ x, y }: Point): Point => {
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0) };
};
const step = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
const STEPS = [0.1, 0.25, 0.5, 0.75, 1];

const mouse = {
  send: (type: "mousePressed" | "mouseMoved" | "mouseReleased", at: Point) =>
    cdp().send("Input.dispatchMouseEvent", { type, ...onScreen(at), button: "left", buttons: 1, clickCount: 1 }),
  async move(from: Point, to: Point) {
    for (const part of STEPS) await mouse.send("mouseMoved", step(from, to, part));
  },
};
const finger = {
  send: (type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", ...points: Point[]) =>
    cdp().send("Input.dispatchTouchEvent", { type, touchPoints: points.map(onScreen) }),
  async move(from: Point, to: Point) {
    for (const part of STEPS) await finger.send("touchMove", step(from, to, part));
  },
  /** Until the finger has rested long enough. */
  async hold(token: string) {
    await finger.send("touchStart", middle(chip(token)));
    await expect.poll(() => chip(token).dataset["carried"]).toBe("true");
  },
};

describe.each(["ltr", "rtl"] as const)("carrying by mouse (%s)", (direction) => {
  // Wide enough for all entries at once.
  beforeEach(() => page.viewport(640, 823));
  beforeEach(() => inLanguage(direction === "rtl" ? "ar" : "en"));

  test("an entry dropped on a bucket lies in it, and undo takes it back", async () => {
    await show();
    expect(getComputedStyle(document.body).direction).toBe(direction);
    const token = tokenOf(1);
    await userEvent.dragAndDrop(chip(token), head(1), { steps: 6 });
    await expect.poll(() => placeOf(token)).toBe(bucket(1));
    await expect.poll(() => document.activeElement).toBe(chip(token));
    expect(chip(token).matches(":focus-visible")).toBe(false);
    await userEvent.dragAndDrop(chip(token), head(0), { steps: 6 });
    await expect.poll(() => placeOf(token)).toBe(bucket(0));
    await userEvent.click(page.getByRole("button", { name: direction === "rtl" ? "تراجع" : "Undo" }));
    await expect.poll(() => placeOf(token)).toBe(bucket(1));
  });
});

test("a carried entry is lifted and follows the pointer, and the bucket below it lights up", async () => {
  await show();
  const token = tokenOf(0);
  const from = middle(chip(token), { x: 9, y: -4 });
  const to = middle(head(1));
  await mouse.send("mousePressed", from);
  expect(chip(token).dataset["carried"]).toBe("false");
  await mouse.move(from, to);
  await expect.poll(() => chip(token).dataset["carried"]).toBe("true");
  await expect.poll(() => document.querySelector('[data-target="true"]')).toBe(head(1).closest("[data-place]"));
  const centre = middle(chip(token), { x: 9, y: -4 });
  // A pressed entry sinks by three pixels; a carried one does not.
  expect(Math.hypot(centre.x - to.x, centre.y - to.y)).toBeLessThanOrEqual(3);
  await mouse.send("mouseReleased", to);
  await expect.poll(() => placeOf(token)).toBe(bucket(1));
  expect(document.querySelector('[data-target="true"], [data-carried="true"]')).toBeNull();
});

const drop = async (token: string) => {
  const before = middle(chip(token));
  const outside = middle(page.getByRole("button", { name: "Check" }).element());
  await mouse.send("mousePressed", before);
  await mouse.move(before, outside);
  await expect.poll(() => chip(token).dataset["carried"]).toBe("true");
  await mouse.send("mouseReleased", outside);
  await expect.poll(() => chip(token).dataset["carried"]).toBe("false");
};

test("dropped outside, an entry is back where it was at once, and nothing is recorded", async () => {
  await show();
  const token = tokenOf(0);
  const before = middle(chip(token));
  await drop(token);
  expect(chip(token).getAnimations()).toEqual([]);
  await expect.poll(() => middle(chip(token))).toEqual(before);
  expect(placeOf(token)).toBe("tray");
  await expect.element(page.getByRole("button", { name: "Undo" })).not.toBeInTheDocument();
});

test("where motion is welcome, it glides back to where it was", async () => {
  const motion = (value: string) =>
    cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
  await motion("no-preference");
  const animate = vi.spyOn(Element.prototype, "animate");
  try {
    await show();
    const token = tokenOf(0);
    const before = middle(chip(token));
    await drop(token);
    await expect.poll(() => animate.mock.contexts).toContain(chip(token));
    await Promise.all(animate.mock.results.map(({ value }) => value.finished));
    expect(middle(chip(token))).toEqual(before);
  } finally {
    animate.mockRestore();
    await motion("reduce");
  }
});

test("carried back to those that wait, an entry is taken out of its bucket", async () => {
  await show();
  const token = tokenOf(0);
  await userEvent.dragAndDrop(chip(token), head(0), { steps: 6 });
  await expect.poll(() => placeOf(token)).toBe(bucket(0));
  await userEvent.dragAndDrop(chip(token), find('[data-place="tray"]'), { steps: 6 });
  await expect.poll(() => placeOf(token)).toBe("tray");
  await undo();
  await expect.poll(() => placeOf(token)).toBe(bucket(0));
});

test("a press that does not move is a tap: the entry is in hand, and a bucket takes it", async () => {
  await show();
  const token = tokenOf(2);
  await userEvent.click(chip(token));
  expect(chip(token).getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(head(0));
  await expect.poll(() => placeOf(token)).toBe(bucket(0));
});

describe("carrying by touch", () => {
  const tall = async () => {
    await show();
    document.body.style.minBlockSize = "300vh";
    window.scrollTo(0, 0);
  };
  beforeEach(() => () => {
    document.body.style.minBlockSize = "";
    window.scrollTo(0, 0);
  });

  test("a finger that rests on an entry takes it up; the page stays where it is until it is dropped", async () => {
    await tall();
    const token = tokenOf(0);
    await finger.hold(token);
    const to = middle(head(1));
    await finger.move(middle(chip(token)), to);
    await expect.poll(() => document.querySelector('[data-target="true"]')).toBe(head(1).closest("[data-place]"));
    expect(window.scrollY).toBe(0);
    await finger.send("touchEnd");
    await expect.poll(() => placeOf(token)).toBe(bucket(1));
    expect(window.scrollY).toBe(0);
    expect(document.querySelector(":focus-visible")).toBeNull();
  });

  test("a finger that swipes over an entry scrolls the page and carries nothing", async () => {
    await tall();
    const token = tokenOf(0);
    const from = middle(chip(token));
    await finger.send("touchStart", from);
    await finger.move(from, { x: from.x, y: from.y - 150 });
    await expect.poll(() => window.scrollY).toBeGreaterThan(50);
    expect(chip(token).dataset["carried"]).toBe("false");
    // Let go, the page would scroll on into the next test.
    await finger.send("touchCancel");
    expect(placeOf(token)).toBe("tray");
  });

  test("a finger that moves sideways carries at once, and a touch that the system takes away drops nothing", async () => {
    await tall();
    const token = tokenOf(0);
    const from = middle(chip(token));
    await finger.send("touchStart", from);
    await finger.move(from, { x: from.x + 60, y: from.y });
    await expect.poll(() => chip(token).dataset["carried"]).toBe("true");
    await finger.move({ x: from.x + 60, y: from.y }, middle(head(0)));
    await finger.send("touchCancel");
    await expect.poll(() => chip(token).dataset["carried"]).toBe("false");
    expect(placeOf(token)).toBe("tray");
  });
});
