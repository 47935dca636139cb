/** Cache tags of this domain. */
export const paymentsTags = ["Cards", "Orders", "Revenue"] as const;
