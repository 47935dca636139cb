import { afterEach, expect, test, vi } from "vitest";
import { noteReached } from "#web/shared/api-client/reachability.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { AsOf } from "./as-of.tsx";

afterEach(() => noteReached(true));

test("without a way to the server figures say of when they are, and are asked for again once when it is back", async () => {
  const onBack = vi.fn();
  const now = Math.floor(Date.now() / 1000);
  const { screen } = await renderInApp(
    <AsOf at={now} onBack={onBack}>
      Nothing is sent.
    </AsOf>,
  );
  expect(screen.getByRole("status").element().textContent).toBe("");
  noteReached(false);
  await expect
    .poll(() => screen.getByRole("status").element().textContent)
    .toMatch(/^As of \d\d:\d\d, offline\. Nothing is sent\.$/);
  expect(onBack).not.toHaveBeenCalled();
  noteReached(true);
  await expect.poll(() => screen.getByRole("status").element().textContent).toBe("");
  expect(onBack).toHaveBeenCalledOnce();
});

test("what is of another day says which", async () => {
  noteReached(false);
  const { screen } = await renderInApp(
    <AsOf at={Date.UTC(2026, 0, 5, 12) / 1000} onBack={() => undefined}>
      Nothing is sent.
    </AsOf>,
  );
  expect(screen.getByRole("status").element().textContent).toMatch(/^As of Mon, Jan 5, \d\d:\d\d, offline\./);
});
