import { expect, test } from "vitest";
import { setSessionStatus } from "#web/shared/session/session-slice.ts";
import { createStore } from "#web/shared/state/store.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { AppRouter } from "./router.tsx";

test("S2.11 a visitor who is sent to sign-in sees it, and its title only once its texts are there", async () => {
  document.title = "Before";
  const titles = [document.title];
  const watch = new MutationObserver(() => titles.push(document.title));
  watch.observe(document.head, { subtree: true, childList: true, characterData: true });
  const store = createStore();
  store.dispatch(setSessionStatus("signedOut"));
  const { screen } = await renderInApp(<AppRouter />, ["/profile"], store);
  await expect.element(screen.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect.poll(() => [...new Set(titles)]).toEqual(["Before", "Welcome back · Candlewise"]);
  watch.disconnect();
});
