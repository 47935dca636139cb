import { chartContract } from "@candlewise/contracts/charts/schemas";
import { AppError } from "#api/platform/errors.ts";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf, type CallContext, type Handlers } from "#api/platform/mount.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import { findDrawings, replaceDrawings } from "./store.ts";

interface ChartPorts {
  /** Whether the caller may see an instrument of this ticker. */
  readonly hasInstrument: (ticker: string, context: CallContext) => Promise<boolean>;
}

/** Drawings on charts, kept per user and instrument. */
export function chartsModule(
  { database, clock }: Pick<Platform, "database" | "clock">,
  { hasInstrument }: ChartPorts,
): FeatureModule {
  const requireInstrument = async (ticker: string, context: CallContext) => {
    if (!(await hasInstrument(ticker, context))) throw new AppError("not_found");
  };
  const handlers: Handlers<typeof chartContract> = {
    getDrawings: async ({ params: { ticker } }, context) => {
      await requireInstrument(ticker, context);
      return (await findDrawings(database.kysely, context.userId, ticker)) ?? { version: 0, drawings: [] };
    },
    saveDrawings: async ({ params: { ticker }, body }, context) => {
      await requireInstrument(ticker, context);
      const save = { userId: context.userId, ticker, now: clock.now(), ...body };
      const version = await replaceDrawings(database.kysely, save);
      if (version === null) throw new AppError("drawings_changed");
      return { version };
    },
  };
  return {
    domain: "charts",
    endpoints: endpointsOf(chartContract, handlers),
    personalData: personalTables(database, { charts_drawings: {} }),
  };
}
