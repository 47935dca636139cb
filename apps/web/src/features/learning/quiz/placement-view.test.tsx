import { sampleItems } from "@candlewise/domain/learning/item-samples";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "#web/testing/axe.ts";
import { samplePathway } from "../path/pathway-samples.ts";
import { showLearning, TeachingServer } from "../player/testing.tsx";

const DAY = 24 * 60 * 60 * 1000;
let server: TeachingServer;
beforeEach(() => {
  server = new TeachingServer(sampleItems());
  server.pathway = samplePathway();
});
afterEach(() => vi.restoreAllMocks());

const waitUntil = (at: number) => ({ opens_at: new Date(at).toISOString(), after_id: "c1-1-1" });
const title = (name: string) => page.getByRole("heading", { level: 2, name });
const link = (name: string) => page.getByRole("link", { name });

test("S4.08 a closed placement test says when it opens and which lesson opens it at once", async () => {
  server.refusal = { error: "placement_closed", facts: waitUntil(Date.now() + DAY) };
  await showLearning("/placement/c1-2-1");
  await expect.element(title("Try again later")).toBeVisible();
  await expect.element(page.getByText(/again after .*, or as soon as you finish “Who loses, and why”\./)).toBeVisible();
  await expect
    .element(link("Go to “Who loses, and why”"))
    .toHaveAttribute("href", "/courses/course-1/chapters/c1-1/lessons/c1-1-1");
  await expectAccessible("screen");
});

test("S4.08 once the wait is over it can be started from the same page", async () => {
  server.refusal = { error: "placement_closed", facts: waitUntil(Date.now() - 1000) };
  await showLearning("/placement/c1-2-1");
  await expect.element(title("Jump here?")).toBeVisible();
  const starts = server.sent("/access/").length;
  await userEvent.click(page.getByRole("button", { name: "Start the test" }));
  await expect.poll(() => server.sent("/access/").length).toBe(starts + 1);
});

test("S4.08 another placement test under way comes first", async () => {
  server.refusal = { error: "placement_under_way", facts: { component_id: "c1-3-1" } };
  await showLearning("/placement/c1-2-1");
  await expect.element(title("One test at a time")).toBeVisible();
  await expect.element(link("Continue that test")).toHaveAttribute("href", "/placement/c1-3-1");
  await expectAccessible("screen");
});

test("S4.08 a failed placement test offers the lessons, and another try only when it is open", async () => {
  server.result = { purpose: "placement", placement_wait: waitUntil(Date.now() + DAY) };
  await showLearning("/placement/c1-2-1?attempt=018f0000-0000-7000-8000-000000000001");
  await expect.element(page.getByRole("heading", { level: 1, name: "Not yet" })).toBeVisible();
  await expect.element(page.getByText(/as soon as you finish “Who loses, and why”/)).toBeVisible();
  await expect.element(link("Take the lessons instead")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
});
