import { AppError } from "#api/platform/errors.ts";
import type { Platform } from "#api/platform/feature.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { MarketPort } from "../market/port.ts";
import { findDrawings, replaceDrawings, type Drawings } from "./drawings-store.ts";

export interface ChartDependencies extends Pick<Platform, "database" | "clock" | "outbox"> {
  readonly market: Pick<MarketPort, "find">;
}

/** The caller's drawings on the chart of an instrument. @throws AppError `not_found` */
export async function showDrawings(
  deps: ChartDependencies,
  context: SignedInContext,
  ticker: string,
): Promise<Drawings> {
  requireInstrument(deps, context, ticker);
  return (await findDrawings(deps.database.kysely, context.userId, ticker)) ?? { version: 0, drawings: [] };
}

/** Replaces one version of the drawings by the next. @throws AppError `not_found`, `drawings_changed` */
export async function saveDrawings(
  deps: ChartDependencies,
  context: SignedInContext,
  ticker: string,
  drawings: Drawings,
): Promise<{ version: number }> {
  requireInstrument(deps, context, ticker);
  const { userId } = context;
  const now = deps.clock.now();
  const save = { userId, ticker, now, ...drawings };
  const version = isFirst(drawings)
    ? await deps.database.transaction(async (transaction) => {
        const stored = await replaceDrawings(transaction, save);
        const drawn = { type: "chart.drawn", user_id: userId, payload: { ticker }, occurred_at: now } as const;
        if (stored !== null) await deps.outbox.append(transaction, [drawn]);
        return stored;
      })
    : await replaceDrawings(deps.database.kysely, save);
  if (version === null) throw new AppError("drawings_changed");
  return { version };
}

const isFirst = ({ version, drawings }: Drawings) => version === 0 && drawings.length > 0;

function requireInstrument(deps: ChartDependencies, context: SignedInContext, ticker: string): void {
  if (deps.market.find(ticker, context.hidden) === undefined) throw new AppError("not_found");
}
