import type { FeatureModule } from "./feature.ts";

/** What an area provides to the app: its features, and one port for the other areas. */
export interface Area<Port> {
  readonly features: readonly FeatureModule[];
  readonly port: Port;
}
