import { defineProject } from "vitest/config";

export default defineProject({
  // Exact answers are compared with those of looking at every second.
  test: { testTimeout: 60_000 },
});
