/** The site that passkeys belong to. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  /** The origin of the page that uses them. */
  readonly origin: string;
}

/**
 * The relying party is the host of the public address: a passkey made at `https://learn.example.com` belongs to `learn.example.com`, one
 * made at `http://localhost:8080` to `localhost`, regardless of the port.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: "Candlewise", origin };
}

/** A user's id as the 16 bytes stored in a passkey; it reveals nothing about the person. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll("-", ""), "hex").toString("base64url");

/** Null when the bytes are not a user id. */
export function userIdOf(userHandle: string): string | null {
  const hex = Buffer.from(userHandle, "base64url").toString("hex");
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") : null;
}
