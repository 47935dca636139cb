import { shopContract, shopFileContract } from "@candlewise/contracts/shop/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { filesOf } from "#api/platform/http/files.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import type { ShopPorts } from "./dependencies.ts";
import { shopHandlers } from "./routes.ts";
import { createAddressKeys } from "#api/platform/keys/address-keys.ts";
import { sheetHandlers } from "./sheets.ts";

/** What coins buy and rewards give. */
export function shopModule(
  { database, secrets }: Pick<Platform, "database" | "secrets">,
  ports: ShopPorts,
): FeatureModule {
  const deps = { database, keys: createAddressKeys(secrets.derive("shop.sheets")), ...ports };
  return {
    domain: "shop",
    endpoints: endpointsOf(shopContract, shopHandlers(deps)),
    files: filesOf(shopFileContract, sheetHandlers(deps)),
    personalData: personalTables(database, { shop_item: {} }),
  };
}
