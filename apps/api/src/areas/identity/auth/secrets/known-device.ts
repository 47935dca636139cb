import { createHmac, timingSafeEqual } from "node:crypto";
import type { Cookies } from "#api/platform/http/endpoint.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { hostCookieName } from "../host-cookie.ts";

const LIFE_SECONDS = 180 * 24 * 60 * 60;

type Needs = Pick<AuthDependencies, "secrets" | "publicUrl">;

const cookieName = (publicUrl: string) => hostCookieName("kd", publicUrl);
const macOf = ({ secrets }: Needs, email: string, device: string) =>
  createHmac("sha256", secrets.derive("auth.known-device")).update(`${device}:${email}`).digest();

/** Marks this browser as one that has signed in with this address. The mark grants no access: it only gives the browser its own counter. */
export function rememberDevice(needs: Needs & Pick<AuthDependencies, "ids">, cookies: Cookies, email: string): void {
  const device = needs.ids.uuid();
  const value = `${device}.${macOf(needs, email, device).toString("base64url")}`;
  cookies.set(cookieName(needs.publicUrl), value, { maxAge: LIFE_SECONDS, path: "/", sameSite: "strict" });
}

/** The id of a browser that has signed in with this address before, otherwise null. */
export function knownDevice(needs: Needs, cookies: Cookies, email: string): string | null {
  const [device = "", mac = ""] = cookies.get(cookieName(needs.publicUrl))?.split(".") ?? [];
  const given = Buffer.from(mac, "base64url");
  const expected = macOf(needs, email, device);
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
}
