import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "web",
    environment: "happy-dom",
    // One DOM per worker: making one for each file took most of the time.
    isolate: false,
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    include: ["src/**/*.test.ts", "tooling/**/*.test.ts"],
    environmentOptions: { happyDOM: { url: "http://localhost/learn" } },
  },
});
