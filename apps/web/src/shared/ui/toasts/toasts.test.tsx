import { expect, onTestFinished, test } from "vitest";
import { renderInApp } from "#web/testing/render.tsx";
import { heightOfBars } from "./lower-edge.ts";
import { TOAST_LIMITS } from "./toast-host.tsx";
import { toast } from "./toast.ts";
import { Toasts } from "./toasts.tsx";

test("S9.08 at most three toasts, 5000 ms, in 225 and out 195 ms, bottom left", () => {
  expect(TOAST_LIMITS).toEqual({
    maxSnack: 3,
    autoHideDuration: 5000,
    transitionDuration: { enter: 225, exit: 195 },
    anchorOrigin: { vertical: "bottom", horizontal: "left" },
  });
});

test("S8.18 S9.08 toasts of every variant, three at once, at the bottom left and above the bars of the lower edge", async () => {
  const { screen } = await renderInApp(
    <>
      <nav style={{ position: "fixed", insetInline: 0, insetBlockEnd: 0, blockSize: 72 }}>Navigation</nav>
      <div style={{ position: "fixed", insetInline: 0, insetBlockEnd: 72, blockSize: 90 }}>Dock</div>
      <Toasts />
    </>,
  );
  for (const variant of ["default", "success", "warning", "error", "info"] as const)
    toast(`It is ${variant}`, { variant });
  await expect.element(screen.getByText("It is info")).toBeVisible();
  await expect.poll(() => document.querySelectorAll("[data-variant]").length).toBe(3);
  await expect.poll(() => screen.getByText("It is info").element().getBoundingClientRect().left).toBeLessThan(100);
  expect(document.querySelector("style#_goober")).toBeNull();
  expect(innerHeight - screen.getByText("It is info").element().getBoundingClientRect().bottom).toBeGreaterThan(162);
  // From 1024 px on a rail fills the side: nothing lies at the lower edge.
  document.querySelector("nav")?.style.setProperty("block-size", "100vh");
  expect(heightOfBars()).toBe(0);
});

test("S9.08 a toast keeps above a bar that rises under it", async () => {
  const { screen } = await renderInApp(<Toasts />);
  toast("Saved");
  await expect.element(screen.getByText("Saved")).toBeVisible();
  const bar = document.createElement("div");
  bar.style.cssText =
    "position: fixed; inset: auto 0 0; block-size: 120px; translate: 0 100%; transition: translate 0.2s";
  document.body.append(bar);
  onTestFinished(() => bar.remove());
  await expect.poll(() => bar.getBoundingClientRect().top).toBe(innerHeight);
  bar.style.translate = "0 0";
  await expect.poll(() => document.documentElement.style.getPropertyValue("--toast-lift")).toBe("120px");
});
