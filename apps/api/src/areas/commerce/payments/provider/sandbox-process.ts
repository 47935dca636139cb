import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { StartupError } from "#api/platform/errors.ts";
import type { Log } from "#api/platform/log.ts";
import type { AccountKeys } from "./provider-account.ts";

const SCRIPT = resolve(import.meta.dirname, "../../../../../../sandbox/src/main.ts");
/** The time before a sandbox that died is started again. */
const PAUSE_MS = 1000;

export interface SandboxSettings extends AccountKeys {
  /** 0 draws one. */
  readonly port: number;
  readonly host: string;
  /** Where browsers reach it; its port on localhost when absent. */
  readonly publicUrl?: string;
  readonly dataDir: string;
  readonly webhookUrl: string;
  readonly shopOrigins: readonly string[];
  /** Further variables of the sandbox, such as faults. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface SandboxProcess {
  readonly port: number;
  readonly child: () => ChildProcess;
  stop(): Promise<void>;
}

type Told = { readonly port: number } | { readonly failure: string; readonly code: string };

/**
 * Starts the sandbox, and again if it dies. It ends with this process, also after a kill, because the channel between them closes.
 *
 * @throws StartupError if it cannot be started
 */
export async function startSandbox(settings: SandboxSettings, log: Log): Promise<SandboxProcess> {
  let isStopped = false;
  let child = launch(settings, settings.port);
  const port = await portOf(child, settings.port);
  const keep = (running: ChildProcess) => {
    running.once("exit", (code, signal) => {
      if (isStopped) return;
      log.error({ code, signal }, "the sandbox of payments ended; starting it again");
      setTimeout(restart, PAUSE_MS).unref();
    });
  };
  const restart = () => {
    if (isStopped) return;
    child = launch(settings, port);
    keep(child);
  };
  keep(child);
  return {
    port,
    child: () => child,
    async stop() {
      isStopped = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}

function launch(settings: SandboxSettings, port: number): ChildProcess {
  const { keys, webhookKeys, publicUrl, environment = {} } = settings;
  return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", SCRIPT], {
    // Of this process's variables it needs none.
    env: {
      SANDBOX_PORT: String(port),
      SANDBOX_HOST: settings.host,
      ...(publicUrl !== undefined && { SANDBOX_URL: publicUrl }),
      SANDBOX_DATA: settings.dataDir,
      SANDBOX_PUBLIC_KEY: keys.publicKey,
      SANDBOX_SECRET_KEY: keys.secretKey,
      SANDBOX_WEBHOOK_PUBLIC_KEY: webhookKeys.publicKey,
      SANDBOX_WEBHOOK_SECRET_KEY: webhookKeys.secretKey,
      SANDBOX_WEBHOOK_URL: settings.webhookUrl,
      SANDBOX_SHOP_ORIGINS: settings.shopOrigins.join(","),
      ...environment,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

async function portOf(child: ChildProcess, wanted: number): Promise<number> {
  const told = await Promise.race([
    once(child, "message").then(([message]): Told => message),
    once(child, "exit").then((): Told => ({ failure: "it ended", code: "" })),
  ]);
  if ("port" in told) return told.port;
  if (told.code === "EADDRINUSE") {
    throw new StartupError(
      `Port ${wanted}, on which the sandbox of payments listens, is in use.`,
      "Set SANDBOX_PORT to a free port.",
    );
  }
  throw new StartupError(
    `The sandbox of payments does not start: ${told.failure}.`,
    "Check DATA_DIR and SANDBOX_PORT.",
  );
}
