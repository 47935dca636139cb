import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { loadWebApp } from "#api/platform/http/web-app.ts";
import { createProbeServer } from "#api/testing/probe-server.ts";

const dist = mkdtempSync(join(tmpdir(), "cw-dist-"));
afterAll(() => rmSync(dist, { recursive: true }));

const html = (name: string) =>
  `<!doctype html><html lang="en"><!--about--><title>${name}</title><meta name="description" content="About ${name}."><!--/about--><!--runtime-config--><p>${"text ".repeat(300)}</p>`;
mkdirSync(join(dist, "shells"));
mkdirSync(join(dist, "assets"));
for (const name of ["learn", "lesson", "new", "in-app", "app", "home", "lost", "learn-hidden"])
  writeFileSync(join(dist, "shells", `${name}.html`), html(name));
writeFileSync(join(dist, "assets", "main-abc.js"), "console.log(1)");
writeFileSync(join(dist, "assets", "main-abc.js.br"), brotliCompressSync("console.log(1)"));
writeFileSync(join(dist, "assets", "main-abc.js.gz"), gzipSync("console.log(1)"));
writeFileSync(join(dist, "assets", "page.html"), "<p>licence</p>");
writeFileSync(join(dist, "sw.js"), "self.x = 1");
writeFileSync(join(dist, "robots.txt"), "User-agent: *");
writeFileSync(join(dist, ".secret"), "hidden");
writeFileSync(
  join(dist, "shells.json"),
  JSON.stringify({
    build: "0123456789ab",
    pages: [
      { path: "/", file: "shells/home.html" },
      { path: "/learn", file: "shells/learn.html", withoutSimulator: "shells/learn-hidden.html" },
      { path: "/learn/:id", file: "shells/lesson.html" },
      { path: "/learn/new", file: "shells/new.html" },
      { path: "/in-app/*", file: "shells/in-app.html" },
      { path: "/simulator", file: "shells/app.html", withoutSimulator: null },
      { path: "/simulator/orders/:id", file: "shells/app.html", withoutSimulator: null },
      { path: "/simulators", file: "shells/app.html" },
      { path: "/learners/:name", file: "shells/app.html" },
    ],
    notFound: { file: "shells/lost.html" },
    scriptHashes: ["sha256-abc="],
    styleHashes: ["sha256-def="],
    trustedTypesPolicies: ["candlewise"],
  }),
);
const services = { product: "/api", simulator: "https://sim.example.com/</script>" };
const { http } = await createProbeServer([], {
  web: loadWebApp(dist, services, { publicUrl: "https://learn.example.com" }),
  serviceOrigins: ["https://sim.example.com"],
  describePage: (path) => (/^\/learn\/7\/?$/.test(path) ? ABOUT : null),
});
const ABOUT = {
  path: "/learn/7",
  title: 'Who "loses" <and why>',
  description: "Losses & reasons.",
};
const titleOf = async (url: string) => /<title>(.*)<\/title>/.exec((await http.inject(url)).body)?.[1];

