import { paymentsWebhooks } from "@candlewise/contracts/payments/routes";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { sandboxKeysOf } from "#api/areas/commerce/payments/provider/provider-account.ts";
import { startSandbox, type SandboxProcess } from "#api/areas/commerce/payments/provider/sandbox-process.ts";
import type { Config } from "#api/config.ts";
import { reachable, sandboxForm } from "#api/payments-config.ts";
import { StartupError } from "#api/platform/errors.ts";
import { deriveSecrets } from "#api/platform/keys/secrets.ts";
import type { Log } from "#api/platform/log.ts";

/**
 * The configuration with the port on which the sandbox of payments will listen: pages have to name it before it starts. Another one is drawn if
 * nobody chose a port and the usual one is taken.
 *
 * @throws StartupError if the chosen port is taken
 */
export async function withSandboxPort(config: Config): Promise<Config> {
  const { payments, host } = config;
  if (payments.kind !== "sandbox" || payments.port === null) return config;
  const port = (await freeAt(payments.port, host)) ?? (payments.isPortChosen ? null : await freeAt(0, host));
  if (port === null) {
    throw new StartupError(
      `Port ${payments.port}, on which the sandbox of payments is to listen, is in use.`,
      "Set SANDBOX_PORT to a free port.",
    );
  }
  const moved = (url: string) => url.replace(/:\d+$/, `:${port}`);
  const publicUrl = payments.isUrlChosen ? payments.publicUrl : moved(payments.publicUrl);
  return {
    ...config,
    payments: { ...payments, port, publicUrl, form: sandboxForm(publicUrl), url: moved(payments.url) },
  };
}

/** The port; null if it is taken. */
async function freeAt(port: number, host: string): Promise<number | null> {
  const server = createServer().listen(port, host);
  const isListening = await once(server, "listening").then(
    () => true,
    () => false,
  );
  if (!isListening) return null;
  const { port: found } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return found;
}

/** Starts the sandbox of payments where this node is to run it. */
export async function runSandbox(config: Config, secret: string, log: Log): Promise<SandboxProcess | null> {
  const { payments, publicUrl, port, host, dataDir } = config;
  if (payments.kind !== "sandbox" || payments.port === null) return null;
  return startSandbox(
    {
      ...sandboxKeysOf(deriveSecrets(secret)),
      port: payments.port,
      host,
      publicUrl: payments.publicUrl,
      dataDir: join(dataDir, "sandbox"),
      webhookUrl: `http://${reachable(host)}:${port}/api${paymentsWebhooks.solidgateEvent.path}`,
      shopOrigins: [new URL(publicUrl).origin],
    },
    log,
  );
}
