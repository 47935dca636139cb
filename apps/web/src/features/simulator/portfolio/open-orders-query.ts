/** The first page of open orders; preloaded under the same address by the route of the screen. */
export const OPEN_ORDERS = { query: { status: "open", limit: 50 } } as const;
