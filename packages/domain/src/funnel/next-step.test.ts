import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FUNNEL_STEPS, nextFunnelStep, type VisitedPages } from "./next-step.ts";

const PHONE = { os: "iOS", version: "17.4" };
const DESKTOP = { os: "", version: "" };

const visited = (...steps: string[]): VisitedPages => ({
  megaUpsell: steps.includes("megaUpsell"),
  upsell: steps.includes("upsell"),
  webToApp: steps.includes("webToApp"),
  onboarding: steps.includes("onboarding"),
});

function walk(circumstances: Parameters<typeof nextFunnelStep>[1]): string[] {
  const walked: string[] = [];
  for (;;) {
    const step = nextFunnelStep(visited(...walked), circumstances);
    if (step === null) return walked;
    walked.push(step);
  }
}

describe("the funnel after sign-up", () => {
  it("S2.12 S3.04 walks mega upsell, upsell, web to app, onboarding, each once", () => {
    expect(walk({ offers: true, device: PHONE })).toEqual(["megaUpsell", "upsell", "webToApp", "onboarding"]);
  });

  it("S2.12 steps over both upsells while nothing is for sale", () => {
    expect(walk({ offers: false, device: PHONE })).toEqual(["webToApp", "onboarding"]);
  });

  it.each([
    [{ os: "iOS", version: "17.0" }, true],
    [{ os: "iOS", version: "16.7" }, false],
    [{ os: "Android", version: "8.0.0" }, true],
    [{ os: "Android", version: "7.1.2" }, false],
    [{ os: "Windows", version: "NT 10.0" }, false],
    [DESKTOP, false],
  ])("S2.12 S4.06 S9.07 offers the app on %j: %s", (device, isOffered) => {
    expect(walk({ offers: false, device }).includes("webToApp")).toBe(isOffered);
  });

  it("S2.12 never names a step that was visited, nor one while an earlier one with content is open", () => {
    const circumstances = fc.record({ offers: fc.boolean(), device: fc.constantFrom(PHONE, DESKTOP) });
    fc.assert(
      fc.property(fc.subarray([...FUNNEL_STEPS]), circumstances, (seen, { offers, device }) => {
        const step = nextFunnelStep(visited(...seen), { offers, device });
        if (step === null) return;
        expect(seen).not.toContain(step);
        const earlier = FUNNEL_STEPS.slice(0, FUNNEL_STEPS.indexOf(step));
        const skipped = [...(offers ? [] : ["megaUpsell", "upsell"]), ...(device === PHONE ? [] : ["webToApp"])];
        expect(earlier.filter((each) => !seen.includes(each) && !skipped.includes(each))).toEqual([]);
      }),
    );
  });
});
