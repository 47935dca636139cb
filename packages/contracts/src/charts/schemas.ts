import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { TickerSchema } from "../market/schemas.ts";
import { chartRoutes } from "./routes.ts";

/** Most drawings on one chart. */
const MOST = 200;

/** A point on a chart: seconds since 1970, possibly in the future, and a price in US dollars. Used as geometry, not as money. */
const PointSchema = z.strictObject({ time: z.int().min(0).max(8_640_000_000), price: z.number().min(-1e9).max(1e9) });

export const DrawingSchema = z.strictObject({
  /** Chosen by the client. */
  id: z.uuid(),
  tool: z.enum([
    "trend",
    "line",
    "ray",
    "horizontal",
    "vertical",
    "channel",
    "fibonacci",
    "rectangle",
    "price",
    "note",
  ]),
  points: z.array(PointSchema).min(1).max(3),
  /** For notes. */
  text: z.string().max(140).optional(),
});

export const DrawingsSchema = z.strictObject({
  /** 0 before the first save; increases with each save. */
  version: z.int().min(0).max(1_000_000_000),
  drawings: z
    .array(DrawingSchema)
    .max(MOST)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "Two drawings have one id"),
});

const params = z.strictObject({ ticker: TickerSchema });

export const chartContract = defineContract("charts", chartRoutes, {
  getDrawings: { params, response: DrawingsSchema },
  saveDrawings: {
    params,
    /** `version`: the version on which the drawings are based. */
    body: DrawingsSchema,
    response: z.strictObject({ version: z.int().min(1) }),
  },
});
export type ChartShapes = typeof chartContract.shapes;
