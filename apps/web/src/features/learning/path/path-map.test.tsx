import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inLook, renderScreen, storeWith } from "../testing.tsx";
import { PathMap } from "./path-map.tsx";
import { samplePathway } from "./pathway-samples.ts";

const onLocked = vi.fn();
const onJump = vi.fn();

async function show(shape: Parameters<typeof samplePathway>[0], goalAt: string | null = null) {
  const map = <PathMap pathway={samplePathway(shape)} goalAt={goalAt} onLocked={onLocked} onJump={onJump} />;
  return renderScreen(map, await storeWith({}));
}

const focused = () => document.activeElement?.getAttribute("data-node");
const node = (id: string) => document.querySelector(`[data-node="${id}"]`);

beforeEach(async () => {
  vi.clearAllMocks();
  await inLook({});
});

it("S3.10 each node's name says its title, kind, minutes and status", async () => {
  const { screen } = await show({ completed: 1 });
  const names = [
    ["link", "Who loses, and why Lesson · 5 min , completed"],
    ["link", "Who gets your money Lesson · 6 min , in progress"],
    ["button", "How a price happens Lesson · 5 min , locked"],
    ["button", "What markets are Quiz · 7 min , locked"],
  ] as const;
  for (const [role, name] of names) {
    const pattern = new RegExp(name.replaceAll(/[\s·]+/g, "\\s*·?\\s*").replaceAll(/\s*,/g, "\\s*,"));
    await expect.element(screen.getByRole(role, { name: pattern }).first()).toBeInTheDocument();
  }
  await expect.element(screen.getByRole("button", { name: /test out to jump here/ })).toBeInTheDocument();
});

it("marks the current node for screen readers and tells which one meets the goal", async () => {
  const { screen } = await show({ completed: 1 }, "c1-1-3");
  expect(node("c1-1-2")?.getAttribute("aria-current")).toBe("step");
  await expect
    .element(screen.getByRole("button", { name: /How a price happens.*reaches today’s goal/ }))
    .toBeInTheDocument();
});

it("is one Tab stop at the current node; arrow keys, Home and End move along the path", async () => {
  await show({ completed: 1 });
  expect(document.querySelectorAll('[data-node][tabindex="0"]')).toHaveLength(1);
  await userEvent.tab();
  while (focused() === null) await userEvent.tab();
  expect(focused()).toBe("c1-1-2");
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe("c1-1-3");
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("c1-1-4");
  await userEvent.keyboard("{ArrowDown}{ArrowLeft}{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("c1-1-1");
  await userEvent.keyboard("{End}");
  expect(focused()).toBe("c1-2-6");
  await userEvent.keyboard("{Home}");
  expect(focused()).toBe("c1-1-1");
  expect(document.querySelectorAll('[data-node][tabindex="0"]')).toHaveLength(1);
});

it("in a right-to-left language the path is mirrored and the left arrow goes on", async () => {
  await inLook({ language: "ar" });
  await show({ completed: 1 });
  const [first, last] = [node("c1-1-1"), node("c1-1-6")].map((each) => each?.getBoundingClientRect().left ?? 0);
  expect(first).toBeGreaterThan(last ?? 0);
  const current = node("c1-1-2");
  if (current instanceof HTMLElement) current.focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(focused()).toBe("c1-1-3");
});

it("the path climbs: each node stands above the one before it, from the left to the right end", async () => {
  await show({ chapters: 1 });
  const boxes = [1, 2, 3, 4, 5, 6].map((number) => node(`c1-1-${number}`)?.getBoundingClientRect());
  for (const [index, box] of boxes.entries()) {
    const before = boxes[index - 1];
    if (box && before) expect(box.bottom).toBeLessThan(before.bottom);
  }
  expect(boxes.at(-1)?.left).toBeGreaterThan(boxes[0]?.left ?? 0);
});

it("starts at the current node, below the header of its chapter and above the thumb's button", async () => {
  await show({ chapters: 4, completed: 9 });
  const { top = 0, bottom = 0 } = node("c1-2-4")?.getBoundingClientRect() ?? {};
  expect(top).toBeGreaterThan(140);
  expect(bottom).toBeLessThan(innerHeight - 140);
});

it("leads back to the current node when it is off the screen", async () => {
  const { screen } = await show({ chapters: 4, completed: 2 });
  const back = screen.getByRole("button", { name: "Back to where you left off" });
  await expect.element(back).not.toBeInTheDocument();
  scrollTo(0, 0);
  await expect.element(back).toHaveAttribute("data-direction", "below");
  await back.click();
  await expect.poll(focused).toBe("c1-1-3");
  await expect.element(back).not.toBeInTheDocument();
});

it("a locked node says what unlocks it; a jump_here node asks", async () => {
  await show({ completed: 1 });
  await page.elementLocator(node("c1-1-4") ?? document.body).click();
  expect(onLocked).toHaveBeenCalledWith(expect.objectContaining({ id: "c1-1-4", unlockedBy: "How a price happens" }));
  await page.elementLocator(node("c1-2-1") ?? document.body).click();
  expect(onJump).toHaveBeenCalledWith(expect.objectContaining({ id: "c1-2-1", status: "jump_here" }));
});

it("of 27 courses it shows the chapters of two; the others unfold, and the page does not jump", async () => {
  const { screen } = await show({ courses: 27, chapters: 4, completed: 30 });
  expect(document.querySelectorAll("[data-chapter]")).toHaveLength(8);
  const unfold = screen.getByRole("button", { name: "Show chapters of Course number 4", exact: true });
  unfold.element().scrollIntoView({ block: "center" });
  const before = unfold.element().getBoundingClientRect().top;
  await unfold.click();
  const fold = screen.getByRole("button", { name: "Hide chapters of Course number 4", exact: true });
  await expect.element(fold).toHaveAttribute("aria-expanded", "true");
  expect(document.querySelectorAll("[data-chapter]")).toHaveLength(12);
  expect(Math.abs(fold.element().getBoundingClientRect().top - before)).toBeLessThan(2);
});

it("S4.08 in the browser: the road past a component grows when it is completed", async () => {
  const { screen } = await show({ completed: 1 });
  expect(document.querySelector("[data-fresh]")).toBeNull();
  await screen.unmount();
  await show({ completed: 2 });
  expect(document.querySelectorAll("[data-fresh]")).toHaveLength(1);
  expect(node("c1-1-2")?.closest("li")?.querySelector("[data-fresh]")).not.toBeNull();
});
