import type { ProductKind } from "../offers/product.ts";

/** The products of which each grants `kind`: itself, and the bundle that contains it. */
export const grantedBy = (kind: ProductKind): readonly ProductKind[] =>
  kind === "upsell_market_news" || kind === "upsell_reports" ? [kind, "upsell"] : [kind];
