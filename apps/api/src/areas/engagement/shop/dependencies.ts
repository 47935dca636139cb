import type { SheetLibrary } from "@candlewise/content/bundle";
import type { Platform } from "#api/platform/feature.ts";
import type { WalletPort } from "../engagement/port.ts";
import type { AddressKeys } from "#api/platform/keys/address-keys.ts";

/** What the shop needs from other features. */
export interface ShopPorts {
  readonly wallet: WalletPort;
  readonly sheets: SheetLibrary;
}

export interface ShopDependencies extends Pick<Platform, "database">, ShopPorts {
  readonly keys: AddressKeys;
}
