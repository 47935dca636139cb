import type { Context } from "../context.ts";
import { sign } from "../signature.ts";

interface Waiting {
  readonly seq: number;
  readonly event_id: string;
  readonly type: string;
  readonly body: string;
  readonly created_at: string;
  readonly tries: number;
}

/** The status of the answer. Fails if there is none. */
export type Send = (url: string, headers: Record<string, string>, body: string) => Promise<number>;

export interface Delivery {
  /** Sends what is due until nothing is. */
  round(): Promise<void>;
  waiting(): number;
}

const BATCH = 100;
const AT_ONCE = 8;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 300_000;

const pauseAfter = (tries: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));

/** Sends webhooks until the shop takes them: at least once each, in no particular order. */
export function createDelivery({ database, options, systemNow }: Context, send: Send): Delivery {
  const isTaken = async ({ event_id, type, body, created_at }: Waiting): Promise<boolean> => {
    const headers = {
      "content-type": "application/json",
      merchant: options.webhookKeys.publicKey,
      signature: sign(options.webhookKeys, body),
      "solidgate-event-id": event_id,
      "solidgate-event-type": type,
      "solidgate-event-created-at": created_at,
    };
    const status = await send(options.webhookUrl, headers, body).catch(() => 0);
    return status >= 200 && status < 300;
  };
  /** In one transaction for many, because each waits for the disk. After a crash in between they are sent again. */
  const record = (outcomes: readonly { webhook: Waiting; taken: boolean }[]) =>
    database.transaction(() => {
      for (const { webhook, taken } of outcomes) {
        const { seq, tries } = webhook;
        if (taken) database.run("delete from webhook where seq = :seq", { seq });
        else {
          database.run("update webhook set tries = tries + 1, due_at = :due_at where seq = :seq", {
            seq,
            due_at: systemNow() + pauseAfter(tries + 1),
          });
        }
      }
    });
  const due = () =>
    database.all<Waiting>(
      `select seq, event_id, type, body, created_at, tries from webhook where due_at <= :now order by due_at limit ${BATCH}`,
      { now: systemNow() },
    );
  return {
    async round() {
      for (let batch = due(); batch.length > 0; batch = due()) {
        const rest = batch.values();
        const outcomes: { webhook: Waiting; taken: boolean }[] = [];
        const worker = async () => {
          for (const webhook of rest) outcomes.push({ webhook, taken: await isTaken(webhook) });
        };
        await Promise.all(Array.from({ length: AT_ONCE }, worker));
        record(outcomes);
      }
    },
    waiting: () => database.get<{ count: number }>("select count(*) as count from webhook")?.count ?? 0,
  };
}
