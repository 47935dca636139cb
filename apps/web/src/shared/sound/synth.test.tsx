import { expect, test } from "vitest";
import { CUE_NAMES, synthesize, type Cue } from "./synth.ts";

const RATE = 44_100;
/** Seconds: longer than any cue. */
const LENGTH = 0.9;

async function render(cue: Cue): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, RATE * LENGTH, RATE);
  synthesize(audio, cue);
  return (await audio.startRendering()).getChannelData(0);
}

const peakOf = (samples: Float32Array) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

test.each(CUE_NAMES)(
  "S3.24 the cue %s is heard, never loud, begins without a click and is over within 700 ms",
  async (cue) => {
    const samples = await render(cue);
    const peak = peakOf(samples);
    expect(peak).toBeGreaterThan(0.05);
    expect(peak).toBeLessThan(0.5);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
    expect(peakOf(samples.subarray(0.7 * RATE))).toBeLessThan(0.0005);
  },
);

test("S3.24 cues differ from one another", async () => {
  const rendered = await Promise.all(CUE_NAMES.map(render));
  expect(new Set(rendered.map((samples) => samples.subarray(0, 0.7 * RATE).join())).size).toBe(CUE_NAMES.length);
});
