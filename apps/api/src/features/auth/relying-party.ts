/** The site that passkeys belong to. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  /** Where the page that uses them must come from. */
  readonly origin: string;
}

/**
 * One rule: the relying party is the host of the public address, so that a passkey made at `https://learn.example.com` belongs there, and one
 * made at `http://localhost:8080` to `localhost`, whatever the port.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: "Candlewise", origin };
}

/** A user's id as the 16 bytes that a passkey keeps; it says nothing of the person. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll("-", ""), "hex").toString("base64url");

/** Null when these bytes are no id of ours. */
export function userIdOf(userHandle: string): string | null {
  const hex = Buffer.from(userHandle, "base64url").toString("hex");
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") : null;
}
