import type { Context } from "../context.ts";

export type WebhookType =
  | "card_gate.order.updated"
  | "card_gate.chargeback.received"
  | "alt_gate.order.updated"
  | "subscription.updated.v2";

/** Writes a webhook to the outbox, in the transaction of the change it tells of. */
export function emit(
  { database, clock, ids, faults, random, systemNow }: Context,
  type: WebhookType,
  body: object,
): void {
  const row = {
    event_id: ids(),
    type,
    body: JSON.stringify(body),
    created_at: new Date(clock.now()).toISOString(),
  };
  const copies = random() < faults.duplicates ? 2 : 1;
  for (let copy = 0; copy < copies; copy++) {
    database.run(
      `insert into webhook (event_id, type, body, created_at, due_at)
       values (:event_id, :type, :body, :created_at, :due_at)`,
      { ...row, due_at: Math.floor(systemNow() + random() * faults.shuffleMs) },
    );
  }
}
