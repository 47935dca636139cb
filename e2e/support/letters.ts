import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

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

/** Waits for the letter of a kind to an address, which a server leaves in its folder, and gives what a pattern finds in it. */
export async function mailedTo(dataDir: string, email: string, template: string, pattern: RegExp): Promise<string> {
  const folder = join(dataDir, "mail");
  const find = (): string => {
    const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
    const letter = names
      .map((name) => read(join(folder, name)))
      .find((each) => each["to"] === email && each["template"] === template);
    const text = letter?.["text"];
    return (typeof text === "string" && pattern.exec(text)?.[1]) || "";
  };
  await expect.poll(find, { timeout: 15_000 }).not.toBe("");
  return find();
}
