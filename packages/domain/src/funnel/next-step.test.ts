import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FUNNEL_STEPS, nextFunnelStep, offersApp, type VisitedPages } from "./next-step.ts";

const visited = (...steps: string[]): VisitedPages => ({
  megaUpsell: steps.includes("megaUpsell"),
  upsell: steps.includes("upsell"),
  webToApp: steps.includes("webToApp"),
  onboarding: steps.includes("onboarding"),
});

describe("the funnel after sign-up", () => {
  it("S2.12 S3.04 walks mega upsell, upsell, onboarding, each once", () => {
    const walked: string[] = [];
    for (;;) {
      const step = nextFunnelStep(visited(...walked), { offers: true });
      if (step === null) break;
      walked.push(step);
    }
    expect(walked).toEqual(["megaUpsell", "upsell", "onboarding"]);
  });

  it("S2.12 steps over both upsells while nothing is for sale", () => {
    expect(nextFunnelStep(visited(), { offers: false })).toBe("onboarding");
    expect(nextFunnelStep(visited("onboarding"), { offers: false })).toBeNull();
  });

  it("S2.12 never names a step that was visited, nor one while an earlier one with content is open", () => {
    fc.assert(
      fc.property(fc.subarray([...FUNNEL_STEPS]), fc.boolean(), (seen, offers) => {
        const step = nextFunnelStep(visited(...seen), { offers });
        if (step === null) return;
        expect(seen).not.toContain(step);
        const earlier = FUNNEL_STEPS.slice(0, FUNNEL_STEPS.indexOf(step));
        const skippable = ["webToApp", ...(offers ? [] : ["megaUpsell", "upsell"])];
        expect(earlier.filter((each) => !seen.includes(each) && !skippable.includes(each))).toEqual([]);
      }),
    );
  });
});

describe("the app", () => {
  it.each([
    [{ os: "iOS", version: "17.0" }, true],
    [{ os: "iOS", version: "16.7" }, false],
    [{ os: "Android", version: "8.0.0" }, true],
    [{ os: "Android", version: "7.1.2" }, false],
    [{ os: "Windows", version: "NT 10.0" }, false],
    [{ os: "", version: "" }, false],
  ])("S4.06 S9.07 is offered on %j: %s", (device, isOffered) => {
    expect(offersApp(visited(), device, 2)).toBe(isOffered);
  });

  it("S2.12 S4.06 is offered after two lessons, and once", () => {
    const phone = { os: "iOS", version: "17.4" };
    expect(offersApp(visited(), phone, 1)).toBe(false);
    expect(offersApp(visited("webToApp"), phone, 5)).toBe(false);
  });
});
