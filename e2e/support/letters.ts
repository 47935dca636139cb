import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject } from "vitest";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function read(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isRecord(value) ? value : {};
  } catch {
    // Still being written.
    return {};
  }
}

/** The texts of the letters of a kind to an address that the server has left in its folder so far, in no order. */
export function lettersTo(email: string, template: string): string[] {
  const folder = join(inject("dataDir"), "mail");
  // Made with the first letter.
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return names
    .map((name) => read(join(folder, name)))
    .filter((each) => each["to"] === email && each["template"] === template)
    .map(({ text }) => String(text));
}

/** Waits for the letter of a kind to an address and gives what a pattern finds in it. */
export async function mailedTo(email: string, template: string, pattern: RegExp): Promise<string> {
  const find = () => lettersTo(email, template).map((text) => pattern.exec(text)?.[1] ?? "")[0] ?? "";
  await expect.poll(find, { timeout: 15_000 }).not.toBe("");
  return find();
}
