import { cancelAllForReset } from "@candlewise/domain/simulator/cancel-order";
import { openAccount } from "@candlewise/domain/simulator/open-account";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/mount.ts";
import { requireSimulator } from "./caller.ts";
import type { SimulatorDependencies } from "./dependencies.ts";
import { presentPortfolio, type Portfolio } from "./present-portfolio.ts";

/** S7.26: the account as of this second; opened with the first call. @throws AppError `not_found` */
export async function showPortfolio(deps: SimulatorDependencies, context: SignedInContext): Promise<Portfolio> {
  const { crypto: hidesCrypto } = await requireSimulator(deps, context);
  return deps.accounts.change({ userId: context.userId }, ({ change, at }) => ({
    result: presentPortfolio({ ...change.account, state: change.state }, deps.market, { at, hidesCrypto }),
  }));
}

/**
 * Ends the account of this number and begins the next one; what was traded stays readable under its number. Asked again, it finds the
 * account ended and changes nothing.
 * @throws AppError `not_found` for an account that does not exist yet
 */
export async function resetPortfolio(
  deps: SimulatorDependencies,
  context: SignedInContext,
  number: number,
): Promise<Portfolio> {
  const { crypto: hidesCrypto } = await requireSimulator(deps, context);
  return deps.accounts.change({ userId: context.userId }, ({ change, at }) => {
    const { account } = change;
    if (number > account.number) throw new AppError("not_found");
    const view = { at, hidesCrypto };
    if (number < account.number) {
      return { result: presentPortfolio({ ...account, state: change.state }, deps.market, view) };
    }
    change.take(cancelAllForReset(change.state, at));
    const { account: state } = openAccount(at);
    const next = { number: number + 1, openedAt: at, deposited: state.cash, state };
    return { result: presentPortfolio(next, deps.market, view), resetAt: at };
  });
}
