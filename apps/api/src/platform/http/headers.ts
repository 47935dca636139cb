import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import Fastify from "fastify";

export interface PagePolicy {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly trustedTypesPolicies: readonly string[];
}

interface Options {
  readonly policy: PagePolicy;
  /** Origins of services that are not this server. */
  readonly serviceOrigins: readonly string[];
  readonly isSecure: boolean;
}

/**
 * The headers of helmet, which are the same for every answer: taken once from one answer, because putting them together again
 * takes longer than many a call.
 */
export async function securityHeaders(options: Options): Promise<Record<string, string>> {
  const probe = Fastify();
  probe.get("/", async () => "");
  const bare = await probe.inject("/");
  const guarded = Fastify();
  await guarded.register(helmet, helmetOptions(options));
  guarded.get("/", async () => "");
  const { headers } = await guarded.inject("/");
  const added = Object.entries(headers).filter(([name]) => !(name in bare.headers));
  return Object.fromEntries(added.map(([name, value]) => [name, String(value)]));
}

/** What only documents need: on a slow line it would weigh more than many an answer. */
export const DOCUMENT_HEADERS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
] as const;

/** Of the headers of documents those for data: whatever a browser takes an answer for, it loads nothing and stands in no frame. */
export function headersOfData(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !DOCUMENT_HEADERS.some((other) => other === name));
  return {
    ...Object.fromEntries(kept),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-frame-options": "DENY",
  };
}

/** Scripts of our own build only; no page of another site may frame ours. */
function helmetOptions({ policy, serviceOrigins, isSecure }: Options): FastifyHelmetOptions {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const trustedTypes = policy.trustedTypesPolicies.length > 0 ? [...policy.trustedTypesPolicies] : ["'none'"];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'", ...quoted(policy.scriptHashes)],
        "style-src": ["'self'", ...quoted(policy.styleHashes)],
        "img-src": ["'self'", "data:", "blob:"],
        "connect-src": ["'self'", ...serviceOrigins],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
        "require-trusted-types-for": ["'script'"],
        "trusted-types": trustedTypes,
        ...(isSecure && { "upgrade-insecure-requests": [] }),
      },
    },
    // On plain http the browser would turn these against the address it was just given.
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  };
}
