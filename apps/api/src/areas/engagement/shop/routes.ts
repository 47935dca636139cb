import type { shopContract } from "@candlewise/contracts/shop/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import { buyAvatar } from "./buy-avatar.ts";
import type { ShopDependencies } from "./dependencies.ts";
import { listSheets } from "./sheets.ts";

export function shopHandlers(deps: ShopDependencies): Handlers<typeof shopContract> {
  return {
    buyAvatar: async ({ params }, context) => buyAvatar(deps, context, params.id),
    listSheets: async (_, context) => listSheets(deps, context),
  };
}
