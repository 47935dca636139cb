import type { TestProject } from "vitest/node";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    url: string;
    /** The server's data folder, which contains its emails. */
    dataDir: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide("url", server.url);
  project.provide("dataDir", server.dataDir);
  return () => server.stop();
}
