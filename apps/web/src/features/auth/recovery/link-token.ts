/** The token that a mailed link carries in its fragment, or null. */
export const tokenOf = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, "")).get("token") || null;
