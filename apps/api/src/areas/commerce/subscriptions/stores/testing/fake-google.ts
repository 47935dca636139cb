import { randomUUID, sign } from "node:crypto";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { certify } from "./certificates.ts";

const PACKAGE = "com.example.candlewise";
const PUSHER = "pusher@example.iam.gserviceaccount.com";
const AUDIENCE = "https://learn.example.com/pushed";

interface FakeGoogle {
  readonly environment: Readonly<Record<string, string>>;
  /** What Google answers about a purchase; null for one that it does not know. */
  set(token: string, purchase: object | null): void;
  /** Tokens whose purchase was acknowledged, with its product. */
  readonly acknowledged: string[];
  /** Answers 503 to everything from now on, or no more. */
  fail(isFailing: boolean): void;
  /** The body of a message of Pub/Sub about a purchase. */
  message(token: string, news?: object): object;
  /** The headers of a message, with a token that Google signed unless `claims` says otherwise. */
  headers(claims?: object, isForged?: boolean): { readonly authorization: string };
  close(): Promise<void>;
}

/** Google's keys, its tokens and the API of Google Play, on a server of its own. */
export async function fakeGoogle(): Promise<FakeGoogle> {
  const [signer, forger, account] = (["signer", "forger", "account"] as const).map((name) =>
    certify({ name, kind: "rsa" }),
  );
  if (!signer || !forger || !account) throw new Error("There are three.");
  const purchases = new Map<string, object | null>();
  const acknowledged: string[] = [];
  let isFailing = false;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const [, token = "", action] = /\/tokens\/([^:]+)(:acknowledge)?$/.exec(request.url ?? "") ?? [];
    const send = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (isFailing) return send(503, {});
    if (request.url === "/oauth2/v1/certs") return send(200, { key: signer.pem });
    if (request.url === "/token") return send(200, { access_token: "an access token", expires_in: 3600 });
    if (request.headers.authorization !== "Bearer an access token") return send(401, {});
    if (!request.url?.startsWith(`/androidpublisher/v3/applications/${PACKAGE}/purchases/`)) return send(404, {});
    if (action !== undefined) {
      acknowledged.push(request.url);
      return response.writeHead(204).end();
    }
    const purchase = purchases.get(token);
    return purchase ? send(200, purchase) : send(404, {});
  };
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const file = join(tmpdir(), `candlewise-account-${randomUUID()}.json`);
  writeFileSync(file, JSON.stringify({ client_email: "reader@example.com", private_key: account.privateKey }));
  return {
    environment: {
      GOOGLE_PACKAGE_NAME: PACKAGE,
      GOOGLE_PRODUCTS: "plan:monthly=app_monthly,plan:yearly=app_yearly,quarterly=app_quarterly",
      GOOGLE_SERVICE_ACCOUNT: file,
      GOOGLE_PUSH_ACCOUNT: PUSHER,
      GOOGLE_PUSH_AUDIENCE: AUDIENCE,
      GOOGLE_URL: `http://127.0.0.1:${port}`,
    },
    set: (token, purchase) => void purchases.set(token, purchase),
    acknowledged,
    fail: (failing) => void (isFailing = failing),
    message: (purchaseToken, news = { subscriptionNotification: { notificationType: 4, purchaseToken } }) => ({
      message: {
        messageId: randomUUID(),
        data: Buffer.from(JSON.stringify({ version: "1.0", packageName: PACKAGE, ...news })).toString("base64"),
      },
      subscription: "projects/example/subscriptions/play",
    }),
    headers: (claims = {}, isForged = false) => ({
      authorization: `Bearer ${idToken(claims, isForged ? forger.privateKey : signer.privateKey)}`,
    }),
    async close() {
      rmSync(file, { force: true });
      server.close();
      await once(server, "close");
    },
  };
}

/** By the real clock: Google's library reads no other. */
function idToken(claims: object, privateKey: string): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: "https://accounts.google.com",
    aud: AUDIENCE,
    sub: "1",
    email: PUSHER,
    email_verified: true,
    iat: now,
    exp: now + 3600,
    ...claims,
  };
  const text = [{ alg: "RS256", kid: "key", typ: "JWT" }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${text}.${sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`;
}
