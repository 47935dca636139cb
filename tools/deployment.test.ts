import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { environmentVariables } from "#apps/api/src/config.ts";
import { root } from "./process.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");

const ComposeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.string()).optional(),
      ports: z.array(z.string()).optional(),
      read_only: z.boolean().optional(),
      cap_drop: z.array(z.string()).optional(),
    }),
  ),
});
const { services } = ComposeSchema.parse(parse(read("compose.yaml"), { merge: true }));

describe("the image", () => {
  const [build = "", run = ""] = read("Dockerfile").split("# Run:");
  const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(JSON.parse(read("package.json")));

  it.each(workspaces)("has the package.json of %s before it installs, in both stages", (workspace) => {
    for (const stage of [build, run]) {
      const [copies = ""] = stage.split("RUN npm install");
      const folders = [...copies.matchAll(/^COPY (\S+)/gm)].map(([, path = ""]) =>
        path.replace(/\/package\.json$/, ""),
      );
      expect(folders.some((folder) => workspace === folder || workspace.startsWith(`${folder}/`))).toBe(true);
    }
  });

  it("runs no install script, and the server not as root", () => {
    for (const [line] of read("Dockerfile").matchAll(/^RUN npm (install|ci).*$/gm))
      expect(line).toContain("--ignore-scripts");
    expect(run).toMatch(/^USER node$/m);
  });
});

describe("every environment variable", () => {
  /** These are set by the image. */
  const ofTheImage = new Set(["HOST", "PORT", "DATA_DIR", "WEB_DIST"]);

  it.each(environmentVariables)("%s is documented in the README", (name) => {
    expect(read("README.md")).toContain(`\`${name}\``);
  });

  it.each(environmentVariables.filter((name) => !ofTheImage.has(name)))("%s can be set for Compose", (name) => {
    for (const service of ["app", "worker"]) expect(services[service]?.environment).toHaveProperty(name);
  });

  it("is one that the server reads", () => {
    for (const name of Object.keys(services["app"]?.environment ?? {})) expect(environmentVariables).toContain(name);
  });
});

describe("the services of Compose", () => {
  it("have a read-only file system, and only the listed capabilities", () => {
    for (const service of Object.values(services))
      expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  });

  it("use a role of the database that is no superuser", () => {
    const compose = read("compose.yaml");
    expect(services["app"]?.environment?.["DATABASE_URL"]).toMatch(/postgres:\/\/candlewise:/);
    const [, role = ""] = /create role candlewise (.*);/.exec(compose) ?? [];
    expect(role).toContain("login password");
    expect(role).not.toMatch(/superuser|createrole|bypassrls/i);
    expect(services["postgres"]?.environment).not.toHaveProperty("POSTGRES_USER");
  });

  it("are reachable from this machine only", () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports).toEqual(["${APP_PORTS:-127.0.0.1:8080}:8080", "${SANDBOX_PORTS:-127.0.0.1:8091}:8091"]);
  });
});
