import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInApp } from "#web/testing/render.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Popover } from "./popover.tsx";
import { Sheet } from "./sheet.tsx";

function Opener({ Overlay }: { Overlay: typeof Sheet }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button>Behind</Button>
      <Overlay isOpen={isOpen} onClose={() => setOpen(false)} title="Language">
        <Button>First</Button>
        <Button>Second</Button>
      </Overlay>
    </>
  );
}

test.each([
  ["sheet", Sheet],
  ["dialog", Dialog],
])("S2.15 a %s keeps the focus inside, closes with Escape and gives it back to what opened it", async (_, Overlay) => {
  const { screen } = await renderInApp(<Opener Overlay={Overlay} />);
  await screen.getByRole("button", { name: "Open" }).click();
  const overlay = screen.getByRole("dialog", { name: "Language" });
  await expect.element(overlay).toBeVisible();
  await expect.poll(() => overlay.element().contains(document.activeElement)).toBe(true);
  for (let press = 0; press < 8; press++) {
    await userEvent.tab();
    expect(document.activeElement?.textContent).not.toBe("Behind");
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(overlay).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toBe("Open");
});

test("a term explains itself in place, closes with a click elsewhere, and with a second one on it", async () => {
  const { screen } = await renderInApp(
    <>
      <Popover label="spread" heading="Spread">
        The gap between bid and ask.
      </Popover>
      <Button>Elsewhere</Button>
    </>,
  );
  const term = screen.getByRole("button", { name: "spread" });
  await term.click();
  await expect.element(screen.getByRole("dialog", { name: "Spread" })).toBeVisible();
  await expect.element(term).toHaveAttribute("aria-expanded", "true");
  await screen.getByRole("button", { name: "Elsewhere" }).click({ force: true });
  await expect.element(screen.getByRole("dialog", { name: "Spread" })).not.toBeInTheDocument();
  await term.click();
  await expect.element(screen.getByRole("dialog", { name: "Spread" })).toBeVisible();
  await term.click();
  await expect.element(screen.getByRole("dialog", { name: "Spread" })).not.toBeInTheDocument();
});

test("a term's card takes the focus, gives it back on Escape, and follows its word while the page scrolls", async () => {
  const { screen } = await renderInApp(
    <div style={{ blockSize: 3000, paddingBlockStart: 400 }}>
      <Popover label="spread" heading="Spread">
        The gap between bid and ask.
      </Popover>
    </div>,
  );
  onTestFinished(() => scrollTo(0, 0));
  const term = screen.getByRole("button", { name: "spread" });
  await term.click();
  const card = screen.getByRole("dialog", { name: "Spread" });
  await expect.element(card).toHaveFocus();
  const distance = () => card.element().getBoundingClientRect().top - term.element().getBoundingClientRect().bottom;
  const before = distance();
  expect(before).toBeGreaterThan(0);
  scrollTo(0, 150);
  await expect.poll(() => term.element().getBoundingClientRect().top).toBeLessThan(300);
  await expect.poll(distance).toBeCloseTo(before, 0);
  await userEvent.keyboard("{Escape}");
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(term).toHaveFocus();
});
