import { expect, test } from "vitest";
import type { Profile, TermsConsent } from "@candlewise/contracts/profile/schemas";
import { inBothDirections } from "./support/audit.ts";
import { expectAccessible, launchBrowser, newVisitor, settled } from "./support/browser.ts";
import { becomeLearner, becomeNewcomer } from "./support/learner.ts";
import { mailedTo } from "./support/emails.ts";
import { isComplete, openScreen } from "./support/screens.ts";
import { onPath, signIn } from "./support/visitor.ts";

launchBrowser();

/** A picture of 600 × 300 pixels, blue on the left and yellow on the right. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="300" height="300" fill="#0000ff"/><rect x="300" width="300" height="300" fill="#ffff00"/></svg>`;

test("S7.86 a picture is chosen from the offered ones, or uploaded, moved and cut to a square", async () => {
  const { page, context } = await newVisitor();
  const { call } = await becomeLearner(context, "investing");
  await openScreen(page, "/profile");
  const before = await call<Profile>("GET", "/profile/");
  await page.getByRole("button", { name: "Change your picture" }).click();
  const sheet = page.getByRole("dialog", { name: "Your picture" });
  const offered = sheet.getByRole("radio");
  await offered.first().waitFor({ state: "attached" });
  const others = await offered.evaluateAll((inputs) =>
    inputs.flatMap((input, index) => (input instanceof HTMLInputElement && !input.checked ? [index] : [])),
  );
  await sheet
    .locator("label")
    .nth(others.at(-1) ?? 0)
    .click();
  await expect.poll(async () => (await call<Profile>("GET", "/profile/")).avatar_id).not.toBe(before.avatar_id);
  await expectAccessible(page, "offered pictures");

  // Drawn by the browser, so that the uploaded file is a real PNG.
  const png = await page.evaluate(async (svg) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = 600;
    canvas.height = 300;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  }, PICTURE);
  await sheet
    .locator("input[type=file]")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from(png, "base64") });
  const cropper = page.getByRole("dialog", { name: "Crop your picture" });
  const frame = cropper.getByRole("group", { name: "Move the picture with the arrow keys" });
  await frame.waitFor();
  await expectAccessible(page, "cropper");
  // Moved to the far left: the visible square is yellow.
  await frame.focus();
  for (let press = 0; press < 160; press++) await page.keyboard.press("ArrowLeft");
  await cropper.getByRole("button", { name: "Save" }).click();
  await cropper.waitFor({ state: "detached" });
  const after = await call<Profile>("GET", "/profile/");
  expect(after.avatar_id).toBeNull();
  const picture = page.getByRole("button", { name: "Change your picture" }).locator("img");
  await expect.poll(() => picture.getAttribute("src")).toBe(after.avatar_url);
  const shown = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = context?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [];
    return { width: canvas.width, height: canvas.height, isYellow: red > 200 && blue < 60 };
  });
  expect(shown.width).toBe(shown.height);
  expect(shown.isYellow).toBe(true);
});

test("S7.86 a file that is no picture is refused in words, and a name of one's own is shown", async () => {
  const { page, context } = await newVisitor();
  await becomeLearner(context, "investing");
  await openScreen(page, "/profile");
  await page.getByRole("button", { name: "Change your picture" }).click();
  await page
    .getByRole("dialog")
    .locator("input[type=file]")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") });
  await page.getByText("We can’t use this picture. Choose a JPEG, PNG or WebP.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Edit name" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Ada Lovelace" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Ada Lovelace" }).waitFor();
});

test("S2.15 feedback arrives with a picture, and is thanked for", async () => {
  const { page, context } = await newVisitor();
  await becomeLearner(context, "investing");
  await openScreen(page, "/profile");
  await page.getByRole("button", { name: "Send feedback" }).click();
  const sheet = page.getByRole("dialog", { name: "Send feedback" });
  await sheet.getByLabel("Your message").fill("The path is lovely.");
  const shot = await page.screenshot();
  await sheet.locator("input[type=file]").setInputFiles({ name: "path.png", mimeType: "image/png", buffer: shot });
  await sheet.getByRole("img").waitFor();
  await expectAccessible(page, "feedback");
  const sent = page.waitForResponse("**/api/feedback/");
  await sheet.getByRole("button", { name: "Send" }).click();
  expect((await sent).status()).toBe(200);
  await page.getByRole("dialog", { name: "Thank you" }).waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("S4.10 S7.11 a newcomer is asked for the terms, then sees one hint a screen, once", async () => {
  // A hint waits for room beside its target: the first page of the lesson must leave some.
  const { page, context } = await newVisitor({ viewport: { width: 1280, height: 1200 } });
  const { call } = await becomeNewcomer(context, "investing");
  await page.goto("/learn");
  await onPath(page);
  const terms = page.getByRole("dialog", { name: "Before you continue" });
  await terms.getByRole("button", { name: "I agree" }).click();
  await terms.waitFor({ state: "detached" });
  await expect
    .poll(async () => (await call<TermsConsent>("GET", "/terms-consent/users/")).is_latest_version)
    .toBe(true);

  const hint = page.getByRole("complementary", { name: "Your path" });
  await hint.waitFor();
  await expectAccessible(page, "hint");
  // It lies beside what it explains, and holds up nothing.
  const [card, stop] = [await hint.boundingBox(), await page.locator("[data-node][data-current]").boundingBox()];
  const isBeside = card && stop && (card.y >= stop.y + stop.height || card.y + card.height <= stop.y);
  expect(isBeside, JSON.stringify({ card, stop })).toBe(true);
  await hint.getByRole("button", { name: "Dismiss" }).click();
  await hint.waitFor({ state: "detached" });
  const asked = page.waitForResponse(/\/tours\/\?name=learn$/);
  await page.reload();
  expect(await (await asked).json()).toEqual({ name: "learn", is_seen: true });
  await onPath(page);
  expect(await hint.count()).toBe(0);

  await page.locator("[data-node][data-current]").click();
  await page.waitForURL("**/lessons/*");
  const lessonHint = page.getByRole("complementary", { name: "Take your time" });
  await lessonHint.waitFor();
  await expectAccessible(page, "hint of the lesson");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await lessonHint.waitFor({ state: "detached" });
});

