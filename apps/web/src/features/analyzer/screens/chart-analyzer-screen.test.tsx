import type { Arrow } from "@candlewise/domain/learning/curriculum";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { chooseLanguage, loadMessages } from "#web/shared/i18n/i18n.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { expectAccessible } from "#web/testing/axe.ts";
import { NO_ACCESS } from "#web/testing/offers.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { requestOf, SAMPLE_ID } from "../samples.ts";
import { ChartAnalyzerScreen } from "./chart-analyzer-screen.tsx";

const UPLOADS = "/chart-analyzer/v3/requests";
const LIST = `GET ${UPLOADS}/`;
const ACCESS = `GET ${UPLOADS}/has-access/`;
const access = {
  arrow: null,
  has_access: true,
  limit: 3,
  used: 1,
  renews_at: "2026-11-24T05:00:00.000Z",
  time_zone: "America/New_York",
};
const PLAN = "GET /subscriptions/users/u1";
const USER = "GET /user-properties/user/";
const userWith = (arrow: Arrow | null) => ({
  properties: {
    arrow,
    time_zone: "Europe/Berlin",
    is_zone_chosen: false,
    target_lessons: 2,
    experience: null,
    minutes_a_day: null,
  },
});
const none = { body: { requests: [], next: null } };

beforeEach(async () => {
  await loadMessages(["analyzer"]);
  await page.viewport(390, 844);
});
afterEach(async () => {
  store.remove(STORAGE_KEYS.analyzerMode);
  document.documentElement.dataset["theme"] = "light";
  document.documentElement.dir = "ltr";
  await chooseLanguage("en");
});

async function open(replies: Replies = {}) {
  const calls = stubServer({
    [LIST]: none,
    [ACCESS]: { body: access },
    [USER]: { body: userWith("trading") },
    [PLAN]: NO_ACCESS,
    ...replies,
  });
  const { screen } = await renderSignedIn(
    <>
      <ChartAnalyzerScreen />
      <Toasts />
    </>,
    ["/chart-analyzer"],
  );
  const made = (start: string) => calls.filter(({ call }) => call.startsWith(start));
  return { screen, made, uploads: () => made("POST") };
}

async function pictureOf(width: number, height: number, type = "image/png"): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type })], "chart.png", { type });
}

const drop = (file: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
};
const paste = (file: File) => {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  document.body.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
};

test("S7.38 says how many analyses are left and what happens with a picture", async () => {
  const { screen } = await open();
  await expect.element(screen.getByText("2 analyses left today.", { exact: false })).toBeVisible();
  await expect.element(screen.getByText("Nothing yet. Your first chart will appear here.")).toBeVisible();
  await expect.element(screen.getByText(/^It’s stored for you alone/)).toBeVisible();
  await expect.element(screen.getByText(/^For education, not investment advice/)).toBeVisible();
  await expectAccessible("screen");
});

test.each(["trading", null] as const)("S7.38 asks for access with the learner's goal %s in a header", async (arrow) => {
  const { screen, made } = await open({ [USER]: { body: userWith(arrow) } });
  await expect.element(screen.getByText("2 analyses left today.", { exact: false })).toBeVisible();
  expect(made(ACCESS).map((call) => call.arrow ?? null)).toEqual([arrow]);
});