describe("the web app", () => {
  it("answers a path with the page of its pattern, the most specific one", async () => {
    expect(await titleOf("/")).toBe("home");
    expect(await titleOf("/learn")).toBe("learn");
    expect(await titleOf("/learn/?x=1.5")).toBe("learn");
    expect(await titleOf("/learn/8")).toBe("lesson");
    expect(await titleOf("/learn/new")).toBe("new");
    expect(await titleOf("/in-app")).toBe("in-app");
    expect(await titleOf("/in-app/plan/3")).toBe("in-app");
    expect(await titleOf("/learners/ada")).toBe("app");
  });

  it("S2.04 tells shared links what a page is about, escaped and with absolute addresses", async () => {
    const { body, headers } = await http.inject("/learn/7/");
    const tags = Object.fromEntries(
      [...body.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    );
    expect(await titleOf("/learn/7/")).toBe("Who &quot;loses&quot; &lt;and why> · Candlewise");
    expect(tags).toEqual({
      description: "Losses &amp; reasons.",
      "og:type": "website",
      "og:site_name": "Candlewise",
      "og:title": "Who &quot;loses&quot; &lt;and why>",
      "og:description": "Losses &amp; reasons.",
      "og:url": "https://learn.example.com/learn/7",
      "og:image": "https://learn.example.com/share.png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    expect(headers.etag).not.toBe((await http.inject("/learn/8")).headers.etag);
    const other = (await http.inject("/learn/8")).body;
    expect(other).toContain('<meta property="og:description" content="About lesson.">');
    expect(other).not.toContain("og:url");
    expect(other).not.toContain("about-->");
  });

  it("answers a path that no screen has with 404 and the page that says so", async () => {
    for (const path of ["/metrics", "/foo/bar", "/learning", "/learn/7/more", "/etc/passwd"]) {
      const { statusCode, body } = await http.inject(path);
      expect([statusCode, /<title>(.*)<\/title>/.exec(body)?.[1]], path).toEqual([404, "lost"]);
    }
  });

  it("S6.10 has other pages where the simulator is hidden, and none of the simulator's", async () => {
    const open = await http.inject("/learn");
    expect((await http.inject("/simulator")).statusCode).toBe(200);
    const { http: hiding } = await createProbeServer([], {
      web: loadWebApp(dist, services),
      edgeHeaders: { country: "x-country", region: undefined },
      hiddenFor: ({ edge }) => ({ crypto: false, simulator: edge.country === "IN" }),
    });
    const get = (url: string, country = "IN") => hiding.inject({ url, headers: { "x-country": country } });
    const learn = await get("/learn");
    expect(learn.body).toContain("<title>learn-hidden</title>");
    expect(learn.headers.etag).not.toBe(open.headers.etag);
    for (const path of ["/simulator", "/simulator/", "/simulator/orders/7?from=learn"]) {
      const answer = await get(path);
      expect([answer.statusCode, /<title>(.*)<\/title>/.exec(answer.body)?.[1]], path).toEqual([404, "lost"]);
      expect((await get(path, "DE")).statusCode, path).toBe(200);
    }
    expect((await get("/simulators")).statusCode).toBe(200);
  });

  it("tells the page the address of each service, without letting text out of its element", async () => {
    const { body } = await http.inject("/learn");
    const json = /<script type="application\/json" id="runtime-config">(.*?)<\/script>/.exec(body)?.[1] ?? "";
    expect(JSON.parse(json)).toEqual({
      buildId: "0123456789ab",
      services,
      features: { payments: false },
      inAppOrigins: [],
    });
  });

  it("sends pages compressed, to be asked for again by their tag", async () => {
    const plain = await http.inject("/learn");
    const brotli = await http.inject({ url: "/learn", headers: { "accept-encoding": "gzip, br" } });
    const gzip = await http.inject({ url: "/learn", headers: { "accept-encoding": "gzip" } });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers["cache-control"]).toBe("no-cache");
    const again = await http.inject({ url: "/learn", headers: { "if-none-match": String(plain.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("sends built files precompressed and for a year, the service worker never from a cache", async () => {
    const asset = await http.inject({ url: "/assets/main-abc.js", headers: { "accept-encoding": "br" } });
    expect(asset.headers["content-encoding"]).toBe("br");
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(asset.headers["content-type"]).toContain("javascript");
    expect(brotliDecompressSync(asset.rawPayload).toString()).toBe("console.log(1)");
    expect((await http.inject("/sw.js")).headers["cache-control"]).toBe("no-cache");
    expect((await http.inject("/robots.txt")).body).toBe("User-agent: *");
    // A browser that navigates to a URL with a file extension still treats it as a document.
    expect((await http.inject("/assets/page.html?.js")).headers["content-security-policy"]).toBeDefined();
  });

  it("serves nothing else: no way up, no hidden or raw files", async () => {
    const paths = [
      "/assets/../shells.json",
      "/assets/..%2fshells.json",
      "/assets/%2e%2e/shells.json",
      "/shells.json",
      "/shells/learn.html",
      "/.secret",
      "/assets/none.js",
      "/assets/../../etc/passwd",
      "/assets/main-abc.js%00.png",
      "/assets/%2e%2e%2f%2e%2e%2fetc/passwd",
      "/assets/",
    ];
    for (const path of paths) {
      const { statusCode, body } = await http.inject(path);
      expect(statusCode, path).toBe(404);
      expect(body, path).toContain("<title>lost</title>");
      expect(body, path).not.toMatch(/hidden|scriptHashes|root:/);
    }
  });

  it("keeps a path with a dot in a user name inside the app, and has nothing where a path climbs", async () => {
    expect(await titleOf("/learners/jane.doe")).toBe("app");
    expect(await titleOf("/../../etc/passwd")).toBe("lost");
  });

  it("lets only our own scripts run and no other site frame us", async () => {
    const policy = String((await http.inject("/learn")).headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).toContain("style-src 'self' 'sha256-def='");
    expect(policy).toContain("connect-src 'self' https://sim.example.com");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("trusted-types candlewise");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|upgrade-insecure-requests/);
  });

  it("says how to build the web app when there is none", async () => {
    const unbuilt = await createProbeServer([], { web: loadWebApp(join(dist, "nowhere"), {}) });
    expect((await unbuilt.http.inject("/learn")).body).toContain("npm start");
  });
});

it("sends HSTS only where the public address is https", async () => {
  const secure = await createProbeServer([], { publicUrl: "https://learn.example.com" });
  expect((await secure.http.inject("/")).headers["strict-transport-security"]).toContain("max-age=31536000");
  expect((await http.inject("/")).headers["strict-transport-security"]).toBeUndefined();
});