test("S2.04 help and terms are accessible, and a visitor may read the terms", () =>
  inBothDirections(async ({ page, context, open, audit, auditHere }) => {
    await open("/auth/terms");
    await audit("terms");
    await becomeLearner(context, "investing");
    await open("/profile/help");
    await page.locator("#main summary").first().tap();
    await audit("help");
    await open("/profile");
    await isComplete(page);
    await page.locator("#main header button").first().tap();
    await page.getByRole("dialog").locator("label img").last().waitFor();
    await auditHere("pictures");
  }));

test("S7.15 a copy of everything comes by a mailed link; the account is deleted with the password and kept after all", async () => {
  const { page, context } = await newVisitor();
  const learner = await becomeLearner(context, "investing");
  await openScreen(page, "/profile");
  await page.getByRole("link", { name: "Your data" }).click();
  await page.getByRole("button", { name: "Prepare my data" }).click();
  await page.getByText("We send your data to a confirmed email only.").waitFor();
  await expectAccessible(page, "unconfirmed address");
  await page.getByRole("link", { name: "Confirm my email" }).click();
  await page.getByRole("button", { name: "Confirm", exact: true }).waitFor();
  await learner.call("POST", "/users/change_email", { email: learner.email });
  const code = await mailedTo(learner.email, "emailConfirmCode", /\b(\d{6})\b/);
  await learner.call("POST", "/users/change_email/verify", { code });
  await openScreen(page, "/profile/data");
  await page.getByRole("button", { name: "Prepare my data" }).click();
  await page.getByText(`The link is on its way to ${learner.email}`).waitFor();
  await expectAccessible(page, "data");
  const link = await mailedTo(learner.email, "exportReady", /(https?:\S+\/export\/download\/\S+)/);
  const reader = await context.newPage();
  await reader.goto(new URL(link).pathname);
  const download = reader.waitForEvent("download");
  await reader.getByRole("button").click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await reader.close();

  await page.getByRole("link", { name: "Delete my account" }).click();
  await page.getByLabel("Your password", { exact: true }).fill("not my password");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByText("Wrong password.").waitFor();
  await expectAccessible(page, "delete");
  await page.getByLabel("Your password", { exact: true }).fill(learner.password);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.waitForURL("**/auth/signin");
  await page.getByText("Your account will be deleted in 14 days.", { exact: false }).waitFor();

  await signIn(page, learner);
  await onPath(page);
  await openScreen(page, "/profile");
  await page.getByRole("heading", { name: /^Your account will be deleted on / }).waitFor();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await page.getByText("Your account won’t be deleted.").waitFor();
  await openScreen(page, "/profile/data");
  await page.getByRole("link", { name: "Delete my account" }).waitFor();
});

test("S7.11 on a small phone the hint of a full lesson page stands above the button it explains", async () => {
  const { page, context } = await newVisitor({ viewport: { width: 360, height: 640 } });
  const { call } = await becomeNewcomer(context, "investing");
  await call("POST", "/terms-consent/users/", {});
  await page.goto("/learn");
  await page.getByRole("complementary", { name: "Your path" }).getByRole("button", { name: "Dismiss" }).click();
  await page.locator("[data-node][data-current]").click();
  const hint = page.getByRole("complementary", { name: "Take your time" });
  await hint.waitFor();
  const button = page.getByRole("button", { name: "Continue", exact: true });
  const [card, target] = [await hint.boundingBox(), await button.boundingBox()];
  expect((card?.y ?? 0) + (card?.height ?? 640)).toBeLessThanOrEqual(target?.y ?? 0);
  // Nothing stays hidden under it.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await settled(page);
  const words = await page.locator("main p").last().boundingBox();
  expect((words?.y ?? 640) + (words?.height ?? 0)).toBeLessThanOrEqual((await hint.boundingBox())?.y ?? 0);
});
