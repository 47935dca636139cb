import type { OwnerRule } from "@candlewise/contracts/endpoint";
import { AppError } from "../errors.ts";

interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const PARTS = { param: "params", query: "query", body: "body" } as const;
const isPlace = (place: string | undefined): place is keyof typeof PARTS => place !== undefined && place in PARTS;

/** Throws `not_found` when the call names another user's resources, which does not reveal whether they exist. */
export function assertOwner(rule: OwnerRule, input: Input, userId: string | null): void {
  const [place, name] = rule.split(":");
  if (name === undefined) return;
  const values = isPlace(place) ? input[PARTS[place]] : null;
  if (userId === null || !isRecord(values) || values[name] !== userId) throw new AppError("not_found");
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
