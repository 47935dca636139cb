import type { freemiumContract } from "@candlewise/contracts/freemium/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import type { FreemiumDependencies } from "./dependencies.ts";
import { setFlag, showStatus } from "./show-status.ts";

export function freemiumHandlers(deps: FreemiumDependencies): Handlers<typeof freemiumContract> {
  return {
    getFreemiumStatus: async (_, context) => showStatus(deps, context),
    setFreemiumFlag: async ({ body }, context) => setFlag(deps, context, body.flag),
  };
}
