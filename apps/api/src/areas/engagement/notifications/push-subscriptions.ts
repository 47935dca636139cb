import type { NotificationsShapes } from "@candlewise/contracts/notifications/schemas";
import type { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { areUsableKeys } from "#api/platform/push/encrypt-push.ts";
import type { NotificationsDependencies } from "./dependencies.ts";
import { deleteSubscription, keepNewest, saveSubscription } from "./subscription-store.ts";

/** Browsers of one user. */
const MOST = 10;

/** @throws AppError `push_service_unknown`, `validation_failed` */
export async function addSubscription(
  { database, ids, push, pushKeys }: NotificationsDependencies,
  { userId, now }: Pick<SignedInContext, "userId" | "now">,
  { endpoint, keys }: z.output<NotificationsShapes["addPushSubscription"]["body"]>,
): Promise<{ id: string }> {
  if (!push.accepts(endpoint)) throw new AppError("push_service_unknown");
  if (!areUsableKeys(keys)) {
    throw new AppError("validation_failed", {
      details: [{ path: "body.keys", message: "These keys cannot be used." }],
    });
  }
  const { publicKey: server_key } = await pushKeys();
  const id = await database.transaction(async (transaction) => {
    const row = { subscription_id: ids.uuid(), endpoint, ...keys, server_key };
    const saved = await saveSubscription(transaction, userId, row, now());
    await keepNewest(transaction, userId, MOST);
    return saved;
  });
  return { id };
}

/** @throws AppError `not_found` */
export async function removeSubscription(
  { database }: Pick<NotificationsDependencies, "database">,
  { userId }: Pick<SignedInContext, "userId">,
  id: string,
): Promise<{ is_removed: true }> {
  if (!(await deleteSubscription(database.kysely, userId, id))) throw new AppError("not_found");
  return { is_removed: true };
}
