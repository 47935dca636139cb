import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { stubServer } from "#web/testing/stub-server.ts";
import { TopBarBell } from "./top-bar-bell.tsx";

beforeEach(() => loadMessages(["notifications"]));

async function open(unread: number, isEverywhere = true) {
  stubServer({ "GET /v2/notifications/unread/": { body: { unread } } });
  return (await renderSignedIn(<TopBarBell isEverywhere={isEverywhere} />)).screen;
}

test("S7.43 the bell leads to the inbox and says how much is new", async () => {
  const screen = await open(12);
  const bell = screen.getByRole("link", { name: "Notifications, 12 new" });
  await expect.element(bell).toHaveAttribute("href", "/notifications");
  await expect.element(screen.getByText("9+")).toBeVisible();
});

test("S7.43 with nothing new the bell says only where it leads", async () => {
  const screen = await open(0);
  await expect.element(screen.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
});

test("S7.43 on phones it is only where there is room for it", async () => {
  await page.viewport(360, 740);
  await open(1, false);
  await expect.element(page.getByRole("link", { name: "Notifications, 1 new" })).not.toBeInTheDocument();
  await page.viewport(1024, 740);
  await expect.element(page.getByRole("link", { name: "Notifications, 1 new" })).toBeVisible();
});
