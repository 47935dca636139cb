import type { MouseEvent } from "react";

/** Before its card disappears the focus goes on to the next one, or back to the one before. */
export function passFocusOn({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const item = currentTarget.closest("li");
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling ?? null;
  const next = neighbor?.querySelector<HTMLElement>("[data-mark]") ?? document.getElementById("main");
  next?.focus();
}
