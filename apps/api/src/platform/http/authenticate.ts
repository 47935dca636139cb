import type { Route } from "@candlewise/contracts/endpoint";
import { AppError } from "../errors.ts";
import type { Subject, TokenVerifier } from "../mount.ts";

/** Whose call it is; null on calls that need no user. Throws `Unauthorized` when the token is not of the wanted kind. */
export async function authenticate(
  { token: kind, tempUses = ["plan"] }: Pick<Route, "token" | "tempUses">,
  authorization: string | undefined,
  verifier: TokenVerifier,
): Promise<Subject | null> {
  if (kind === "none") return null;
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization ?? "")?.[1];
  if (token === undefined) throw new AppError("Unauthorized");
  if (kind === "funnel") {
    if (!verifier.isFunnel(token)) throw new AppError("Unauthorized");
    return null;
  }
  const subject = kind === "temp" ? await verifier.verifyTemp(token, tempUses) : verifier.verifyAccess(token);
  if (subject === null) throw new AppError("Unauthorized");
  return subject;
}
