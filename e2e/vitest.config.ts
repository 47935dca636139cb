import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "e2e",
    include: ["*.spec.ts"],
    globalSetup: ["support/global-setup.ts"],
    // Generous, because a busy machine is not a failure. Missing elements fail by the browser's shorter timeouts.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Runs after all other tests, so that waits stay short.
    sequence: { groupOrder: 1 },
  },
});
