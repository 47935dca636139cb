import { ADA, refusal, stubServer } from "#web/testing/stub-server.ts";
import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { outboxCalls } from "#web/shared/offline/outbox.ts";
import { beginSession } from "#web/shared/session/session.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { FeedbackSheet } from "./feedback-sheet.tsx";

const nothing = () => undefined;
beforeEach(() => loadMessages(["feedback"]));

async function open(reply: ReturnType<typeof refusal> | null) {
  const seen = stubServer({ "POST /feedback/": reply });
  const rendered = await renderInApp(<FeedbackSheet isOpen onClose={nothing} page="/profile" />);
  beginSession(rendered.store.dispatch, {
    access_token: "access",
    expires_in: 600,
    user: { ...ADA, id: "u-feedback" },
  });
  return { ...rendered, seen };
}

async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(2400, 1200);
  canvas.getContext("2d")?.fillRect(0, 0, 10, 10);
  return new File([await canvas.convertToBlob({ type: "image/png" })], "screen.png", { type: "image/png" });
}

test("S2.15 feedback goes out once, with its page and a picture that was made smaller, and thanks", async () => {
  const { screen, seen } = await open({ body: { id: "f1" } });
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await expect.element(screen.getByLabelText("Your message")).toHaveAccessibleDescription("Write a few words first.");
  await expect.element(screen.getByLabelText("Your message")).toHaveFocus();
  await userEvent.fill(screen.getByLabelText("Your message"), "  The chart is upside down.  ");
  await userEvent.upload(document.querySelector("input[type=file]") as HTMLElement, await picture());
  await expect.element(screen.getByRole("img", { name: "Your attached picture" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await expect.element(screen.getByRole("dialog", { name: "Thank you" })).toBeVisible();
  expect(seen).toHaveLength(1);
  const form = seen[0]?.body as FormData;
  expect(form.get("text")).toBe("The chart is upside down.");
  expect(form.get("page")).toBe("/profile");
  const { width, height } = await createImageBitmap(form.get("screenshot") as File);
  expect([width, height]).toEqual([1600, 800]);
});

test("feedback that is refused stays, and can be sent again", async () => {
  const { screen } = await open(refusal("internal"));
  await userEvent.fill(screen.getByLabelText("Your message"), "Hello");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await expect.element(screen.getByText(/Your message wasn’t sent/)).toBeVisible();
  await expect.element(screen.getByLabelText("Your message")).toHaveValue("Hello");
});

test("feedback given offline waits in the outbox and says so", async () => {
  const { screen } = await open(null);
  await userEvent.fill(screen.getByLabelText("Your message"), "From a tunnel");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await expect.element(screen.getByText(/when you’re back online/)).toBeVisible();
  const [waiting] = await outboxCalls("u-feedback");
  expect(waiting?.body).toMatchObject({ text: "From a tunnel", page: "/profile" });
});
