import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "e2e",
    include: ["*.spec.ts"],
    globalSetup: ["support/global-setup.ts"],
    // Generous, as a busy machine is no fault; what does not come at all fails by the shorter waits of the browser.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // One more try for a race lost on a busy machine; the report names it.
    retry: 1,
    expect: { poll: { timeout: 10_000 } },
    // After all other tests, so that the waits stay short and honest.
    sequence: { groupOrder: 1 },
  },
});
