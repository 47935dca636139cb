import { GEO_GROUPS } from "@candlewise/domain/geo/country-groups";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { geoRoutes } from "./routes.ts";

/** S3.12 */
export const GeoSchema = z.strictObject({
  /** Null if unknown: a private network, or an address missing from the registries. */
  country: z.strictObject({ alpha_2: z.string(), alpha_3: z.string() }).nullable(),
  /** ISO 3166-2 subdivision code without the country (`CA` in `US-CA`); null unless a proxy reports it. */
  region: z.strictObject({ code: z.string() }).nullable(),
  groups: z.array(z.enum(GEO_GROUPS)),
});

export const geoContract = defineContract("geo", geoRoutes, { getGeo: { response: GeoSchema } });
export type GeoShapes = typeof geoContract.shapes;
export type Geo = z.output<typeof GeoSchema>;
