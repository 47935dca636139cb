import { spawnSync } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createLog } from "#api/platform/log.ts";
import { deriveSecrets } from "#api/platform/keys/secrets.ts";
import { temporaryFolder } from "#api/testing/temporary-folder.ts";
import { TEST_SECRET } from "#api/testing/test-secret.ts";
import { startTestSandbox } from "../testing/sandbox.ts";
import { sandboxKeysOf } from "./provider-account.ts";
import { startSandbox } from "./sandbox-process.ts";

const script = resolve(import.meta.dirname, "../../../../../../sandbox/src/main.ts");
const { keys, webhookKeys } = sandboxKeysOf(deriveSecrets(TEST_SECRET));
const environment = {
  SANDBOX_PORT: "0",
  SANDBOX_DATA: "/nonexistent",
  SANDBOX_PUBLIC_KEY: keys.publicKey,
  SANDBOX_SECRET_KEY: keys.secretKey,
  SANDBOX_WEBHOOK_PUBLIC_KEY: webhookKeys.publicKey,
  SANDBOX_WEBHOOK_SECRET_KEY: webhookKeys.secretKey,
  SANDBOX_WEBHOOK_URL: "http://localhost:1/",
  SANDBOX_SHOP_ORIGINS: "http://localhost:8080",
};

describe("the sandbox", () => {
  it.each([
    ["beside live keys", { SOLIDGATE_SECRET_KEY: "api_sk_live" }, "does not start beside the keys of a live account"],
    [
      "with live keys",
      { SANDBOX_SECRET_KEY: "api_sk_0123456789abcdef0123456789abcdef" },
      "must begin with api_sk_sandbox_",
    ],
  ])("does not start %s", (_, changed, message) => {
    const { status, stdout } = spawnSync(process.execPath, [script], {
      env: { ...environment, ...changed },
      encoding: "utf8",
    });
    expect(stdout).toContain(message);
    expect(status).toBe(1);
  });

  it("says that its port is taken", async () => {
    const folder = temporaryFolder("sandbox");
    const server = createServer().listen(0, "localhost");
    onTestFinished(() => {
      server.close();
      folder.remove();
    });
    await new Promise((done) => server.once("listening", done));
    const { port } = server.address() as AddressInfo;
    const started = startSandbox(
      {
        keys,
        webhookKeys,
        port,
        host: "localhost",
        dataDir: join(folder.path, "sandbox"),
        webhookUrl: "http://localhost:1/",
        shopOrigins: ["http://localhost:8080"],
      },
      createLog("silent"),
    );
    await expect(started).rejects.toMatchObject({
      message: expect.stringContaining(`Port ${port}`),
      hint: expect.stringContaining("SANDBOX_PORT"),
    });
  });

  it("is started again on its port when it dies, and knows what it knew", async () => {
    const sandbox = await startTestSandbox();
    onTestFinished(() => sandbox.stop());
    await sandbox.advance(3);
    sandbox.crash();
    const isBack = async () => (await fetch(`${sandbox.url}/health`).catch(() => null))?.ok ?? false;
    await expect.poll(isBack, { timeout: 20_000 }).toBe(true);
    const now = await sandbox.advance(0);
    expect(now.getTime() - Date.now()).toBeGreaterThan(2.9 * 86_400_000);
  });

  it("does nothing for a call that the shop has not signed", async () => {
    const sandbox = await startTestSandbox();
    onTestFinished(() => sandbox.stop());
    for (const path of ["/api/v1/status", "/api/v1/subscription/cancel", "/sandbox/clock", "/sandbox/books"]) {
      const answer = await fetch(`${sandbox.url}${path}`, {
        method: "POST",
        headers: { merchant: keys.publicKey, signature: "QUJD" },
        body: "{}",
      });
      expect(answer.status, path).toBe(401);
      expect(await answer.json()).toMatchObject({ error: { code: "1.01" } });
    }
  });
});