test("S7.35 a dropped picture is sent as it is, in the mode that was chosen, which is remembered", async () => {
  const created = { body: requestOf({ mode: "patterns_analyzer", state: "waiting", headline: null }) };
  const { screen, uploads } = await open({ [`POST ${UPLOADS}/patterns/`]: created });
  await userEvent.click(screen.getByRole("radio", { name: "Patterns" }));
  const picture = await pictureOf(640, 360);
  drop(picture);
  await expect.poll(uploads).toHaveLength(1);
  const form = uploads()[0]?.body;
  if (!(form instanceof FormData)) throw new Error("The upload is no form.");
  const image = form.get("image");
  if (!(image instanceof File)) throw new Error("The form has no picture.");
  expect(image.size).toBe(picture.size);
  expect(form.get("id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(store.get(STORAGE_KEYS.analyzerMode)).toBe("patterns_analyzer");
});

test("S7.35 a pasted picture is sent; one that fails can be sent again under the same id", async () => {
  let isDown = true;
  const { screen, uploads } = await open({
    [`POST ${UPLOADS}/advanced/`]: () => (isDown ? refusal("busy") : { body: requestOf({ state: "waiting" }) }),
  });
  paste(await pictureOf(640, 360));
  await expect.element(screen.getByText(/^Many charts are waiting right now/)).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.poll(uploads).toHaveLength(2);
  const ids = uploads().map(({ body }) => body instanceof FormData && body.get("id"));
  expect(ids[0]).toBe(ids[1]);
});

test("S1.04 what is no picture, or a tiny one, is refused before it is sent, with what to do", async () => {
  const { screen, uploads } = await open();
  drop(new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "chart.png", { type: "image/png" }));
  await expect.element(screen.getByText(/Use a PNG, JPEG or WebP screenshot/)).toBeVisible();
  drop(await pictureOf(200, 100));
  await expect.element(screen.getByText(/at least 300 × 200 pixels/)).toBeVisible();
  const cut = (await pictureOf(640, 360)).slice(0, 40);
  drop(new File([cut], "chart.png", { type: "image/png" }));
  await expect.element(screen.getByText(/This picture is damaged/)).toBeVisible();
  const large = new Uint8Array(10 * 1024 * 1024 + 1);
  large.set([0x89, 0x50, 0x4e, 0x47]);
  drop(new File([large], "chart.png", { type: "image/png" }));
  await expect.element(screen.getByText(/This picture is larger than 10 MB/)).toBeVisible();
  expect(uploads()).toEqual([]);
});

test("S7.38 over the limit nothing is sent, and what is still free is named", async () => {
  const { screen, uploads } = await open({ [ACCESS]: { body: { ...access, has_access: false, used: 3 } } });
  await expect.element(screen.getByRole("region", { name: "That was today’s free analysis" })).toBeVisible();
  await expect.element(screen.getByText(/^Still free:/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Choose a picture" })).toBeDisabled();
  drop(await pictureOf(640, 360));
  expect(uploads()).toEqual([]);
  await expectAccessible("screen");
});

test("S7.38 who has paid is told of the limit without plans, and of the next day in the zone of the account", async () => {
  const { screen } = await open({
    [ACCESS]: { body: { ...access, has_access: false, limit: 50, used: 50 } },
    [PLAN]: { body: { has_access: true, until: null, products: ["app"] } },
  });
  await expect.element(screen.getByRole("region", { name: "You’ve used today’s 50 analyses" })).toBeVisible();
  await expect.element(screen.getByText(/^New ones from .*Nov 24, 00:00/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "See the plans" })).not.toBeInTheDocument();
});

test("S7.38 where the last analysis was used elsewhere meanwhile, the refusal tells, with when new ones come", async () => {
  let used = 2;
  const { screen } = await open({
    [ACCESS]: () => ({ body: { ...access, has_access: used < 3, used } }),
    [`POST ${UPLOADS}/advanced/`]: () => {
      used = 3;
      return refusal("analysis_limit_reached");
    },
  });
  await expect.element(screen.getByText("1 analysis left today.", { exact: false })).toBeVisible();
  drop(await pictureOf(640, 360));
  await expect.element(screen.getByRole("region", { name: "That was today’s free analysis" })).toBeVisible();
});

test.each([
  ["too_many_requests", /^You’re sending pictures faster than they can be read/],
  ["busy", /^Many charts are waiting right now/],
] as const)("S7.35 an upload that is refused with %s can be repeated", async (code, sentence) => {
  const { screen, uploads } = await open({ [`POST ${UPLOADS}/advanced/`]: refusal(code) });
  paste(await pictureOf(640, 360));
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.poll(uploads).toHaveLength(2);
});

test("S7.36 earlier analyses are listed with what was found; a deleted one can be brought back", async () => {
  let isDeleted = false;
  const { screen } = await open({
    [LIST]: () => ({ body: { requests: isDeleted ? [] : [requestOf()], next: null } }),
    [`DELETE ${UPLOADS}/${SAMPLE_ID}/`]: () => {
      isDeleted = true;
      return { body: {} };
    },
    [`POST ${UPLOADS}/${SAMPLE_ID}/restore/`]: () => {
      isDeleted = false;
      return { body: requestOf() };
    },
  });
  const card = screen.getByRole("link", { name: /^Mixed signals/ });
  await expect.element(card).toHaveAttribute("href", `/chart-analyzer/${SAMPLE_ID}`);
  await userEvent.click(screen.getByRole("button", { name: /^Delete: Mixed signals/ }));
  await expect.element(card).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await expect.element(card).toBeVisible();
});

test("S7.36 a tall picture fills its frame in the list and no more", async () => {
  const url = URL.createObjectURL(await pictureOf(300, 900));
  onTestFinished(() => URL.revokeObjectURL(url));
  const tall = requestOf({ picture: { url, width: 300, height: 900 } });
  const { screen } = await open({ [LIST]: { body: { requests: [tall], next: null } } });
  const card = screen.getByRole("link", { name: /^Mixed signals/ });
  await expect.element(card).toBeVisible();
  const image = card.element().querySelector("img");
  if (!image?.parentElement) throw new Error("The card has no picture.");
  await image.decode();
  const [inner, frame] = [image.getBoundingClientRect(), image.parentElement.getBoundingClientRect()];
  expect([inner.width, inner.height]).toEqual([frame.width, frame.height]);
  expect(frame.width / frame.height).toBeCloseTo(1.6);
  expect(frame.right).toBeLessThan(card.element().getBoundingClientRect().right);
});

test("is readable in the dark and from right to left", async () => {
  document.documentElement.dataset["theme"] = "dark";
  await chooseLanguage("ar");
  await loadMessages(["analyzer"]);
  const { screen } = await open({ [LIST]: { body: { requests: [requestOf()], next: null } } });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible("screen");
});
