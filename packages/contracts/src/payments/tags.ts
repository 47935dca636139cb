/** Cache tags of this domain. */
export const paymentsTags = ["Cards", "Payments", "Revenue"] as const;
