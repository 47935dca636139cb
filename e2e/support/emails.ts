import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject } from "vitest";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function read(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isRecord(value) ? value : {};
  } catch {
    // The file is still being written.
    return {};
  }
}

/** The texts of all emails of a kind to an address in the server's folder so far, unordered. */
export function emailsTo(email: string, template: string): string[] {
  const folder = join(inject("dataDir"), "mail");
  // The folder is created with the first email.
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return names
    .map((name) => read(join(folder, name)))
    .filter((each) => each["to"] === email && each["template"] === template)
    .map(({ text }) => String(text));
}

/** Waits for an email of a kind to an address and returns a pattern's match in it. */
export async function mailedTo(email: string, template: string, pattern: RegExp): Promise<string> {
  const find = () => emailsTo(email, template).map((text) => pattern.exec(text)?.[1] ?? "")[0] ?? "";
  await expect.poll(find, { timeout: 15_000 }).not.toBe("");
  return find();
}
