// @vitest-environment node
import { join } from "node:path";
import { createServer, isFileServingAllowed, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

const web = join(import.meta.dirname, "..");
const repository = join(web, "../..");

let server: ViteDevServer;
let url: string;
beforeAll(async () => {
  server = await createServer({
    root: web,
    configFile: join(web, "vite.config.ts"),
    logLevel: "silent",
    cacheDir: join(web, ".cache/development-server-test"),
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { port: 0, watch: null, hmr: false, ws: false },
  });
  await server.listen();
  url = server.resolvedUrls?.local[0] ?? "";
});
afterAll(() => server.close());

test("the development server is reached from this machine only", () => {
  expect(server.config.server.host).toBe("localhost");
  expect(server.resolvedUrls?.network).toEqual([]);
});

test("it forwards nothing but the API: not the mailbox of development", () => {
  expect(Object.keys(server.config.server.proxy ?? {})).toEqual(["/api"]);
});

test("it serves code, and no other file of the repository: not the data folder with its secret", async () => {
  const statusOf = async (path: string) => (await fetch(`${url}@fs${path}`)).status;
  expect(await statusOf(join(web, "src/app/early.ts"))).toBe(200);
  for (const path of ["package.json", "apps/api/src/main.ts"]) {
    expect(await statusOf(join(repository, path)), path).toBe(403);
  }
  // Asked of Vite itself, since no such file may be there.
  expect(isFileServingAllowed(server.config, `/@fs${join(repository, "data/auth-secret")}`)).toBe(false);
});
