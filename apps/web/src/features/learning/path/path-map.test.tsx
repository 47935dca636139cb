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

it("each node is a Tab stop of its own, in learning order", async () => {
  await show({ completed: 1 });
  const first = node("c1-1-1");
  if (first instanceof HTMLElement) first.focus();
  await userEvent.tab();
  expect(focused()).toBe("c1-1-2");
  await userEvent.tab();
  expect(focused()).toBe("c1-1-3");
});

it("S3.10 a flawless lesson carries a star, any other completed one a check, a locked one a lock", async () => {
  const pathway = samplePathway({ completed: 2 });
  const [first] = pathway.courses[0]?.chapters[0]?.components ?? [];
  if (first) first.is_excellent = true;
  const { screen } = await renderScreen(<PathMap {...{ pathway, onLocked, onJump }} />, await storeWith({}));
  const markOf = (id: string) => node(id)?.querySelector("[data-mark]")?.getAttribute("data-mark") ?? null;
  expect(["c1-1-1", "c1-1-2", "c1-1-3", "c1-1-4", "c1-2-1"].map(markOf)).toEqual(["star", "check", null, "lock", null]);
  await expect
    .element(screen.getByRole("link", { name: /Who loses, and why.*completed, flawless/ }))
    .toBeInTheDocument();
});

it("S3.10 a half-done lesson says how much is done and how many minutes are left", async () => {
  const pathway = samplePathway({ completed: 1 });
  const lesson = pathway.courses[0]?.chapters[0]?.components[1];
  if (lesson) lesson.done_percent = 50;
  const { screen } = await renderScreen(<PathMap {...{ pathway, onLocked, onJump }} />, await storeWith({}));
  const link = screen.getByRole("link", { name: /Who gets your money.*3 min left.*in progress, 50% done/ });
  await expect.element(link).toBeInTheDocument();
});

it("the road goes on past a task that was left beside the way", async () => {
  const pathway = samplePathway({ completed: 3 });
  const task = pathway.courses[0]?.chapters[0]?.components[1];
  if (task) Object.assign(task, { type: "brokerage_task", status: "in_progress" });
  await renderScreen(<PathMap {...{ pathway, onLocked, onJump }} />, await storeWith({}));
  const isFilled = (id: string) => node(id)?.closest("li")?.querySelector("[data-filled]") !== null;
  expect(["c1-1-1", "c1-1-2", "c1-1-3", "c1-1-4"].map(isFilled)).toEqual([true, true, true, false]);
});

it("each kind has an icon and a color of its own, also while it is locked", async () => {
  const pathway = samplePathway({ completed: 1 });
  const task = pathway.courses[0]?.chapters[0]?.components[3];
  if (task) task.type = "brokerage_task";
  await renderScreen(<PathMap {...{ pathway, onLocked, onJump }} />, await storeWith({}));
  // A locked lesson, task and quiz, and the start of a chapter.
  const faces = ["c1-1-3", "c1-1-4", "c1-1-6", "c1-2-1"].map((id) => {
    const face = node(id)?.querySelector("svg")?.parentElement;
    return { icon: face?.innerHTML ?? "", color: face ? getComputedStyle(face).backgroundColor : "" };
  });
  expect(new Set(faces.map(({ icon }) => icon)).size).toBe(4);
  expect(new Set(faces.map(({ color }) => color)).size).toBe(4);
});

it("in a right-to-left language the path is mirrored", async () => {
  await inLook({ language: "ar" });
  await show({ completed: 1 });
  const [first, last] = [node("c1-1-1"), node("c1-1-6")].map((each) => each?.getBoundingClientRect().left ?? 0);
  expect(first).toBeGreaterThan(last ?? 0);
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
