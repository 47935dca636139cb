import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInApp } from "#web/testing/render.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Sheet } from "#web/shared/ui/sheet.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { useQuiet } from "./use-quiet.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

function Screen() {
  const [path, setPath] = useState("/learn");
  const [isLoading, setLoading] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const isQuiet = useQuiet(path);
  return (
    <>
      <output>{`${path} ${isQuiet ? "is quiet" : "is busy"}`}</output>
      {isLoading && <Skeleton />}
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button onClick={() => setPath("/courses")}>Go</Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Plan">
        <Button onClick={() => setLoading(false)}>Load</Button>
      </Sheet>
    </>
  );
}

test("a screen is quiet a moment after it has loaded and its overlays are closed; the next one starts again", async () => {
  const { screen } = await renderInApp(<Screen />);
  // Waiting with the matchers would advance the timers.
  const frame = () => new Promise((resume) => requestAnimationFrame(resume));
  const said = () => screen.container.querySelector("output")?.textContent;
  await vi.advanceTimersByTimeAsync(5000);
  expect(said()).toBe("/learn is busy");
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await expect.element(screen.getByRole("dialog", { name: "Plan" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Load" }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(said()).toBe("/learn is busy");
  await userEvent.keyboard("{Escape}");
  while (document.querySelector("dialog, [role=dialog]")) await frame();
  await vi.advanceTimersByTimeAsync(500);
  expect(said()).toBe("/learn is busy");
  await vi.advanceTimersByTimeAsync(200);
  while (said() !== "/learn is quiet") await frame();
  await userEvent.click(screen.getByRole("button", { name: "Go" }));
  while (!said()?.startsWith("/courses")) await frame();
  expect(said()).toBe("/courses is busy");
  await vi.advanceTimersByTimeAsync(700);
  while (said() !== "/courses is quiet") await frame();
});
