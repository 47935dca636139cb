import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import Fastify from "fastify";

export interface PagePolicy {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly trustedTypesPolicies: readonly string[];
}

interface Options {
  readonly policy: PagePolicy;
  /** Origins of external services. */
  readonly serviceOrigins: readonly string[];
  /** What the form of the payment provider needs: its script, and the origins of its frame. */
  readonly paymentForm?: PaymentFormSources | undefined;
  readonly isSecure: boolean;
}

export interface PaymentFormSources {
  readonly script: string;
  readonly frames: readonly string[];
}

/** Helmet's headers, which are the same for every answer. They are captured once, because building them takes longer than many a call. */
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

/** Headers that only documents need: on a slow connection they would outweigh many an answer. */
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

/** The headers for data: even if a browser renders such an answer as a document, it loads nothing and cannot be framed. */
export function headersOfData(headers: Readonly<Record<string, string>>): Record<string, string> {
  const remaining = Object.entries(headers).filter(([name]) => !DOCUMENT_HEADERS.some((other) => other === name));
  return {
    ...Object.fromEntries(remaining),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-frame-options": "DENY",
  };
}

/** Allows only scripts of our own build and that of the payment form; pages of other sites may not frame ours. */
function helmetOptions({ policy, serviceOrigins, paymentForm, isSecure }: Options): FastifyHelmetOptions {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const trustedTypes = policy.trustedTypesPolicies.length > 0 ? [...policy.trustedTypesPolicies] : ["'none'"];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'", ...quoted(policy.scriptHashes), ...(paymentForm ? [paymentForm.script] : [])],
        "frame-src": paymentForm ? [...paymentForm.frames] : ["'none'"],
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
    // Over plain http the browser would upgrade requests to an https address that does not exist.
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  };
}
