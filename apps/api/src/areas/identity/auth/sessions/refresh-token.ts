import { createHmac, timingSafeEqual } from "node:crypto";

/** Contents of a refresh token: a session and its generation. */
export interface RefreshClaim {
  userId: string;
  sessionId: string;
  generation: number;
}

const macOf = (key: Buffer, body: string): Buffer => createHmac("sha256", key).update(body).digest();

/** The token of a claim. It is derived, not stored, so two requests that rotate the same generation get the same successor. */
export function sealRefreshToken(key: Buffer, { userId, sessionId, generation }: RefreshClaim): string {
  const body = `${userId}.${sessionId}.${generation}`;
  return `${body}.${macOf(key, body).toString("base64url")}`;
}

/** The claim of a valid token, otherwise null. */
export function openRefreshToken(key: Buffer, token: string): RefreshClaim | null {
  const [userId = "", sessionId = "", generation = "", mac = "", ...rest] = token.split(".");
  if (rest.length > 0 || !/^\d{1,9}$/.test(generation)) return null;
  const given = Buffer.from(mac, "base64url");
  const expected = macOf(key, `${userId}.${sessionId}.${generation}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { userId, sessionId, generation: Number(generation) };
}
