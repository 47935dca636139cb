import { spawn, type ChildProcess } from "node:child_process";
import type { Readable } from "node:stream";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { PHONE } from "../support/browser.ts";
import { freePort } from "#apps/api/src/testing/free-port.ts";
import { LOCALE, type Engine } from "./engine.ts";

const STARTS_WITHIN_MS = 30_000;
const POLL_MS = 50;

/** A display without a screen; its number is the first line that Xvfb writes. */
async function startDisplay(xvfb: string): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1024x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => reject(new Error("Xvfb did not start.")));
    (child.stdio[3] as Readable).once("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return { child, display: `:${number}` };
}

async function send<Value>(base: string, method: "GET" | "POST" | "DELETE", path: string, body?: object) {
  const response = await fetch(`${base}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}

async function untilReady(base: string): Promise<void> {
  const deadline = performance.now() + STARTS_WITHIN_MS;
  while (performance.now() < deadline) {
    const isReady = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
  throw new Error("WebKitWebDriver did not start.");
}

/** WebKitGTK's MiniBrowser by the classic protocol of WebDriver. */
export async function startWebKit([driver = "", browser = "", xvfb = ""]: readonly string[]): Promise<Engine> {
  const folder = temporaryFolder("webkit");
  const { child: screen, display } = await startDisplay(xvfb);
  folder.watch(screen);
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      ...LOCALE,
      HOME: folder.path,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      // There is no graphics card to composite with.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      NO_AT_BRIDGE: "1",
    },
    stdio: "ignore",
  });
  folder.watch(child);
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base);
  const alwaysMatch = { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } };
  const { sessionId } = await send<{ sessionId: string }>(base, "POST", "/session", { capabilities: { alwaysMatch } });
  const session = `${base}/session/${sessionId}`;
  await send(session, "POST", "/window/rect", PHONE);
  return {
    navigate: async (url) => void (await send(session, "POST", "/url", { url })),
    reload: async () => void (await send(session, "POST", "/refresh", {})),
    run: (script) => send<string>(session, "POST", "/execute/sync", { script, args: [] }),
    perform: async (actions) => void (await send(session, "POST", "/actions", { actions })),
    async close() {
      await send(session, "DELETE", "");
      for (const each of [child, screen]) {
        const ended = new Promise((resolve) => each.once("exit", resolve));
        each.kill();
        await ended;
      }
      folder.remove();
    },
  };
}
