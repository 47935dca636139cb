import type { Transaction as KyselyTransaction } from "kysely";
import type { EventTables } from "../events/tables.ts";
import type { Log } from "../log.ts";

type Transaction = KyselyTransaction<EventTables>;
type Effect = () => void | Promise<void>;

const waiting = new WeakMap<object, Effect[]>();

/**
 * Runs `effect` once after this transaction has committed, and not at all when it rolls back. A transaction may run again after a
 * conflict, so it must not have effects outside the database. A failed effect is only logged, and the process may die before it runs:
 * for anything that must happen, enqueue a job in the transaction instead.
 */
export function afterCommit(transaction: Transaction, effect: Effect): void {
  const effects = waiting.get(transaction);
  if (effects === undefined) throw new Error("afterCommit needs a transaction of database.transaction().");
  effects.push(effect);
}

/** Returns a function that drops the effects added since this call; call it after a rollback to a savepoint. */
export function markEffects(transaction: Transaction): () => void {
  const effects = waiting.get(transaction) ?? [];
  const count = effects.length;
  return () => void effects.splice(count);
}

/** Runs `commit`, which registers its transaction for effects, and then the effects of its last attempt. */
export async function withEffects<Result>(
  commit: (collect: (transaction: Transaction) => void) => Promise<Result>,
  log: Log,
): Promise<Result> {
  let effects: Effect[] = [];
  const result = await commit((transaction) => {
    effects = [];
    waiting.set(transaction, effects);
  });
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      log.error({ err: error }, "an after-commit effect failed");
    }
  }
  return result;
}
