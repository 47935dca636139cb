import type { Config } from "./config.ts";
import { isLoopback } from "./loopback.ts";

/** Warnings about likely configuration mistakes. The server starts anyway and logs each of them. */
export function configWarnings(config: Config): string[] {
  const { isSecure, trustedProxies, rateLimit, publicUrl, mail, databaseUrl = "", redisUrl, role, payments } = config;
  const isPublic = !isLoopback(publicUrl);
  const isPlainSmtp = /[?&](requireTLS=false|ignoreTLS=true)\b/.test(mail.smtpUrl ?? "");
  const isSandbox = payments.kind === "sandbox";
  const found: [boolean, string][] = [
    [
      isSecure && trustedProxies === undefined,
      "PUBLIC_URL is https, but TRUST_PROXY is not set: all visitors have the proxy's address and share one rate limit",
    ],
    [isPublic && rateLimit === 0, "RATE_LIMIT=0 disables every rate limit, including that of sign-in attempts"],
    [
      isPublic && mail.smtpUrl === undefined,
      "SMTP_URL is not set: emails are not sent but stored as files in DATA_DIR/mail",
    ],
    [isPublic && isPlainSmtp, "SMTP_URL allows emails and its password to be sent without encryption"],
    [
      isPublic && isSandbox,
      "SANDBOX=on on a public site: payments are tests, and anybody gets paid access with a test card",
    ],
    [
      payments.kind === "off",
      "payments are off: set the keys of Solidgate, or SANDBOX=on for test payments, with which anybody gets paid access",
    ],
    [
      payments.kind === "sandbox" && isSecure && !(payments.isUrlChosen && payments.publicUrl.startsWith("https:")),
      "PUBLIC_URL is https, but SANDBOX_URL is not: browsers refuse to load the form of test payments without encryption",
    ],
    [isPublic && !isSecure, "PUBLIC_URL is http: passwords and tokens are sent without encryption"],
    [
      /[?&]sslmode=require\b/.test(databaseUrl) && !databaseUrl.includes("sslrootcert="),
      "sslmode=require encrypts but does not check the database's certificate; sslmode=verify-full does",
    ],
    [
      databaseUrl !== "" && redisUrl === undefined && role === "api",
      "REDIS_URL is not set: each node counts its rate limits alone",
    ],
  ];
  return found.flatMap(([isFound, text]) => (isFound ? [text] : []));
}
