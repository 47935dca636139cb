import type { Route } from "@candlewise/contracts/endpoint";
import { AppError } from "../errors.ts";
import type { Subject, TokenVerifier } from "./endpoint.ts";

/** The token of an `authorization` header; undefined without a well-formed one. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization ?? "")?.[1];

type Terms = Pick<Route, "token" | "tempUses" | "visitors" | "session" | "access">;

/**
 * The caller; null for calls that need no user.
 * @throws AppError `Unauthorized` for a token of another kind, `not_found` for an operator's call by a non-operator
 */
export async function authenticate(
  route: Terms,
  authorization: string | undefined,
  verifier: TokenVerifier,
): Promise<Subject | null> {
  const { token: kind, visitors, session, access } = route;
  if (kind === "none") return null;
  const token = bearerOf(authorization);
  if (token === undefined) throw new AppError("Unauthorized");
  if ((kind === "funnel" || visitors) && verifier.isFunnel(token)) return null;
  const subject = await subjectOf(route, token, verifier);
  if (subject === null) throw new AppError("Unauthorized");
  if (session === "live" && !(await verifier.isLive(subject))) throw new AppError("Unauthorized");
  if (access === "operator" && !(await verifier.isOperator(subject.userId))) throw new AppError("not_found");
  return subject;
}

/** Whose token it is, if it is one that the route accepts. */
async function subjectOf({ token: kind, tempUses }: Terms, token: string, verifier: TokenVerifier) {
  switch (kind) {
    case "temp":
      return verifier.verifyTemp(token, tempUses ?? ["plan"]);
    case "default":
      return verifier.verifyAccess(token) ?? (tempUses ? verifier.verifyTemp(token, tempUses) : null);
    case "funnel":
    case "none":
      return null;
  }
}
