import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { TickerSchema } from "../market/schemas.ts";
import { chartRoutes } from "./routes.ts";

/** Drawings on one chart. */
const MOST = 200;

/** A place on a chart: seconds since 1970, which may lie ahead, and a price in US dollars. Geometry, never money. */
const PointSchema = z.strictObject({ time: z.int().min(0).max(8_640_000_000), price: z.number().min(-1e9).max(1e9) });

export const DrawingSchema = z.strictObject({
  /** Made by the client. */
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
  /** Of notes. */
  text: z.string().max(140).optional(),
});

export const DrawingsSchema = z.strictObject({
  /** 0 before anything was saved, one more with each save. */
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
    /** `version` is the one that the drawings were made of. */
    body: DrawingsSchema,
    response: z.strictObject({ version: z.int().min(1) }),
  },
});
export type ChartShapes = typeof chartContract.shapes;
