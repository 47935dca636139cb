import { isLoopback } from "#api/loopback.ts";
import { StartupError } from "#api/platform/errors.ts";

/** Nothing can be bought. */
const OFF = { kind: "off" as const, form: null };

interface Variables {
  readonly PORT: number;
  readonly ROLE: "api" | "worker" | "all";
  readonly SOLIDGATE_PUBLIC_KEY?: string | undefined;
  readonly SOLIDGATE_SECRET_KEY?: string | undefined;
  readonly SOLIDGATE_WEBHOOK_PUBLIC_KEY?: string | undefined;
  readonly SOLIDGATE_WEBHOOK_SECRET_KEY?: string | undefined;
  readonly SANDBOX?: boolean | undefined;
  readonly SANDBOX_PORT?: number | undefined;
  readonly SANDBOX_URL?: string | undefined;
}

/** Where the app itself is reached, and the address it listens on. */
interface Server {
  readonly publicUrl: string;
  readonly host: string;
}

/**
 * The payment provider, and what its form loads in the browser: Solidgate with the keys of an account there, otherwise the sandbox. A public site
 * sells nothing without either of them being wanted, because the sandbox gives paid access to anybody with a test card.
 */
export function paymentsOf(env: Variables, server: Server) {
  const keys = {
    SOLIDGATE_PUBLIC_KEY: env.SOLIDGATE_PUBLIC_KEY,
    SOLIDGATE_SECRET_KEY: env.SOLIDGATE_SECRET_KEY,
    SOLIDGATE_WEBHOOK_PUBLIC_KEY: env.SOLIDGATE_WEBHOOK_PUBLIC_KEY,
    SOLIDGATE_WEBHOOK_SECRET_KEY: env.SOLIDGATE_WEBHOOK_SECRET_KEY,
  };
  const missing = Object.entries(keys).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(keys).length)
    return (env.SANDBOX ?? isLoopback(server.publicUrl)) ? sandboxOf(env, server) : OFF;
  if (missing.length > 0) {
    throw new StartupError(
      `Of the four keys of Solidgate, ${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} not set.`,
      "Set all four, or none to take test payments in the sandbox.",
    );
  }
  if (env.SANDBOX === true || env.SANDBOX_URL !== undefined || env.SANDBOX_PORT !== undefined) {
    throw new StartupError(
      "The sandbox of payments does not run beside the keys of a live account.",
      "Remove SANDBOX, SANDBOX_URL and SANDBOX_PORT, or the keys of Solidgate.",
    );
  }
  return {
    kind: "solidgate" as const,
    form: { script: "https://cdn.solidgate.com/js/solid-form.js", frames: ["https://*.solidgate.com"] },
    keys: { publicKey: env.SOLIDGATE_PUBLIC_KEY ?? "", secretKey: env.SOLIDGATE_SECRET_KEY ?? "" },
    webhookKeys: {
      publicKey: env.SOLIDGATE_WEBHOOK_PUBLIC_KEY ?? "",
      secretKey: env.SOLIDGATE_WEBHOOK_SECRET_KEY ?? "",
    },
  };
}

/** Between the ports of a node and of its sandbox: those right after it are often other nodes'. */
const DISTANCE = 11;

/** With SANDBOX_URL alone, the sandbox is that of another node; otherwise this node starts one on a port near its own. */
function sandboxOf(env: Variables, { publicUrl, host }: Server) {
  const usualPort = env.PORT === 0 ? 0 : env.PORT + (env.PORT + DISTANCE <= 65_535 ? DISTANCE : -DISTANCE);
  const port = env.SANDBOX_PORT ?? (env.SANDBOX_URL === undefined ? usualPort : null);
  const { protocol, hostname } = new URL(publicUrl);
  const pages = env.SANDBOX_URL ?? `${protocol}//${hostname}:${port}`;
  const own = port === null ? null : `http://${reachable(host)}:${port}`;
  return {
    kind: "sandbox" as const,
    /** Null where another node runs it; 0 draws one at the start. */
    port: env.ROLE === "worker" ? null : port,
    isPortChosen: env.SANDBOX_PORT !== undefined && env.SANDBOX_PORT !== 0,
    isUrlChosen: env.SANDBOX_URL !== undefined,
    /** Where browsers reach it. */
    publicUrl: pages,
    form: sandboxForm(pages),
    /** Where this server reaches it. A node that only works asks the one that runs it. */
    url: (env.ROLE === "worker" ? (env.SANDBOX_URL ?? own) : (own ?? env.SANDBOX_URL)) ?? "",
  };
}

/** The script of the sandbox's form, and the origin of its frame. */
export const sandboxForm = (publicUrl: string) => ({
  script: `${publicUrl}/js/solid-form.js`,
  frames: [new URL(publicUrl).origin],
});

export const reachable = (host: string): string =>
  host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
