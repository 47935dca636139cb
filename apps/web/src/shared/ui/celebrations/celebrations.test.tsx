import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { renderInApp } from "#web/testing/render.tsx";
import { expectAccessible } from "#web/testing/axe.ts";
import { useBusy } from "../busy.ts";
import { Button } from "../button.tsx";
import { celebrate } from "./celebrate.ts";
import { Celebrations } from "./celebrations.tsx";
import { useNoCelebrations } from "./hold.ts";
import type { Celebration } from "./queue.ts";
import { TIMES } from "./use-card.ts";

afterEach(() => void vi.useRealTimers());

let turn = 0;
const next = vi.fn<() => void>();

/** A screen with a field, a button, a way to another screen, and what holds celebrations back. */
function Screen({ isExercise = false, hasOverlay = false }) {
  const navigate = useNavigate();
  useNoCelebrations(isExercise);
  useBusy(hasOverlay);
  return (
    <main style={{ paddingBlockStart: 240 }}>
      <h1>Screen</h1>
      <input aria-label="Field" />
      <Button onClick={next}>Next step</Button>
      <Button onClick={() => navigate("/elsewhere")}>Go elsewhere</Button>
    </main>
  );
}

async function open() {
  next.mockReset();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const { screen } = await renderInApp(
    <>
      <Screen />
      <Celebrations userId={`somebody ${++turn}`} />
    </>,
    ["/here"],
  );
  return { screen };
}

