import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInApp } from "#web/testing/render.tsx";
import { expectAccessible } from "#web/testing/axe.ts";
import { lowerBar } from "#web/shared/ui/lower-bars.ts";
import { heightOfBars } from "./lower-edge.ts";
import { ACTION_TIMEOUT, TOAST_LIMITS } from "./toast-host.tsx";
import { toast } from "./toast.ts";
import { Toasts } from "./toasts.tsx";

afterEach(() => void vi.useRealTimers());

const shown = () => [...document.querySelectorAll("[data-variant]:not([data-ending-style])")];

test("S9.08 at most three toasts, 5000 ms, in 225 and out 195 ms", async () => {
  expect(TOAST_LIMITS).toEqual({ limit: 3, timeout: 5000 });
  const { screen } = await renderInApp(<Toasts />);
  toast("Saved");
  await expect.element(screen.getByText("Saved")).toBeVisible();
  const [element] = shown();
  expect(element && getComputedStyle(element).transitionDuration).toBe("0.225s, 0.225s");
});

test("S8.18 S9.08 toasts of every variant, three at once, at the bottom left and above the bars of the lower edge", async () => {
  const { screen } = await renderInApp(
    <>
      <nav ref={lowerBar} style={{ position: "fixed", insetInline: 0, insetBlockEnd: 0, blockSize: 72 }}>
        Navigation
      </nav>
      <div ref={lowerBar} style={{ position: "fixed", insetInline: 0, insetBlockEnd: 72, blockSize: 90 }}>
        Dock
      </div>
      <Toasts />
    </>,
  );
  for (const variant of ["default", "success", "warning", "error", "info"] as const)
    toast(`It is ${variant}`, { variant });
  await expect.element(screen.getByText("It is info")).toBeVisible();
  await expect.poll(() => document.querySelectorAll("[data-variant]").length).toBe(3);
  const box = () => screen.getByText("It is info").element().getBoundingClientRect();
  await expect.poll(() => box().left).toBeLessThan(100);
  await expect.poll(() => innerHeight - box().bottom).toBeGreaterThan(162);
  await expectAccessible();
  // From 1024 px on a rail fills the side: nothing lies at the lower edge.
  document.querySelector("nav")?.style.setProperty("block-size", "100vh");
  document.querySelector<HTMLElement>("nav + div")?.style.setProperty("display", "none");
  expect(heightOfBars()).toBe(0);
});

test("S9.08 a toast takes the place of the one on its topic", async () => {
  const { screen } = await renderInApp(<Toasts />);
  toast("4 of 10", { topic: "order" });
  toast("Saved");
  await expect.element(screen.getByText("4 of 10")).toBeVisible();
  toast("10 of 10", { topic: "order" });
  await expect.element(screen.getByText("10 of 10")).toBeVisible();
  await expect.element(screen.getByText("4 of 10")).not.toBeInTheDocument();
  expect(shown()).toHaveLength(2);
});

test("S9.08 a toast moves above a bar that rises under it, and back when it is gone", async () => {
  const { screen } = await renderInApp(<Toasts />);
  toast("Saved");
  await expect.element(screen.getByText("Saved")).toBeVisible();
  const bar = document.createElement("div");
  bar.style.cssText =
    "position: fixed; inset: auto 0 0; block-size: 120px; translate: 0 100%; transition: translate 0.2s";
  document.body.append(bar);
  const remove = lowerBar(bar);
  onTestFinished(() => bar.remove());
  const lift = () => document.documentElement.style.getPropertyValue("--toast-lift");
  await expect.poll(() => bar.getBoundingClientRect().top).toBe(innerHeight);
  bar.style.translate = "0 0";
  await expect.poll(lift).toBe("120px");
  bar.style.blockSize = "150px";
  await expect.poll(lift).toBe("150px");
  remove?.();
  await expect.poll(lift).toBe("0px");
});

test("a toast waits while it is hovered or has the focus", async () => {
  const { screen } = await renderInApp(<Toasts />);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  toast("Saved");
  const text = screen.getByText("Saved");
  await expect.element(text).toBeVisible();
  await userEvent.hover(text);
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(text).toBeVisible();
  await userEvent.unhover(text);
  await vi.advanceTimersByTimeAsync(5100);
  await expect.element(text).not.toBeInTheDocument();
});

test("a toast with an action stays for ten seconds, is reached with F6, waits there, and gives the focus back", async () => {
  const undo = vi.fn<() => void>();
  const { screen } = await renderInApp(
    <>
      <button type="button">Before</button>
      <Toasts />
    </>,
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  toast("Deleted", { action: { label: "Undo", onClick: undo } });
  const action = screen.getByRole("button", { name: "Undo" });
  await expect.element(action).toBeVisible();
  await vi.advanceTimersByTimeAsync(ACTION_TIMEOUT - 1000);
  await expect.element(action).toBeVisible();
  screen.getByRole("button", { name: "Before" }).element().focus();
  await userEvent.keyboard("{F6}");
  await vi.advanceTimersByTimeAsync(60_000);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(action).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole("button", { name: "Before" })).toHaveFocus();
});

test("a toast is announced: politely, or at once when something failed", async () => {
  const { screen } = await renderInApp(<Toasts />);
  toast("Saved");
  toast("Not saved", { variant: "error" });
  const region = screen.getByRole("region", { name: "Notifications (F6)" });
  await expect.element(region).toHaveAttribute("aria-live", "polite");
  await expect.element(region.getByText("Saved", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Not saved");
});

test("a toast offers to undo, once, and can be dismissed", async () => {
  const { screen } = await renderInApp(<Toasts />);
  const undo = vi.fn<() => void>();
  toast("Deleted", { action: { label: "Undo", onClick: undo }, isSticky: true });
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(screen.getByText("Deleted")).not.toBeInTheDocument();
  toast("New version", { isSticky: true });
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  await expect.element(screen.getByText("New version")).not.toBeInTheDocument();
});

test("a toast is swiped away", async () => {
  const { screen } = await renderInApp(<Toasts />);
  toast("Saved", { isSticky: true });
  const text = screen.getByText("Saved");
  await expect.element(text).toBeVisible();
  const at = (type: string, x: number) =>
    text.element().dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: "mouse",
        button: 0,
        buttons: 1,
        clientX: x,
        clientY: 700,
        movementX: 20,
      }),
    );
  at("pointerdown", 100);
  for (const x of [110, 130, 160, 200]) at("pointermove", x);
  at("pointerup", 200);
  await expect.element(text).not.toBeInTheDocument();
});
