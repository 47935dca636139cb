import { cancelAllForReset } from "@candlewise/domain/simulator/cancel-order";
import { openAccount } from "@candlewise/domain/simulator/open-account";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { findOpenedAt } from "../accounts/account-store.ts";
import type { SimulatorDependencies } from "../dependencies.ts";
import { cursorOfNew } from "../live/cursor.ts";
import { presentPortfolio, type Portfolio } from "./present-portfolio.ts";

const DAY = 86_400;
const MOST_RESETS_A_DAY = 10;

/** S7.26: the account as of this second. The first call opens it. @throws AppError `not_found` */
export async function showPortfolio(deps: SimulatorDependencies, context: SignedInContext): Promise<Portfolio> {
  const { userId, hidden } = context;
  return deps.accounts.change({ userId }, ({ change, at }) => ({
    result: presentPortfolio(change.facts, deps.market, { at, hidden }),
  }));
}

/**
 * Ends the account with this number and opens the next one. The ended account stays readable under its number. A repeated call changes
 * nothing.
 * @throws AppError `not_found` for an account that does not exist yet, `too_many_resets`
 */
export async function resetPortfolio(
  deps: SimulatorDependencies,
  context: SignedInContext,
  number: number,
): Promise<Portfolio> {
  const { hidden } = context;
  // The account that the tenth reset before this one opened. The first account was opened by no reset.
  const tenth = number - MOST_RESETS_A_DAY + 1;
  const opened = tenth > 1 ? await findOpenedAt(deps.database.kysely, context.userId, tenth) : null;
  return deps.accounts.change({ userId: context.userId }, ({ change, at }) => {
    const { account } = change;
    if (number > account.number) throw new AppError("not_found");
    const view = { at, hidden };
    if (number < account.number) {
      return { result: presentPortfolio(change.facts, deps.market, view) };
    }
    if (opened !== null && opened > at - DAY) throw new AppError("too_many_resets");
    change.take(cancelAllForReset(change.state, at));
    const { account: state } = openAccount(at);
    const fresh = { deposited: state.cash, state, day: account.day, flows: new Map(), cursor: cursorOfNew(number + 1) };
    const next = { number: number + 1, openedAt: at, ...fresh };
    return { result: presentPortfolio(next, deps.market, view), resetAt: at };
  });
}
