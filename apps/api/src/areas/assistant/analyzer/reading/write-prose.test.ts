import { describe, expect, it, onTestFinished } from "vitest";
import { scriptedModel, type Step } from "#api/platform/models/testing/scripted-model.ts";
import { sampleContent } from "#api/testing/sample-content.ts";
import { startAnalyzer } from "../testing/analyzer-world.ts";
import { chartPicture } from "../testing/chart-pictures.ts";

/** The report of a rising chart, on a server with a model that answers like this. */
async function reportWith(...steps: readonly Step[]) {
  const model = await scriptedModel(...steps);
  onTestFinished(() => model.close());
  const environment = { MODEL_URL: model.url, MODEL_NAME: "scripted" };
  const world = await startAnalyzer({ environment, content: sampleContent });
  const learner = await world.newLearner();
  const { id } = await learner.upload(await chartPicture());
  const states = await learner.progressOf(id);
  expect(states.at(-1)?.state).toBe("done");
  return { analysis: await learner.get(id), scenarios: await learner.scenarios(id), calls: model.calls };
}
const findings = [{ about: "overview", direction: null, text: "The price has risen. It will reach 98765." }];

describe("an analysis with a configured model", () => {
  it("S7.37 shows the checked words beside the measured report, with the lower confidence", async () => {
    const answer = { trend: "bullish", confidence: "low", findings };
    const { analysis, scenarios, calls } = await reportWith({ answer });
    expect(analysis.prose).toEqual({ paragraphs: ["The price has risen."] });
    expect(scenarios.prose).toEqual(analysis.prose);
    expect([analysis.report?.confidence, analysis.request.headline?.confidence]).toEqual(["low", "low"]);
    expect(calls).toHaveLength(1);
  });

  it("S7.37 is the measured report alone when the model contradicts it or fails", async () => {
    const contradiction = await reportWith({ answer: { trend: "bearish", confidence: "low", findings } });
    const failure = await reportWith({ status: 400 });
    for (const { analysis } of [contradiction, failure]) {
      expect(analysis.prose).toBeNull();
      expect(analysis.report?.trend.value).toBe("bullish");
    }
  });
});
