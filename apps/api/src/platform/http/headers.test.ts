import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

const dist = mkdtempSync(join(tmpdir(), "cw-headers-"));
afterAll(() => rmSync(dist, { recursive: true }));
mkdirSync(join(dist, "shells"));
mkdirSync(join(dist, "assets"));
writeFileSync(join(dist, "shells", "app.html"), "<!doctype html><title>App</title><!--runtime-config-->");
writeFileSync(join(dist, "assets", "main-abc.js"), "console.log(1)");
writeFileSync(join(dist, "robots.txt"), "User-agent: *");
writeFileSync(
  join(dist, "shells.json"),
  JSON.stringify({
    build: "b1",
    pages: ["/", "/learn"].map((path) => ({ path, file: "shells/app.html" })),
    notFound: { file: "shells/app.html" },
    scriptHashes: [],
    styleHashes: [],
    trustedTypesPolicies: ["candlewise"],
  }),
);

let app: TestApp;
let authorization: string;
let etag: string;
beforeAll(async () => {
  app = await createTestApp({ environment: { WEB_DIST: dist } });
  authorization = `Bearer ${(await signUp(app)).accessToken}`;
  etag = String((await app.http.inject("/learn")).headers.etag);
});

const login = { method: "POST", url: "/api/auth/login/" } as const;
const json = { "content-type": "application/json" };
const KINDS: readonly [string, number, () => InjectOptions][] = [
  ["a page", 200, () => ({ url: "/learn" })],
  ["a page that is known", 304, () => ({ url: "/learn", headers: { "if-none-match": etag } })],
  ["a built file that is not there", 404, () => ({ url: "/assets/none.js" })],
  ["a file at the root", 200, () => ({ url: "/robots.txt" })],
  ["a write to a page", 404, () => ({ method: "POST", url: "/learn" })],
  ["the health of the server", 200, () => ({ url: "/health/ready" })],
  ["the API document", 200, () => ({ url: "/api/openapi.json" })],
  ["the API to read", 200, () => ({ url: "/api/docs" })],
  ["a call", 200, () => ({ url: "/api/profile/", headers: { authorization } })],
  ["a call without a token", 401, () => ({ url: "/api/profile/" })],
  ["a call for somebody else's", 404, () => ({ url: "/api/users/users/x/", headers: { authorization } })],
  ["a call that is not there", 404, () => ({ url: "/api/none/" })],
  ["a wrong method", 405, () => ({ method: "DELETE", url: "/api/auth/login/" })],
  ["a wrong body", 400, () => ({ ...login, payload: {} })],
  ["a broken body", 400, () => ({ ...login, payload: "{", headers: json })],
  ["a body too large", 413, () => ({ ...login, payload: `"${"x".repeat(300_000)}"`, headers: json })],
  ["a body of another kind", 415, () => ({ ...login, payload: "a", headers: { "content-type": "text/plain" } })],
  ["a call from another site", 403, () => ({ ...login, payload: {}, headers: { "sec-fetch-site": "cross-site" } })],
  ["an address that cannot be read", 400, () => ({ url: "/api/%E0%A4%A" })],
  ["a page whose address cannot be read", 400, () => ({ url: "/%E0%A4%A" })],
  ["an id beyond all length", 404, () => ({ url: `/api/users/users/${"x".repeat(2_000)}/` })],
];

const ofDocuments = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "content-security-policy": expect.stringContaining("require-trusted-types-for 'script'"),
};

describe("security headers", () => {
  it.each(KINDS)("S8.01 %s carries them, with status %i", async (_, status, request) => {
    const answer = await app.http.inject(request());
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "x-request-id": expect.stringMatching(/^[\w.-]{8,64}$/),
    });
    expect(answer.headers["content-security-policy"]).not.toMatch(/unsafe-(inline|eval)/);
    expect(answer.headers["x-powered-by"]).toBeUndefined();
    const { url } = request();
    const isOfApi = typeof url === "string" && url.startsWith("/api/");
    if (isOfApi) expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    else expect(answer.headers).toMatchObject(ofDocuments);
    const isCall = isOfApi && !/^\/api\/(openapi|docs)/.test(url);
    if (isCall) expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("a built file carries only those that mean something for it", async () => {
    const { statusCode, headers } = await app.http.inject({ url: "/assets/main-abc.js" });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(headers["content-security-policy"]).toBeUndefined();
  });

  it("S8.01 an error of ours carries them too, and tells nothing of itself", async () => {
    const broken = await createTestApp({ environment: { WEB_DIST: dist } });
    const { accessToken } = await signUp(broken);
    await broken.platform.database.run("alter table profile_user rename column username to gone");
    const answer = await broken.http.inject({
      url: "/api/profile/",
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect([answer.statusCode, answer.headers["x-content-type-options"]]).toEqual([500, "nosniff"]);
    expect(answer.body).not.toContain("profile_user");
    expect(broken.takeErrors().length).toBeGreaterThan(0);
  });

  it.each([
    [
      "the sandbox",
      { SANDBOX_URL: "https://pay.example.com" },
      { script: "https://pay.example.com/js/solid-form.js", frame: "https://pay.example.com" },
    ],
    [
      "Solidgate",
      {
        SOLIDGATE_PUBLIC_KEY: "api_pk_1",
        SOLIDGATE_SECRET_KEY: "api_sk_1",
        SOLIDGATE_WEBHOOK_PUBLIC_KEY: "wh_pk_1",
        SOLIDGATE_WEBHOOK_SECRET_KEY: "wh_sk_1",
      },
      { script: "https://cdn.solidgate.com/js/solid-form.js", frame: "https://*.solidgate.com" },
    ],
  ])(
    "a page may load the script of the payment form and frames of %s, and nothing more of others",
    async (_, keys, form) => {
      const page = await (await createTestApp({ environment: { WEB_DIST: dist, ...keys } })).http.inject("/learn");
      const policy = new Map(
        String(page.headers["content-security-policy"])
          .split(";")
          .map((directive): [string, string[]] => {
            const [name = "", ...sources] = directive.trim().split(" ");
            return [name, sources];
          }),
      );
      expect(policy.get("script-src")).toEqual(["'self'", form.script]);
      expect(policy.get("frame-src")).toEqual([form.frame]);
      const others = [...policy].filter(([name]) => name !== "script-src" && name !== "frame-src");
      expect(others.flatMap(([, sources]) => sources.filter((source) => source.includes("://")))).toEqual([]);
    },
  );
});
