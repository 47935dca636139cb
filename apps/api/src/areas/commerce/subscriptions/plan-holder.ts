import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { SubscriptionsDependencies } from "./dependencies.ts";

/** Whose plan a mailed link opens, without the whole address. @throws AppError `not_found` */
export async function showPlanHolder(
  deps: SubscriptionsDependencies,
  { userId }: Pick<SignedInContext, "userId">,
): Promise<{ user_id: string; email_hint: string }> {
  const addressee = await deps.addresseeOf(deps.database.kysely, userId);
  if (addressee === null) throw new AppError("not_found");
  const [name = "", domain = ""] = addressee.email.split("@");
  return { user_id: userId, email_hint: `${name.slice(0, 1)}•••@${domain}` };
}
