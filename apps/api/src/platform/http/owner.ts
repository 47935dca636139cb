import type { OwnerRule } from "@candlewise/contracts/endpoint";
import { AppError } from "../errors.ts";

interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
}

/** Throws `not_found` when the call names another user's resources, which does not reveal whether they exist. */
export function assertOwner(rule: OwnerRule, input: Input, userId: string | null): void {
  const [place, name] = rule.split(":");
  if (name === undefined) return;
  const values = place === "param" ? input.params : input.query;
  if (userId === null || !isRecord(values) || values[name] !== userId) throw new AppError("not_found");
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
