import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "sandbox",
    include: ["src/**/*.test.ts"],
    env: { TZ: "UTC" },
    // Generous: a busy machine is no fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
