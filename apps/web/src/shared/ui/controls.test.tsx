import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInApp } from "#web/testing/render.tsx";
import { Button, IconButton } from "./button.tsx";
import { Segmented, Switch } from "./choice.tsx";
import { ErrorState } from "./states.tsx";
import { TextField } from "./text-field.tsx";

test("a field names its error and shows a password on request", async () => {
  const { screen } = await renderInApp(<TextField label="Password" type="password" error="Too short" />);
  const field = screen.getByLabelText("Password", { exact: true });
  await expect.element(field).toHaveAccessibleDescription("Too short");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("correct horse");
  await screen.getByRole("button", { name: "Show password" }).click();
  await expect.element(field).toHaveAttribute("type", "text");
  await expect.element(field).toHaveValue("correct horse");
});

test("a busy button keeps its size and focus and takes no press", async () => {
  const onClick = vi.fn();
  function Form() {
    const [isBusy, setBusy] = useState(false);
    return (
      <Button
        isBusy={isBusy}
        onClick={() => {
          onClick();
          setBusy(true);
        }}
      >
        Save
      </Button>
    );
  }
  const { screen } = await renderInApp(<Form />);
  const button = screen.getByRole("button", { name: "Save" });
  const before = button.element().getBoundingClientRect().width;
  await button.click();
  await button.click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(button.element().getBoundingClientRect().width).toBe(before);
  expect(document.activeElement).toBe(button.element());
});

test("targets are at least 44 px", async () => {
  const { screen } = await renderInApp(
    <>
      <IconButton icon="close" label="Close" />
      <Button look="quiet">Quiet</Button>
      <Switch label="Sounds" isOn onChange={() => undefined} />
    </>,
  );
  for (const target of [...screen.getByRole("button").elements(), screen.getByRole("switch").element()]) {
    const { width, height } = target.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test("a choice moves with the arrow keys", async () => {
  const onChange = vi.fn();
  const options = [
    { value: "system", label: "System" },
    { value: "light", label: "Light" },
  ] as const;
  const { screen } = await renderInApp(
    <Segmented label="Theme" options={options} value="system" onChange={onChange} />,
  );
  await screen.getByText("System").click();
  await userEvent.keyboard("{ArrowRight}");
  expect(onChange).toHaveBeenCalledWith("light");
});

test("a failed load can be tried again", async () => {
  const onRetry = vi.fn();
  const { screen } = await renderInApp(<ErrorState onRetry={onRetry} error={{ status: 500, data: null }} />);
  await expect.element(screen.getByRole("alert").getByRole("heading", { name: "Couldn’t load this" })).toBeVisible();
  await screen.getByRole("button", { name: "Try again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
