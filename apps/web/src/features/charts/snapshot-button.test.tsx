import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { openChart } from "./testing.tsx";

beforeEach(() => loadMessages(["charts"]));
afterEach(() => {
  document.documentElement.dataset["theme"] = "light";
  document.documentElement.dir = "ltr";
});

async function takePicture(theme: "light" | "dark", dir: "ltr" | "rtl") {
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dir = dir;
  const onSave = vi.fn<(take: () => Promise<Blob>) => void>();
  const snapshot = { label: "Save snapshot", origin: "Practice market", isBusy: false, onSave };
  const { screen, surface } = await openChart({ snapshot });
  // The crosshair of the keys is no part of the picture.
  surface.element().focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await userEvent.click(screen.getByRole("button", { name: "Save snapshot" }));
  const blob = await onSave.mock.calls[0]?.[0]();
  if (!blob) throw new Error("No picture was offered.");
  return { blob, box: surface.element().getBoundingClientRect() };
}

/** How many pixels of an area have a colour (`rgb(1, 2, 3)`). */
function count(image: ImageData, colour: string): number {
  const wanted = colour.match(/\d+/g)?.map(Number) ?? [];
  const pixels = Array.from({ length: image.data.length / 4 }, (_, index) =>
    image.data.subarray(index * 4, index * 4 + 3),
  );
  return pixels.filter((pixel) => wanted.every((channel, at) => pixel[at] === channel)).length;
}

function resolved(variable: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${variable})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

test.for([
  ["light", "ltr"],
  ["dark", "rtl"],
] as const)(
  "the picture shows the chart as it is seen, on the background of the theme, under a caption: %s %s",
  async ([theme, dir]) => {
    const { blob, box } = await takePicture(theme, dir);
    expect(blob.type).toBe("image/png");
    const bitmap = await createImageBitmap(blob);
    expect(bitmap.width).toBe(Math.round(box.width * devicePixelRatio));
    expect(bitmap.height).toBeGreaterThan(box.height * devicePixelRatio);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const strip = Math.round(56 * devicePixelRatio);
    const caption = context?.getImageData(0, 0, bitmap.width, strip);
    const chart = context?.getImageData(0, strip, bitmap.width, bitmap.height - strip);
    if (!caption || !chart) throw new Error("No canvas to look with.");
    expect(count(caption, resolved("--text"))).toBeGreaterThan(50);
    expect(count(chart, resolved("--gain"))).toBeGreaterThan(200);
    expect(count(chart, resolved("--text"))).toBe(0);
    // All of it is on the background of the page, or drawn on it.
    expect(count(chart, resolved("--surface"))).toBeGreaterThan(bitmap.width * 50);
    const half = Math.floor(bitmap.width / 2);
    const sides = [0, bitmap.width - half].map((x) => context?.getImageData(x, 0, half, strip));
    const [left = 0, right = 0] = sides.map((side) => (side ? count(side, resolved("--text")) : 0));
    expect(dir === "ltr" ? left > right : right > left).toBe(true);
  },
);

test("there is no second picture while the first one is being saved", async () => {
  const onSave = vi.fn<(take: () => Promise<Blob>) => void>();
  const snapshot = { label: "Save snapshot", origin: "Practice market", isBusy: true, onSave };
  const { screen } = await openChart({ snapshot });
  const button = screen.getByRole("button", { name: "Save snapshot" });
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await userEvent.click(button);
  expect(onSave).not.toHaveBeenCalled();
});
