import { Route, Routes } from "#web/testing/routes.tsx";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { samplePathway } from "#web/features/learning/path/pathway-samples.ts";
import { inLook, renderScreen, storeWith } from "#web/features/learning/testing.tsx";
import { RouteParamsContext } from "#web/shared/routing/route-params.ts";
import { expectAccessible, LOOKS } from "#web/testing/axe.ts";
import { CourseScreen } from "./course-screen.tsx";

beforeEach(async () => {
  await page.viewport(390, 844);
  await inLook({});
});

const showPathway = async (pathway: ReturnType<typeof samplePathway>) =>
  renderScreen(
    <Routes>
      <Route
        path="/courses/:courseId"
        element={
          <RouteParamsContext value={{ courseId: "course-1" }}>
            <CourseScreen />
          </RouteParamsContext>
        }
      />
      <Route path="*" element={null} />
    </Routes>,
    await storeWith({ pathway }),
    ["/courses/course-1"],
  );
const show = (completed: number) => showPathway(samplePathway({ completed }));
const address = () => document.querySelector("output")?.textContent;

it("S3.10 lists every component with its status: open ones are links, locked ones are not", async () => {
  const { screen } = await show(2);
  await expect.element(screen.getByRole("link", { name: /Who loses, and why.*completed/ }).first()).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /How a price happens.*in progress/ })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /test out to jump here/ })).toBeVisible();
  expect(screen.getByRole("link", { name: /locked/ }).elements()).toEqual([]);
  expect(screen.getByText(/, locked/).elements()).toHaveLength(8);
});

it("continues with what is in progress", async () => {
  const { screen } = await show(2);
  await screen.getByRole("link", { name: /^Continue/ }).click();
  await expect.poll(address).toBe("/courses/course-1/chapters/c1-1/lessons/c1-1-3");
});

/** The sample after two lessons, with an open practice task before the third. */
function pathwayWithTask() {
  const pathway = samplePathway({ completed: 2 });
  const components = pathway.courses[0]?.chapters[0]?.components ?? [];
  components.splice(2, 0, {
    id: "task",
    type: "brokerage_task",
    title: "Let an order wait",
    summary: "",
    minutes: 5,
    status: "in_progress",
  });
  return pathway;
}

it("what is next is the same as on the path: an open practice task stands beside it", async () => {
  const { screen } = await showPathway(pathwayWithTask());
  await expect.element(screen.getByRole("link", { name: /^Continue.*How a price happens/ })).toBeVisible();
  await expect.element(screen.getByText(/2 of 6 done/)).toBeVisible();
});

it("ticks what a course promises only once it is done", async () => {
  const outcomes = page.getByRole("region", { name: "What you’ll be able to do" });
  const iconOf = () => outcomes.element().querySelector("svg path")?.getAttribute("d");
  const first = await show(0);
  const promised = iconOf();
  await first.screen.unmount();
  await show(12);
  expect(promised).toBeTruthy();
  expect(iconOf()).not.toBe(promised);
});

it("on a desktop the way in and the promises stand in the right column of the grid that the path has", async () => {
  await page.viewport(1440, 900);
  const { screen } = await show(2);
  const aside = screen.getByRole("complementary");
  await expect.element(aside.getByRole("link", { name: /^Continue/ })).toBeVisible();
  await expect.element(aside.getByRole("heading", { name: "What you’ll be able to do" })).toBeVisible();
  expect(screen.getByRole("link", { name: /^Continue/ }).elements()).toHaveLength(1);
});

it("S3.10 asks before a jump", async () => {
  const { screen } = await show(2);
  await screen.getByRole("button", { name: /test out to jump here/ }).click();
  await expect.element(screen.getByRole("dialog", { name: "Jump here?" })).toBeVisible();
});

it("a finished course can be read again from its start", async () => {
  const { screen } = await show(12);
  await expect.element(screen.getByText("100% done")).toBeVisible();
  await screen.getByRole("link", { name: "Read again from the start" }).click();
  await expect.poll(address).toBe("/courses/course-1/chapters/c1-1/lessons/c1-1-1");
});

describe.each(LOOKS)("axe finds nothing, %s, %s", (theme, language) => {
  it.each([0, 3, 12])("with %d components completed", async (completed) => {
    await inLook({ theme, language });
    await show(completed);
    await expectAccessible("screen");
  });
});
