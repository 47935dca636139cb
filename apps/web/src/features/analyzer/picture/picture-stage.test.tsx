import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { chooseLanguage, loadMessages } from "#web/shared/i18n/i18n.ts";
import { isHeld } from "#web/shared/ui/celebrations/hold.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { scenarioSample, sampleSeries } from "../samples.ts";
import { useMarks } from "../findings/use-marks.ts";
import { PictureStage } from "./picture-stage.tsx";
import { useHighlight } from "./use-highlight.ts";

const { request, report } = scenarioSample();

function Stage() {
  const highlight = useHighlight("scenarios", "bullish");
  const reports = { basic: null, scenarios: report, patterns: null };
  const marks = useMarks("scenario_analyzer", sampleSeries, reports, highlight.active);
  return <PictureStage picture={request.picture} alt="" marks={marks} highlight={highlight} />;
}

beforeEach(() => page.viewport(640, 800));
afterEach(() => chooseLanguage("en"));

async function show() {
  await loadMessages(["analyzer", "analyzer/findings"]);
  const { screen } = await renderInApp(<Stage />);
  const part = (selector: string) => {
    const found = screen.container.querySelector(selector);
    if (!found) throw new Error(`${selector} is not shown.`);
    return found;
  };
  await expect.poll(() => part("[data-sheet]").getBoundingClientRect().width).toBeGreaterThan(0);
  return { screen, part, box: (selector: string) => part(selector).getBoundingClientRect() };
}

/** A finger on the picture. */
function finger(stage: Element, pointerId: number, at: { x: number; y: number }) {
  const { left, top } = stage.getBoundingClientRect();
  const send = (type: string, { x, y }: { x: number; y: number }) =>
    stage.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId,
        pointerType: "touch",
        button: type === "pointermove" ? -1 : 0,
        clientX: left + x,
        clientY: top + y,
      }),
    );
  send("pointerdown", at);
  return { move: (to: { x: number; y: number }) => send("pointermove", to), lift: () => send("pointerup", at) };
}

test("S1.04 two fingers enlarge the picture around the place between them, one moves it, and it never leaves a gap", async () => {
  const { box, part } = await show();
  const stage = part("[role=group]");
  const before = box("[data-sheet]");
  const edge = box("[role=group]").left;
  // As far right of the picture's edge as the middle of the fingers is at the beginning, and at the end.
  const between = 250 - (before.left - edge);
  const [left, right] = [finger(stage, 1, { x: 200, y: 150 }), finger(stage, 2, { x: 300, y: 150 })];
  left.move({ x: 150, y: 150 });
  right.move({ x: 350, y: 150 });
  await expect.poll(() => box("[data-sheet]").width).toBeCloseTo(before.width * 2, 0);
  // What was between the fingers is still there.
  expect(box("[data-sheet]").left).toBeCloseTo(before.left - between, 0);
  right.lift();
  left.move({ x: 190, y: 150 });
  await expect.poll(() => box("[data-sheet]").left).toBeCloseTo(before.left - between + 40, 0);
  left.move({ x: 3000, y: 150 });
  await expect.poll(() => box("[data-sheet]").left).toBeCloseTo(edge, 0);
  left.lift();
  left.move({ x: 0, y: 150 });
  expect(box("[data-sheet]").left).toBeCloseTo(edge, 0);
});

test.each(["en", "ar"] as const)("S1.04 names stand beside what they name (%s)", async (language) => {
  await chooseLanguage(language);
  const { box, screen } = await show();
  const target = box('[data-finding="bullish"]');
  const tags = [...screen.container.querySelectorAll("[data-tag]")].map((tag) => tag.getBoundingClientRect());
  const ofScenario = tags.filter(({ width }) => width > 40);
  expect(ofScenario).toHaveLength(3);
  for (const { left, right } of ofScenario) {
    expect(right).toBeGreaterThan(target.right);
    expect(left).toBeLessThan(target.right + 12);
  }
});

test("S1.04 no celebration covers what was found", async () => {
  const { screen } = await show();
  expect(isHeld()).toBe(true);
  await screen.unmount();
  expect(isHeld()).toBe(false);
});
