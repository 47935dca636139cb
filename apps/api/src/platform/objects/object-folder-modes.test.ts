import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createObjectFolder } from "./objects.ts";

it("keeps objects, such as personal data exports, for the server's own user only", async () => {
  const root = mkdtempSync(join(tmpdir(), "cw-objects-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "objects"), { mode: 0o755 });
  const objects = createObjectFolder(join(root, "objects"));
  await objects.put("exports/one/two.zip", new Uint8Array([1]));
  const modeOf = (...path: string[]) => statSync(join(root, "objects", ...path)).mode & 0o777;
  expect([modeOf(), modeOf("exports"), modeOf("exports/one")]).toEqual([0o700, 0o700, 0o700]);
  expect(modeOf("exports/one/two.zip")).toBe(0o600);
});
