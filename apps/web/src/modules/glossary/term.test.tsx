import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "#web/testing/axe.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { Term } from "./term.tsx";

test("a term explains itself by keyboard, and Escape gives the focus back to it", async () => {
  const { screen } = await renderInApp(<Term id="averageCost" label="Avg cost" />);
  const term = screen.getByRole("button", { name: "Avg cost" });
  await expect.element(term).toHaveAttribute("aria-expanded", "false");
  await userEvent.tab();
  await expect.element(term).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  const card = screen.getByRole("dialog", { name: "Average cost" });
  await expect.element(card).toHaveFocus();
  await expect.element(screen.getByText(/^What you paid per share on average/)).toBeVisible();
  await expect.element(screen.getByText(/average cost of \$45\.$/)).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(term).toHaveFocus();
});

test("a term takes up no more room than its label, and has the 44 pixels that a finger needs", async () => {
  const { screen } = await renderInApp(
    <div style={{ padding: 60 }}>
      <div data-testid="plain">P/E</div>
      <div data-testid="term" style={{ marginBlockStart: 40 }}>
        <Term id="priceToEarnings" label="P/E" />
      </div>
    </div>,
  );
  const box = (id: string) => screen.getByTestId(id).element().getBoundingClientRect();
  expect(box("term").height).toBe(box("plain").height);
  const term = screen.getByRole("button", { name: "P/E" }).element();
  const { left, width, top, bottom } = term.getBoundingClientRect();
  const middle = { x: left + width / 2, y: (top + bottom) / 2 };
  for (const [x, y] of [
    [0, -21],
    [0, 21],
    [-21, 0],
    [21, 0],
  ] as const) {
    expect(document.elementFromPoint(middle.x + x, middle.y + y), `${x}, ${y}`).toBe(term);
  }
});
