import type { RouteTable } from "@candlewise/contracts/endpoint";
import type { Call } from "#web/shared/api-client/call.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { timeOf } from "#web/shared/storage/time-ordered-id.ts";
import { MAX_AGE_MS } from "./max-age.ts";
import { isOutboxCall, newCall, readStored, remove, write, type OutboxCall } from "./outbox.ts";

/** Calls that the release before this one stored with their whole route get the names of their endpoints. */
export async function adoptOldCalls(routes: RouteTable): Promise<void> {
  for (const old of await readStored()) {
    if (!isRecord(old) || isOutboxCall(old) || !isRecord(old["call"])) continue;
    const { route, ...args } = old["call"] as unknown as Call;
    const found = Object.entries(routes).find(([, { path, method }]) => path === route.path && method === route.method);
    const { id, user_id } = old as unknown as OutboxCall;
    if (found?.[1].queued) await write(newCall(id, user_id, { endpoint: found[0], queued: found[1].queued, ...args }));
    else await remove(id);
  }
}

/** Removes the calls that everybody but the signed-in user left here more than thirty days ago. */
export async function discardOld(userId: string | null, now: number): Promise<void> {
  for (const { id, user_id } of (await readStored()).filter(isOutboxCall)) {
    if (user_id !== userId && now - timeOf(id) > MAX_AGE_MS) await remove(id);
  }
}
