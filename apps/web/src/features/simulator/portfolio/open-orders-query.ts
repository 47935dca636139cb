/** The first page of open orders. */
export const OPEN_ORDERS = { query: { status: "open", limit: 50 } } as const;