async function happened(title: string, more: Partial<Celebration> = {}): Promise<void> {
  celebrate({ kind: "badge", id: title, title, text: `About ${title}`, art: <svg width="96" height="96" />, ...more });
  // Its code is there.
  await expect.poll(() => document.querySelector("output[aria-live]")).not.toBeNull();
}
/** Lets time pass, until what it changed is drawn. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await new Promise(requestAnimationFrame);
}

test("a celebration comes once the screen is at rest, is announced politely and leaves the focus", async () => {
  const { screen } = await open();
  const button = screen.getByRole("button", { name: "Next step" });
  button.element().focus();
  await happened("Patient");
  await pass(700);
  await expect.element(screen.getByText("Patient", { exact: true })).toBeVisible();
  const region = screen.getByText("Patient", { exact: true }).element().closest("[aria-live]");
  expect(region?.getAttribute("aria-live")).toBe("polite");
  await expect.element(button).toHaveFocus();
  vi.useRealTimers();
  await expectAccessible();
});

test("what happens together is one sequence, the greatest first; a tap on it goes on", async () => {
  const { screen } = await open();
  await happened("Streak", { kind: "streak" });
  await happened("Promotion", { kind: "league" });
  await pass(700);
  await expect.element(screen.getByText("Promotion", { exact: true })).toBeVisible();
  await userEvent.click(screen.getByText("About Promotion"));
  await pass(0);
  await expect.element(screen.getByText("Streak", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Promotion", { exact: true })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  await expect.element(screen.getByText("Streak", { exact: true })).not.toBeInTheDocument();
});

test("a tap on the screen below does what it does there, and ends the sequence; the rest comes on the next screen", async () => {
  const { screen } = await open();
  await happened("One");
  await happened("Two");
  await pass(700);
  await expect.element(screen.getByText("One", { exact: true })).toBeVisible();
  await pass(TIMES.seen + 250);
  await userEvent.click(screen.getByRole("button", { name: "Next step" }));
  expect(next).toHaveBeenCalledOnce();
  await expect.element(screen.getByText("One", { exact: true })).not.toBeInTheDocument();
  await pass(2000);
  await expect.element(screen.getByText("Two", { exact: true })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Go elsewhere" }));
  await pass(700);
  await expect.element(screen.getByText("Two", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("One", { exact: true })).not.toBeInTheDocument();
});

test("Enter on a button below works there at once, Enter on nothing goes on, every other key ends it", async () => {
  const { screen } = await open();
  await happened("One");
  await happened("Two");
  await happened("Three");
  await pass(700);
  await expect.element(screen.getByText("One", { exact: true })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await pass(0);
  await expect.element(screen.getByText("Two", { exact: true })).toBeVisible();
  screen.getByRole("button", { name: "Next step" }).element().focus();
  await userEvent.keyboard("{Enter}");
  expect(next).toHaveBeenCalledOnce();
  await expect.element(screen.getByText("Two", { exact: true })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Go elsewhere" }));
  await pass(700);
  await expect.element(screen.getByText("Three", { exact: true })).toBeVisible();
  await userEvent.keyboard("x");
  await expect.element(screen.getByText("Three", { exact: true })).not.toBeInTheDocument();
});

test("it counts as seen after a second on the screen, and does not come twice even if it was there for less", async () => {
  const onSeen = vi.fn<() => void>();
  const { screen } = await open();
  await happened("Brief", { onSeen });
  await happened("Patient", { onSeen, kind: "streak" });
  await pass(700);
  await expect.element(screen.getByText("Brief", { exact: true })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText("Brief", { exact: true })).not.toBeInTheDocument();
  expect(onSeen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Go elsewhere" }));
  await pass(700);
  await expect.element(screen.getByText("Patient", { exact: true })).toBeVisible();
  await pass(TIMES.seen + 250);
  expect(onSeen).toHaveBeenCalledOnce();
  await userEvent.unhover(screen.getByText("Patient", { exact: true }));
  await pass(TIMES.shown);
  await expect.element(screen.getByText("Patient", { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByText("Brief", { exact: true })).not.toBeInTheDocument();
  expect(onSeen).toHaveBeenCalledOnce();
});

test("it leaves the top bar and the heading of the screen free", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const { screen } = await renderInApp(
    <>
      <header style={{ blockSize: 60 }}>Bar</header>
      <main>
        <h1 style={{ margin: "12px 0" }}>Shop</h1>
      </main>
      <Celebrations userId={`somebody ${++turn}`} />
    </>,
    ["/shop"],
  );
  await happened("Patient");
  await pass(700);
  await expect.element(screen.getByText("Patient", { exact: true })).toBeVisible();
  const card = document.querySelector<HTMLElement>("[data-celebration]");
  const heading = screen.getByRole("heading", { name: "Shop" }).element().getBoundingClientRect();
  for (const motion of card?.getAnimations() ?? []) motion.finish();
  expect(card?.getBoundingClientRect().top).toBeGreaterThan(heading.bottom);
});

test.for([
  ["an exercise", { isExercise: true }],
  ["an overlay", { hasOverlay: true }],
] as const)("nothing is celebrated over %s; it comes afterwards", async ([, props]) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const { screen } = await renderInApp(<Celebrations userId={`somebody ${++turn}`} />, ["/here"]);
  const exercise = await renderInApp(<Screen {...props} />, ["/here"]);
  await happened("Patient");
  await pass(5000);
  await expect.element(screen.getByText("Patient", { exact: true })).not.toBeInTheDocument();
  await exercise.screen.unmount();
  await pass(700);
  await expect.element(screen.getByText("Patient", { exact: true })).toBeVisible();
  await renderInApp(<Screen isExercise />, ["/here"]);
  await expect.element(screen.getByText("Patient", { exact: true })).not.toBeInTheDocument();
});

test("nothing is celebrated while somebody types", async () => {
  const { screen } = await open();
  await userEvent.click(screen.getByLabelText("Field"));
  await happened("Patient");
  await pass(5000);
  await expect.element(screen.getByText("Patient", { exact: true })).not.toBeInTheDocument();
  screen.getByRole("button", { name: "Next step" }).element().focus();
  await pass(700);
  await expect.element(screen.getByText("Patient", { exact: true })).toBeVisible();
});

test("a celebration leads to where there is more of it", async () => {
  const { screen } = await open();
  await happened("Patient", { action: { label: "See all badges", to: "/profile" } });
  await pass(700);
  const link = screen.getByRole("link", { name: "See all badges" });
  await expect.element(link).toHaveAttribute("href", "/profile");
  await userEvent.click(link);
  await expect.element(screen.getByText("Patient", { exact: true })).not.toBeInTheDocument();
});
