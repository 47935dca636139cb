import type { Path } from "../yaml-file.ts";

/** Every string of a words file with where it stands. */
export function stringsOf(value: unknown, at: Path = []): { at: Path; text: string }[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => stringsOf(entry, [...at, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => stringsOf(entry, [...at, key]));
}
