import { useRef } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { renderInApp } from "#web/testing/render.tsx";
import { useMarks } from "../findings/use-marks.ts";
import { PictureStage } from "../picture/picture-stage.tsx";
import { useHighlight } from "../picture/use-highlight.ts";
import { basicSample, sampleSeries } from "../samples.ts";
import { ShareButton } from "./share-button.tsx";

const { request, report } = basicSample();
const [WIDTH, HEIGHT, FOOTER] = [960, 540, 44];

/** A picture of one color. */
async function plainPicture(): Promise<string> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  if (context) context.fillStyle = "#123456";
  context?.fillRect(0, 0, WIDTH, HEIGHT);
  return URL.createObjectURL(await canvas.convertToBlob());
}

function Result({ url }: { url: string }) {
  const stage = useRef<HTMLDivElement>(null);
  const highlight = useHighlight("basic", null);
  const marks = useMarks("chart_analyzer", sampleSeries, { basic: report, scenarios: null, patterns: null }, null);
  const picture = { ...request.picture, url };
  return (
    <>
      <div ref={stage}>
        <PictureStage picture={picture} alt="" marks={marks} highlight={highlight} />
      </div>
      <ShareButton picture={picture} stage={stage} />
      <Toasts />
    </>
  );
}

beforeEach(async () => {
  vi.restoreAllMocks();
  await loadMessages(["analyzer", "analyzer/findings"]);
  await page.viewport(700, 800);
});

/** What the browser offers for sharing; not every one has it. */
function offerShare(share: ((data?: ShareData) => Promise<void>) | null) {
  Object.defineProperties(navigator, {
    canShare: { configurable: true, value: () => share !== null },
    share: { configurable: true, value: share },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "canShare");
    Reflect.deleteProperty(navigator, "share");
  });
}

async function share(url: string) {
  const { screen } = await renderInApp(<Result url={url} />);
  await expect
    .poll(() => screen.container.querySelector("[data-sheet]")?.getBoundingClientRect().width ?? 0)
    .toBeGreaterThan(0);
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  return screen;
}

async function pixelsOf(file: Blob) {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  const at = (x: number, y: number) => Array.from(data.slice((y * width + x) * 4, (y * width + x) * 4 + 3));
  return { width, height, at };
}

test("S1.04 a result is shared as a picture with what is drawn over it and the note below", async () => {
  const shared: File[] = [];
  offerShare(async ({ files = [] } = {}) => void shared.push(...files));
  await share(await plainPicture());
  await expect.poll(() => shared.length).toBe(1);
  const [file] = shared;
  if (!file) throw new Error("Nothing was shared.");
  expect([file.name, file.type]).toEqual(["chart-analysis.png", "image/png"]);
  const { width, height, at } = await pixelsOf(file);
  expect(width).toBe(WIDTH);
  expect(height).toBeGreaterThanOrEqual(HEIGHT + FOOTER);
  expect(at(4, 4), "the picture itself").toEqual([0x12, 0x34, 0x56]);
  // The line of the level S1, between two of its touches.
  const row = Math.round(sampleSeries.rows.a * 107.4 + sampleSeries.rows.b);
  const column = Math.round(((sampleSeries.columns[15] ?? 0) + (sampleSeries.columns[44] ?? 0)) / 2) + 7;
  expect(at(column, row), "the level").not.toEqual([0x12, 0x34, 0x56]);
  const footer = Array.from({ length: width }, (_, x) => String(at(x, HEIGHT + FOOTER / 2)));
  expect(new Set(footer).size, "the note").toBeGreaterThan(2);
});

test("S1.04 where nothing can be shared, the picture is saved", async () => {
  offerShare(null);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${new URL(this.href).protocol} ${this.download}`);
  });
  await share(await plainPicture());
  await expect.poll(() => saved).toEqual(["blob: chart-analysis.png"]);
});

test("S1.04 a share that was called off saves nothing and reports nothing", async () => {
  const called = vi.fn(() => Promise.reject(new DOMException("", "AbortError")));
  offerShare(called);
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click");
  const screen = await share(await plainPicture());
  await expect.poll(() => called.mock.calls.length).toBe(1);
  await expect.element(screen.getByRole("button", { name: "Share" })).toBeEnabled();
  expect(click).not.toHaveBeenCalled();
  expect(screen.container.ownerDocument.querySelectorAll("[role=alert]")).toHaveLength(0);
});

test("S1.04 a picture that cannot be fetched is not shared, and a message says so", async () => {
  const screen = await share("/pictures/gone.webp");
  await expect.element(screen.getByText("The picture couldn’t be drawn. Try again.")).toBeVisible();
});
