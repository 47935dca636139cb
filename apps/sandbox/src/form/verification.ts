import type { Context } from "../context.ts";
import { decline, settle } from "../orders/pay.ts";
import type { Purchase } from "../orders/purchase.ts";
import { SandboxError } from "../sandbox-error.ts";

/** The order that waits on this page for the buyer; null when it no longer does. */
export const waitingFor = ({ database }: Context, token: string): Purchase | null =>
  database.get<Purchase>("select * from purchase where verify_token = :token and status = '3ds_verify'", { token }) ??
  null;

/** What the buyer told the bank. The caller has opened a transaction. */
export function confirm(context: Context, token: string, isConfirmed: boolean): Purchase {
  const purchase = waitingFor(context, token);
  if (purchase === null) throw new SandboxError("2.05", ["This payment is no longer waiting."]);
  const now = { ...purchase, updated_at: context.clock.now() };
  return isConfirmed ? settle(context, now) : decline(context, now, "5.01");
}
