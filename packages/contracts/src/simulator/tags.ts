/** Cache tags of this domain. */
export const simulatorTags = ["Portfolio", "Orders"] as const;
