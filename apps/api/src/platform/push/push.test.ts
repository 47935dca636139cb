import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { encryptPush } from "./encrypt-push.ts";
import { isPublicAddress, isPublicName, lookupPublic } from "./public-address.ts";
import { createPushClient } from "./push-client.ts";
import { createPushKeys } from "./vapid.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");
const NOW = new Date("2026-11-23T18:00:00Z");

/** A browser that can read what is sent to it. */
function createBrowser() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = Buffer.alloc(16, 7);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, info, length));
  const read = (body: Buffer): string => {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
    const secret = derive(pair.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
    expect(text.at(-1)).toBe(2);
    return text.subarray(0, -1).toString();
  };
  return { keys: { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") }, read };
}

/** A push service on this machine. */
async function pushService(status: number, headers: Record<string, string> = {}) {
  const calls: { url: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      calls.push({ url: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status, headers).end("a body that nobody reads");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { calls, endpoint: `http://127.0.0.1:${port}/push/abc` };
}

const anywhere = { accepts: () => true, connection: {} };
const keys = createPushKeys();
const sender = { keys, subject: "mailto:team@example.com", now: NOW };
const { signal } = new AbortController();
const messageTo = (endpoint: string, browser = createBrowser()) => ({
  endpoint,
  keys: browser.keys,
  text: "Hello",
  topic: "greeting",
  ttlSeconds: 60,
});

describe("push messages", () => {
  it("S7.43 are encrypted as in the example of RFC 8291", () => {
    const encrypted = encryptPush(
      "When I grow up, I want to be a watermelon",
      {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      },
      { salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"), privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw") },
    );
    expect(encrypted.toString("base64url")).toBe(
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_" +
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
  });

  it("S7.43 reach the push service signed and readable by the browser only", async () => {
    const { calls, endpoint } = await pushService(201);
    const browser = createBrowser();
    expect(await createPushClient(anywhere).send(messageTo(endpoint, browser), sender, signal)).toBe("sent");
    const [call] = calls;
    if (!call) throw new Error("no call");
    expect(call).toMatchObject({
      url: "/push/abc",
      headers: { "content-encoding": "aes128gcm", ttl: "60", topic: "greeting", urgency: "normal" },
    });
    expect(browser.read(call.body)).toBe("Hello");
    const [, token = "", key] = /^vapid t=(\S+), k=(\S+)$/.exec(call.headers.authorization ?? "") ?? [];
    const [head = "", claims = "", signature = ""] = token.split(".");
    expect(key).toBe(keys.publicKey);
    expect(JSON.parse(bytes(head).toString())).toEqual({ typ: "JWT", alg: "ES256" });
    expect(JSON.parse(bytes(claims).toString())).toEqual({
      aud: new URL(endpoint).origin,
      exp: NOW.getTime() / 1000 + 12 * 3600,
      sub: "mailto:team@example.com",
    });
    const point = bytes(keys.publicKey);
    const jwk = {
      kty: "EC",
      crv: "P-256",
      x: point.toString("base64url", 1, 33),
      y: point.toString("base64url", 33),
    };
    const publicKey = createPublicKey({ key: jwk, format: "jwk" });
    const terms = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
    expect(verify("sha256", Buffer.from(`${head}.${claims}`), terms, bytes(signature))).toBe(true);
    expect(verify("sha256", Buffer.from(`${head}.x${claims}`), terms, bytes(signature))).toBe(false);
  });

  it.each([
    [201, "sent"],
    [404, "gone"],
    [410, "gone"],
    [429, "later"],
    [503, "later"],
    [400, "refused"],
    [302, "refused"],
  ])("S7.43 with the answer %i are %s", async (status, outcome) => {
    const { calls, endpoint } = await pushService(status, { location: "http://127.0.0.1:1/elsewhere" });
    expect(await createPushClient(anywhere).send(messageTo(endpoint), sender, signal)).toBe(outcome);
    expect(calls).toHaveLength(1);
  });

  it("S7.43 to a server that nobody answers on are sent later", async () => {
    expect(await createPushClient(anywhere).send(messageTo("http://127.0.0.1:1/"), sender, signal)).toBe("later");
  });
});

describe("addresses of push services", () => {
  it.each([
    "http://push.example.com/a",
    "https://push.example.com:8443/a",
    "https://user:secret@push.example.com/a",
    "https://localhost/a",
    "https://127.0.0.1/a",
    "https://0x7f000001/a",
    "https://2130706433/a",
    "https://[::1]/a",
    "https://[::ffff:127.0.0.1]/a",
    "https://10.0.0.7/a",
    "https://printer.local/a",
    "https://metadata.google.internal/a",
    "https://push./a",
    "file:///etc/passwd",
    "nonsense",
  ])("S7.43 are not %s", async (endpoint) => {
    const client = createPushClient();
    expect(client.accepts(endpoint)).toBe(false);
    expect(await client.send(messageTo(endpoint), sender, signal)).toBe("gone");
  });

  it("S7.43 are names of the public internet", () => {
    for (const host of ["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"]) {
      expect(isPublicName(host)).toBe(true);
      expect(createPushClient().accepts(`https://${host}/send/abc`)).toBe(true);
    }
  });

  it("S7.43 never lead into a network of our own", () => {
    const inner = [
      "10.1.2.3",
      "127.0.0.1",
      "169.254.169.254",
      "172.31.0.1",
      "192.168.1.1",
      "100.64.0.1",
      "0.0.0.0",
      "224.0.0.1",
    ];
    const inner6 = [
      "::1",
      "::",
      "fe80::1",
      "fd00::1",
      "::ffff:10.0.0.1",
      "64:ff9b::a00:1",
      "2002:a00:1::",
      "2001:db8::1",
      "x",
    ];
    for (const address of [...inner, ...inner6]) expect(isPublicAddress(address), address).toBe(false);
    for (const address of ["142.250.74.106", "172.32.0.1", "2a00:1450:4001:80e::200a"]) {
      expect(isPublicAddress(address), address).toBe(true);
    }
  });

  it("S7.43 are checked again when the name is resolved", async () => {
    const error = await new Promise((resolve) => lookupPublic("localhost", { all: true }, resolve));
    expect(error).toMatchObject({ code: "EPRIVATE" });
  });
});
