import type { Sheet } from "@candlewise/contracts/shop/schemas";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { SheetsScreen } from "./sheets-screen.tsx";

const GET = "GET /shop/sheets/";
const owned: Sheet = {
  id: "order-types",
  title: "Order types",
  summary: "What each order promises.",
  color: "violet",
  is_owned: true,
  files: [
    { paper: "a4", pages: 1, url: "/api/shop/sheets/key/order-types-a4-1.pdf" },
    { paper: "letter", pages: 1, url: "/api/shop/sheets/key/order-types-letter-1.pdf" },
  ],
};
const locked: Sheet = { ...owned, id: "glossary", title: "Glossary", is_owned: false, files: [] };

async function open(replies: Replies) {
  stubServer(replies);
  await loadMessages(["shop/sheets"]);
  return renderSignedIn(<SheetsScreen />, ["/cheat-sheets"]);
}

test("S3.08 a cheat-sheet of the learner opens on both papers; others say how one gets them", async () => {
  const { screen } = await open({ [GET]: { body: { sheets: [owned, locked] } } });
  const link = screen.getByRole("link", { name: "Order types A4 1 page" });
  await expect.element(link).toHaveAttribute("href", owned.files[0]?.url);
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(screen.getByRole("link", { name: "Order types Letter 1 page" })).toBeVisible();
  await expect.element(screen.getByText("1 of 2 collected")).toBeVisible();
  await expect.element(screen.getByText("Not yet yours")).toBeVisible();
  await expect.element(screen.getByText("The third day of your daily rewards", { exact: false })).toBeVisible();
  await expectAccessible();
});

test("with all cheat-sheets nothing is left to get", async () => {
  const { screen } = await open({ [GET]: { body: { sheets: [owned] } } });
  await expect.element(screen.getByText("1 of 1 collected")).toBeVisible();
  await expect.element(screen.getByText("The third day", { exact: false })).not.toBeInTheDocument();
});

test("a list without cheat-sheets says so, and one that does not load can be tried again", async () => {
  let isDown = true;
  const { screen } = await open({ [GET]: () => (isDown ? refusal("internal") : { body: { sheets: [] } }) });
  const retry = screen.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  isDown = false;
  await userEvent.click(retry);
  await expect.element(screen.getByText("No cheat-sheets are available right now.")).toBeVisible();
});
