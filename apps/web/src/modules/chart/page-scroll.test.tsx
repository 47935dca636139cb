import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { letPageScroll } from "./page-scroll.ts";

let element: HTMLElement;
let stop: () => void = () => undefined;
const heard: string[] = [];
const hear = (event: Event) => void heard.push(event.type);
const TYPES = ["touchmove", "touchend"];

beforeEach(() => {
  heard.length = 0;
  element = document.createElement("div");
  document.body.append(element);
  for (const type of TYPES) document.documentElement.addEventListener(type, hear);
});
afterEach(() => {
  stop();
  element.remove();
  for (const type of TYPES) document.documentElement.removeEventListener(type, hear);
});

function fire(type: string, x: number, y: number): void {
  const touch = new Touch({ identifier: 1, target: element, clientX: x, clientY: y });
  const touches = type === "touchstart" || type === "touchmove" ? [touch] : [];
  element.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch] }));
}

test("a finger that moves up or down is the page's, one that moves across is the chart's", async () => {
  const onLeft = vi.fn<() => void>();
  stop = letPageScroll(element, () => false, onLeft);
  fire("touchstart", 100, 100);
  fire("touchmove", 101, 104);
  fire("touchmove", 102, 160);
  expect(heard).toEqual([]);
  fire("touchend", 102, 160);
  await expect.poll(() => onLeft.mock.calls.length).toBe(1);
  heard.length = 0;
  fire("touchstart", 100, 100);
  fire("touchmove", 130, 104);
  fire("touchmove", 130, 190);
  fire("touchend", 130, 190);
  expect(heard).toEqual(["touchmove", "touchmove", "touchend"]);
});

test("what is held in the hand moves up and down with it", () => {
  stop = letPageScroll(
    element,
    () => true,
    () => undefined,
  );
  fire("touchstart", 100, 100);
  fire("touchmove", 100, 160);
  expect(heard).toEqual(["touchmove"]);
});

test("a finger that the browser takes over counts as lifted", () => {
  const onLeft = vi.fn<() => void>();
  stop = letPageScroll(element, () => false, onLeft);
  fire("touchstart", 100, 100);
  fire("touchcancel", 100, 130);
  expect(heard).toEqual(["touchend"]);
  expect(onLeft).toHaveBeenCalledOnce();
});
