import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { StartupError } from "../errors.ts";
import { readOrCreateSecret } from "./secrets-file.ts";

const root = mkdtempSync(join(tmpdir(), "cw-secret-"));
afterAll(() => rmSync(root, { recursive: true }));

describe("the secret of an installation", () => {
  it("is created once, for its owner only", () => {
    const folder = join(root, "new");
    const secret = readOrCreateSecret(folder);
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(readOrCreateSecret(folder)).toBe(secret);
    expect(readFileSync(join(folder, "auth-secret"), "utf8")).toBe(secret);
    expect(statSync(join(folder, "auth-secret")).mode & 0o777).toBe(0o600);
  });

  it.each([
    ["is empty", ""],
    ["is blank", " \n".repeat(40)],
    ["is short", "short-secret"],
    ["repeats one character", "a".repeat(64)],
    ["repeats a word", "password".repeat(4)],
  ])("is refused when the file %s, and the file stays as it is", (_, content) => {
    const folder = mkdtempSync(join(root, "weak-"));
    mkdirSync(folder, { recursive: true });
    const file = join(folder, "auth-secret");
    writeFileSync(file, content, { mode: 0o600 });
    expect(() => readOrCreateSecret(folder)).toThrow(StartupError);
    expect(readFileSync(file, "utf8")).toBe(content);
  });

  it("is refused when other users can read the file", () => {
    const folder = mkdtempSync(join(root, "open-"));
    readOrCreateSecret(folder);
    const file = join(folder, "auth-secret");
    const secret = readFileSync(file, "utf8");
    rmSync(file);
    writeFileSync(file, secret, { mode: 0o644 });
    expect(() => readOrCreateSecret(folder)).toThrow(/other users/);
  });
});
