import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { defineFiles } from "../file.ts";
import { shopFiles, shopRoutes } from "./routes.ts";

export const SHEET_COLORS = ["lime", "violet", "mint", "gold", "coral", "sky"] as const;

const SheetSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  color: z.enum(SHEET_COLORS),
  is_owned: z.boolean(),
  /** Empty unless it is owned. */
  files: z.array(z.strictObject({ paper: z.enum(["a4", "letter"]), pages: z.int(), url: z.string() })),
});

export const shopContract = defineContract("shop", shopRoutes, {
  buyAvatar: {
    params: z.strictObject({ id: z.string().max(40) }),
    body: z.strictObject({}),
    response: z.strictObject({
      id: z.string(),
      /** What is left. */
      coins: z.int(),
    }),
  },
  listSheets: { response: z.strictObject({ sheets: z.array(SheetSchema) }) },
});
export type ShopShapes = typeof shopContract.shapes;
export type Sheet = z.output<typeof SheetSchema>;

export const shopFileContract = defineFiles("shop", shopFiles, {
  getSheet: { params: z.strictObject({ key: z.string().max(120), name: z.string().max(120) }) },
});
