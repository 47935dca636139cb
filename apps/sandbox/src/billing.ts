import type { Context } from "./context.ts";
import { dispute } from "./orders/give-back.ts";
import { settle } from "./orders/pay.ts";
import { findPurchase } from "./orders/purchase.ts";
import { nextDue, unschedule, type Due } from "./schedule.ts";
import { end, renew } from "./subscriptions/renew.ts";

/** In one transaction: a month of a thousand subscriptions is soon done, and calls in between do not wait long. */
const AT_ONCE = 200;

/**
 * Does what is due until a time, in the order of the dates, each at its own date. True if some is left, because calls come between.
 */
export function runDue(context: Context, until: number): boolean {
  return context.database.transaction(() => {
    for (let count = 0; count < AT_ONCE; count++) {
      const due = nextDue(context.database, until);
      if (due === undefined) return false;
      happen(context, due);
    }
    return true;
  });
}

function happen(context: Context, { kind, ref, due_at }: Due): void {
  switch (kind) {
    case "settle": {
      const purchase = findPurchase(context.database, ref);
      if (purchase?.status === "processing") settle(context, { ...purchase, updated_at: due_at });
      return unschedule(context.database, "settle", ref);
    }
    case "dispute":
      return void dispute(context, ref, due_at);
    case "renew":
      return renew(context, ref, due_at);
    case "end":
      return end(context, ref, due_at);
  }
}
