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
  const says = (text: string) => expect.element(screen.getByText(text)).toBeVisible();
  await vi.advanceTimersByTimeAsync(5000);
  await says("/learn is busy");
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await expect.element(screen.getByRole("dialog", { name: "Plan" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Load" }));
  await vi.advanceTimersByTimeAsync(5000);
  await says("/learn is busy");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog", { name: "Plan" })).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(500);
  await says("/learn is busy");
  await vi.advanceTimersByTimeAsync(200);
  await says("/learn is quiet");
  await userEvent.click(screen.getByRole("button", { name: "Go" }));
  await says("/courses is busy");
  await vi.advanceTimersByTimeAsync(700);
  await says("/courses is quiet");
});
