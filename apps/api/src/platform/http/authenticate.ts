import type { Route } from "@candlewise/contracts/endpoint";
import { AppError } from "../errors.ts";
import type { Subject, TokenVerifier } from "./endpoint.ts";

/** The token of an `authorization` header; undefined without a well-formed one. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization ?? "")?.[1];

/**
 * The caller; null for calls that need no user.
 * @throws AppError `Unauthorized` for a token of another kind, `not_found` for an operator's call by a non-operator
 */
export async function authenticate(
  {
    token: kind,
    tempUses,
    visitors,
    session,
    access,
  }: Pick<Route, "token" | "tempUses" | "visitors" | "session" | "access">,
  authorization: string | undefined,
  verifier: TokenVerifier,
): Promise<Subject | null> {
  if (kind === "none") return null;
  const token = bearerOf(authorization);
  if (token === undefined) throw new AppError("Unauthorized");
  if (kind === "funnel" || visitors) {
    if (verifier.isFunnel(token)) return null;
    if (kind === "funnel") throw new AppError("Unauthorized");
  }
  const subject =
    kind === "temp"
      ? await verifier.verifyTemp(token, tempUses ?? ["plan"])
      : (verifier.verifyAccess(token) ?? (tempUses ? await verifier.verifyTemp(token, tempUses) : null));
  if (subject === null) throw new AppError("Unauthorized");
  if (session === "live" && !(await verifier.isLive(subject))) throw new AppError("Unauthorized");
  if (access === "operator" && !(await verifier.isOperator(subject.userId))) throw new AppError("not_found");
  return subject;
}
