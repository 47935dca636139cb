import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { inLook, renderScreen, storeWith } from "../testing.tsx";
import { PathMap } from "./path-map.tsx";
import { samplePathway } from "./pathway-samples.ts";

beforeEach(() => inLook({}));

const ignore = () => undefined;

/** Whether the words or the face of another node are drawn over the middle or the ends of an element. */
function isCovered(element: HTMLElement): boolean {
  element.scrollIntoView({ block: "center" });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const y = (top + bottom) / 2;
  return [left + 3, (left + right) / 2, right - 3].some((x) => {
    const over = document.elementFromPoint(x, y)?.closest("[data-node]");
    return over && !over.contains(element);
  });
}

it.each([
  [390, 844],
  [360, 640],
])(
  "S3.09 on %i×%i nothing covers the mark of today’s goal, wherever the learner is in a chapter",
  async (width, height) => {
    await page.viewport(width, height);
    const covered: string[] = [];
    for (const completed of [0, 1, 2, 3, 7, 8]) {
      for (const ahead of [1, 2, 3]) {
        const at = completed + ahead;
        const goalAt = `c1-${Math.ceil(at / 6)}-${((at - 1) % 6) + 1}`;
        const map = (
          <PathMap pathway={samplePathway({ completed })} goalAt={goalAt} onLocked={ignore} onJump={ignore} />
        );
        const { screen } = await renderScreen(map, await storeWith({}));
        const tag = screen.getByText("Today’s goal", { exact: true }).element();
        if (tag instanceof HTMLElement && isCovered(tag)) covered.push(`goal at ${goalAt}, ${completed} completed`);
        await screen.unmount();
      }
    }
    expect(covered).toEqual([]);
  },
);
