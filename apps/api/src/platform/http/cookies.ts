import type { FastifyReply, FastifyRequest } from "fastify";
import type { Cookies } from "./endpoint.ts";

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Cookies {
  // Browsers refuse names with these prefixes unless the cookie is `Secure`.
  const base = (name: string) => ({ httpOnly: true, secure: isSecure || /^__(Host|Secure)-/.test(name) });
  return {
    get: (name) => request.cookies[name],
    set: (name, value, { maxAge, path = "/", sameSite = "strict" } = {}) =>
      void reply.setCookie(name, value, { ...base(name), path, sameSite, ...(maxAge !== undefined && { maxAge }) }),
    clear: (name, { path = "/" } = {}) => void reply.clearCookie(name, { ...base(name), path, sameSite: "strict" }),
    clearCache: () => void reply.header("clear-site-data", '"cache"'),
  };
}
