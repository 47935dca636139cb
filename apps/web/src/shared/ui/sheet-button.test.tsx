import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInApp } from "#web/testing/render.tsx";
import { SheetButton } from "./sheet-button.tsx";

const Panel = ({ name }: { name: string }) => <p>Hello {name}</p>;

const show = (load: () => Promise<typeof Panel>) =>
  renderInApp(
    <main>
      <SheetButton title="Rewards" load={load} panel={() => ({ name: "Ada" })}>
        Open
      </SheetButton>
    </main>,
  );

test("a sheet opens by keyboard, its content is fetched when the focus comes, and the focus returns", async () => {
  const load = vi.fn(async () => Panel);
  const { screen } = await show(load);
  // The pointer may lie over the button.
  load.mockClear();
  await userEvent.tab();
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0);
  await userEvent.keyboard("{Enter}");
  const dialog = screen.getByRole("dialog", { name: "Rewards" });
  await expect.element(dialog.getByText("Hello Ada")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Open" })).toHaveFocus();
});

test("content that does not arrive says so, and comes when it is asked for again", async () => {
  let isCutOff = true;
  const { screen } = await show(async () => {
    if (isCutOff) throw new TypeError("Failed to fetch dynamically imported module");
    return Panel;
  });
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await expect.element(screen.getByRole("heading", { name: "Couldn’t load this" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.element(screen.getByRole("heading", { name: "Couldn’t load this" })).toBeVisible();
  isCutOff = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.element(screen.getByText("Hello Ada")).toBeVisible();
});
