import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { specCoverage } from "./spec-coverage.ts";

it("a built line that no test title names is reported as missing", () => {
  const folder = mkdtempSync(join(tmpdir(), "candlewise-spec-"));
  mkdirSync(join(folder, "docs"));
  mkdirSync(join(folder, "packages/domain"), { recursive: true });
  writeFileSync(
    join(folder, "docs/spec.md"),
    "- [x] **S4.01** a\n- [x] **S4.02** b\n- [ ] **S4.03** c\n- [-] **S1.01** d\n",
  );
  const named = ["S4", "01"].join(".");
  writeFileSync(
    join(folder, "packages/domain/a.test.ts"),
    `it("${named} request states", () => {}); // S4.02 in a comment does not count`,
  );
  expect(specCoverage(folder)).toEqual({ covered: ["S4.01"], missing: ["S4.02"], open: ["S4.03"] });
});
