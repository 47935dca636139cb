import type { RouteTable } from "../endpoint.ts";

export const offersRoutes = {
  listOffers: {
    method: "GET",
    path: "/offers-v2/offers/",
    token: "default",
    tempUses: ["plan", "guest"],
    visitors: true,
    owner: "self",
    errors: [],
    summary:
      "What is for sale to the caller, with prices in the currency of the caller's country and VAT included. The price list of a learner is that of the first offer.",
    provides: ["Offers"],
  },
} as const satisfies RouteTable;
