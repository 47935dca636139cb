import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    include: ["src/**/*.test.ts"],
    globalSetup: "src/testing/global-setup.ts",
    setupFiles: "src/testing/setup.ts",
    env: { TZ: "UTC" },
    // Generous: a busy machine is no fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
