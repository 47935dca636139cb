import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FUNNEL_STEPS, nextFunnelStep, type VisitedPages } from "./next-step.ts";

const PHONE = { os: "iOS", version: "17.4" };
const DESKTOP = { os: "Windows", version: "NT 10.0" };
const visited = (...steps: string[]): VisitedPages => ({
  megaUpsell: steps.includes("megaUpsell"),
  upsell: steps.includes("upsell"),
  webToApp: steps.includes("webToApp"),
  onboarding: steps.includes("onboarding"),
});

describe("the funnel after sign-up", () => {
  it("S2.12 S3.04 walks mega upsell, upsell, web to app, onboarding, each once", () => {
    const walked: string[] = [];
    for (;;) {
      const step = nextFunnelStep(visited(...walked), { platform: PHONE, offers: true });
      if (step === null) break;
      walked.push(step);
    }
    expect(walked).toEqual(["megaUpsell", "upsell", "webToApp", "onboarding"]);
  });

  it.each([
    [{ os: "iOS", version: "17.0" }, "webToApp"],
    [{ os: "iOS", version: "16.7" }, "onboarding"],
    [{ os: "Android", version: "8.0.0" }, "webToApp"],
    [{ os: "Android", version: "7.1.2" }, "onboarding"],
    [DESKTOP, "onboarding"],
    [{ os: "", version: "" }, "onboarding"],
  ])("S4.06 S9.07 on %j the step after the upsells is %s", (platform, step) => {
    expect(nextFunnelStep(visited("megaUpsell", "upsell"), { platform, offers: true })).toBe(step);
  });

  it("S2.12 steps over both upsells while nothing is for sale", () => {
    expect(nextFunnelStep(visited(), { platform: PHONE, offers: false })).toBe("webToApp");
    expect(nextFunnelStep(visited(), { platform: DESKTOP, offers: false })).toBe("onboarding");
    expect(nextFunnelStep(visited("onboarding"), { platform: DESKTOP, offers: false })).toBeNull();
  });

  it("S2.12 never names a step that was visited, nor one while an earlier one with content is open", () => {
    fc.assert(
      fc.property(fc.subarray([...FUNNEL_STEPS]), fc.boolean(), (seen, offers) => {
        const step = nextFunnelStep(visited(...seen), { platform: PHONE, offers });
        if (step === null) return;
        expect(seen).not.toContain(step);
        const earlier = FUNNEL_STEPS.slice(0, FUNNEL_STEPS.indexOf(step));
        const skippable = offers ? [] : ["megaUpsell", "upsell"];
        expect(earlier.filter((each) => !seen.includes(each) && !skippable.includes(each))).toEqual([]);
      }),
    );
  });
});
