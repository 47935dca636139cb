import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { PHONE } from "../support/browser.ts";
import { LOCALE, type Engine } from "./engine.ts";

const STARTS_WITHIN_MS = 60_000;
const PREFERENCES = 'user_pref("intl.accept_languages", "en-US");';

interface Reply {
  id?: number;
  type: "success" | "error" | "event";
  result?: unknown;
  error?: string;
  message?: string;
}

type Send = <Result>(method: string, params: object) => Promise<Result>;

/** Commands of WebDriver BiDi over one socket; an answer belongs to the command with its number. */
async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`${url} does not answer.`)), { once: true });
  });
  const pending = new Map<number, (reply: Reply) => void>();
  socket.addEventListener("message", ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) pending.get(reply.id)?.(reply);
  });
  let last = 0;
  return <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++last;
      pending.set(id, (reply) => {
        pending.delete(id);
        if (reply.type === "success") resolve(reply.result as Result);
        else reject(new Error(`${method}: ${reply.error}: ${reply.message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

/** Firefox speaks WebDriver BiDi itself, so there is no need for geckodriver, which Debian does not have. */
export async function startFirefox([executable = ""]: readonly string[]): Promise<Engine> {
  const folder = temporaryFolder("firefox");
  writeFileSync(join(folder.path, "user.js"), PREFERENCES);
  const child = spawn(
    executable,
    ["--headless", "--no-remote", "--profile", folder.path, "--remote-debugging-port=0"],
    {
      env: { ...process.env, ...LOCALE, HOME: folder.path },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  folder.watch(child);
  const address = await new Promise<string>((resolve, reject) => {
    let output = "";
    const fail = () => reject(new Error(`Firefox did not start.\n${output}`));
    const timer = setTimeout(fail, STARTS_WITHIN_MS);
    child.once("exit", fail);
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      child.off("exit", fail);
      resolve(found);
    });
  });
  const send = await connect(`${address}/session`);
  await send("session.new", { capabilities: {} });
  // The first tab has its focus in the address bar.
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" });
  await send("browsingContext.activate", { context });
  await send("browsingContext.setViewport", { context, viewport: PHONE });
  return {
    navigate: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    reload: async () => void (await send("browsingContext.reload", { context, wait: "complete" })),
    async run(body) {
      const functionDeclaration = `() => { ${body} }`;
      const { type, result, exceptionDetails } = await send<{
        type: "success" | "exception";
        result: { value: string };
        exceptionDetails: { text: string };
      }>("script.callFunction", { functionDeclaration, target: { context }, awaitPromise: true });
      if (type === "exception") throw new Error(exceptionDetails.text);
      return result.value;
    },
    perform: async (actions) => void (await send("input.performActions", { context, actions })),
    async close() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await ended;
      folder.remove();
    },
  };
}
