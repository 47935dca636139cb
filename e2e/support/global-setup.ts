import type { TestProject } from "vitest/node";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    url: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide("url", server.url);
  return () => server.stop();
}
