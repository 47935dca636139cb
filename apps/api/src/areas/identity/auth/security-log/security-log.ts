import { createHmac } from "node:crypto";
import { batchCalls } from "#api/platform/database/batch-calls.ts";
import type { Platform } from "#api/platform/feature.ts";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import { networkOf } from "#api/platform/limits/network-of.ts";
import { nameDevice } from "../sessions/device.ts";
import { insertSecurityEvents, type SecurityEventRow } from "./security-event-store.ts";

/** Security events of an account. */
export type SecurityEvent =
  | "signed_up"
  | "signed_in"
  | "sign_in_failed"
  | "sign_in_locked"
  | "reauthentication_failed"
  | "signed_out"
  | "session_ended"
  | "other_sessions_ended"
  | "refresh_token_reused"
  | "password_changed"
  | "password_reset"
  | "email_change_requested"
  | "email_changed"
  | "email_verified"
  | "passkey_added"
  | "passkey_removed"
  | "export_requested"
  | "erasure_requested"
  | "erasure_cancelled";

interface Subject {
  /** Null when no account has the address; the event is then only logged. */
  readonly userId: string | null;
  readonly sessionId?: string | null;
  /** Details, such as how a session was opened. Never a secret. */
  readonly detail?: string;
}

type Needs = Pick<Platform, "database" | "ids" | "log" | "secrets">;
type Caller = Pick<CallContext, "ip" | "userAgent" | "requestId" | "now">;

/** Lets an operator filter these log lines. */
const CHANNEL = { channel: "security" } as const;

/** Writes a log line for operators and a row for the user for every security event. */
export interface SecurityLog {
  /** Returns at once; the row is written later. Within a transaction, call it in `afterCommit`. */
  note(event: SecurityEvent, subject: Subject, caller: Caller): void;
  /** Resolves when all rows noted so far are written or have failed. */
  settled(): Promise<void>;
}

export function createSecurityLog({ database, ids, log, secrets }: Needs): SecurityLog {
  const key = secrets.derive("auth.security-log");
  // Log lines outlive an account: without the id, which is erased, they cannot be linked to a user.
  const pseudonym = (userId: string | null) =>
    userId === null ? null : createHmac("sha256", key).update(userId).digest("base64url").slice(0, 22);
  const underWay = new Set<Promise<void>>();
  const insert = batchCalls({
    run: (rows: readonly SecurityEventRow[]) => insertSecurityEvents(database.kysely, rows),
    atOnce: 1,
    most: 256,
  });
  const write = async (row: SecurityEventRow) => {
    try {
      await insert(row);
    } catch (error) {
      log.error({ ...CHANNEL, err: error, event: row.type }, "a security event could not be stored");
    }
  };
  return {
    note(event, { userId, sessionId = null, detail }, { ip, userAgent, requestId, now }) {
      const network = networkOf(ip);
      const device = nameDevice(userAgent);
      const facts = { event, subject: pseudonym(userId), detail, network, device, requestId };
      log.info({ ...CHANNEL, ...facts }, "security event");
      if (userId === null) return;
      const row = { user_id: userId, event_id: ids.uuid(), type: event, detail: detail ?? null, session_id: sessionId };
      const writing = write({ ...row, network, device, at: now() }).finally(() => underWay.delete(writing));
      underWay.add(writing);
    },
    settled: async () => void (await Promise.all(underWay)),
  };
}
