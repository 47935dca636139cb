import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { Drawing } from "#web/modules/chart/chart-port.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { barAt, openChart, said } from "./testing.tsx";

beforeEach(async () => {
  document.documentElement.dir = "ltr";
  document.documentElement.dataset["theme"] = "light";
  await loadMessages(["charts"]);
});

const at = (index: number, price: number) => ({ time: barAt(index).time, price });
const level: Drawing = { id: "0197f0a0-0000-7000-8000-000000000002", tool: "horizontal", points: [at(285, 385)] };
const day: Drawing = { id: "0197f0a0-0000-7000-8000-000000000003", tool: "vertical", points: [at(285, 385)] };

async function open() {
  const opened = await openChart({ drawings: [level, day] });
  const button = (name: string | RegExp) => opened.screen.getByRole("button", { name });
  await userEvent.click(button("Draw"));
  await expect.element(button(/^Remove: Vertical line/)).toBeVisible();
  const saved = () => opened.server.saved.at(-1)?.drawings.map(({ id }) => id);
  return { ...opened, button, saved };
}

test("a deleted drawing comes back by the toast that says so, beside what was done meanwhile", async () => {
  const { button, saved, screen } = await open();
  await userEvent.click(button(/^Remove: Vertical line/));
  await expect.poll(saved).toEqual([level.id]);
  await expect.element(screen.getByText("Drawing deleted")).toBeVisible();
  await userEvent.click(button("Horizontal line").first());
  await userEvent.keyboard("{Escape}");
  const toast = screen.getByRole("group").filter({ hasText: "Drawing deleted" });
  await userEvent.click(toast.getByRole("button", { name: "Undo" }));
  await expect.poll(saved).toEqual([level.id, day.id]);
  await expect.element(button(/^Remove: Vertical line/)).toBeVisible();
});

test("all drawings that were cleared come back by one Undo", async () => {
  const { button, saved, screen } = await open();
  await userEvent.click(button("Remove all 2 drawings"));
  await expect.poll(saved).toEqual([]);
  const toast = screen.getByRole("group").filter({ hasText: "2 drawings deleted" });
  await userEvent.click(toast.getByRole("button", { name: "Undo" }));
  await expect.poll(saved).toEqual([level.id, day.id]);
});

test.for([
  ["{Control>}z{/Control}", "{Control>}{Shift>}z{/Shift}{/Control}"],
  ["{Meta>}z{/Meta}", "{Meta>}{Shift>}z{/Shift}{/Meta}"],
  ["{Control>}z{/Control}", "{Control>}y{/Control}"],
] as const)(
  "%s brings a deleted drawing back while the chart has the focus, %s deletes it again",
  async ([undo, redo]) => {
    const { button, saved, surface } = await open();
    await userEvent.click(button(/^Remove: Vertical line/));
    await expect.poll(saved).toEqual([level.id]);
    surface.element().focus();
    await userEvent.keyboard(undo);
    await expect.poll(saved).toEqual([level.id, day.id]);
    await expect.poll(said).toBe("Undone.");
    await userEvent.keyboard(redo);
    await expect.poll(saved).toEqual([level.id]);
    await expect.poll(said).toBe("Redone.");
  },
);

test("keys of undo belong to the text of a note while it is written", async () => {
  const { button, saved, screen } = await open();
  await userEvent.click(button(/^Remove: Vertical line/));
  await expect.poll(saved).toEqual([level.id]);
  await userEvent.click(button("Note"));
  await userEvent.fill(screen.getByLabelText("Note text"), "support");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(button(/^Remove: Vertical line/)).not.toBeInTheDocument();
  expect(saved()).toEqual([level.id]);
});
