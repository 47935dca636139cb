import { GEO_GROUPS } from "@candlewise/domain/geo/hidden-countries";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { geoRoutes } from "./routes.ts";

/** S3.12 */
export const GeoSchema = z.strictObject({
  /** Null where nobody can tell: a private network, or an address that no registry names. */
  country: z.strictObject({ alpha_2: z.string(), alpha_3: z.string() }).nullable(),
  /** Part of the country as ISO 3166-2 spells it without the country (`CA` in `US-CA`); null unless a proxy in front tells it. */
  region: z.strictObject({ code: z.string() }).nullable(),
  groups: z.array(z.enum(GEO_GROUPS)),
});

export const geoContract = defineContract("geo", geoRoutes, { getGeo: { response: GeoSchema } });
export type GeoShapes = typeof geoContract.shapes;
export type Geo = z.output<typeof GeoSchema>;
