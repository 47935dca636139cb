import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    include: ["src/**/*.test.ts"],
    globalSetup: "src/testing/global-setup.ts",
    setupFiles: "src/testing/setup.ts",
    env: { TZ: "UTC" },
    // Files share a worker's modules: the app is loaded once. What a file opens is closed after it (setup.ts).
    isolate: false,
    // Generous: a busy machine is no fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
