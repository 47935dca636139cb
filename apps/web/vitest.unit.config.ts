import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "web",
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "tooling/**/*.test.ts"],
    environmentOptions: { happyDOM: { url: "http://localhost/learn" } },
  },
});
