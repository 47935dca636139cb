import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "content", "apps/api", "apps/sandbox", "apps/web/vitest.*.config.ts", "tools", "e2e"],
  },
});
