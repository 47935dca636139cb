import { createPublicKey, generateKeyPairSync, randomUUID, verify } from "node:crypto";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { APP_ID, idOf, type FakeApple, type Told } from "./fake-apple.ts";

type Said = Omit<Told, "id" | "type" | "data">;

export interface FakeAppleApi {
  /** Of an app that asks it. */
  readonly environment: Readonly<Record<string, string>>;
  /** What it answers for the subscription of a learner from now on. */
  set(said: Said, by?: FakeApple): void;
  /** A notification that could not be delivered. */
  miss(notification: { readonly signedPayload: string }): void;
  /** Whether it answers 503. */
  fail(isFailing: boolean): void;
  close(): Promise<void>;
}

const PATH = "/inApps/v1/subscriptions/";
const HISTORY = "/inApps/v1/notifications/history";
const [KEY_ID, ISSUER_ID] = ["KEY1", "an issuer"];

/** Answers as Apple's server API does about subscriptions, to callers with the key. */
export async function fakeAppleApi(apple: FakeApple): Promise<FakeAppleApi> {
  const { privateKey, publicKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const answers = new Map<string, object>();
  let isDown = false;
  const missed: { readonly signedPayload: string }[] = [];
  const answerTo = (request: IncomingMessage): [number, object] => {
    if (isDown) return [503, {}];
    if (!isAllowed(request.headers.authorization, publicKey)) return [401, {}];
    const { pathname, searchParams } = new URL(request.url ?? "", "http://apple");
    if (request.method === "POST" && pathname === HISTORY) {
      // A page holds one.
      const from = Number(searchParams.get("paginationToken") ?? 0);
      const page = { notificationHistory: missed.slice(from, from + 1), paginationToken: String(from + 1) };
      return [200, { ...page, hasMore: from + 1 < missed.length }];
    }
    const found = pathname.startsWith(PATH) ? answers.get(decodeURIComponent(pathname.slice(PATH.length))) : undefined;
    return found ? [200, found] : [404, { errorCode: 4_040_010, errorMessage: "Transaction id not found." }];
  };
  const server = createServer((request, response) => {
    const [status, body] = answerTo(request);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const file = join(tmpdir(), `candlewise-key-${randomUUID()}.p8`);
  writeFileSync(file, privateKey);
  return {
    environment: {
      APPLE_KEY_ID: KEY_ID,
      APPLE_ISSUER_ID: ISSUER_ID,
      APPLE_PRIVATE_KEY: file,
      APPLE_URL: `http://127.0.0.1:${port}`,
    },
    set({ status = 1, ...said }, by = apple) {
      const originalTransactionId = idOf(said.userId);
      const lastTransactions = [
        // Of another group of products.
        { originalTransactionId: "another", status: 2, ...by.sign({ ...said, userId: undefined }) },
        { originalTransactionId, status, ...by.sign(said) },
      ];
      answers.set(originalTransactionId, {
        environment: "Production",
        bundleId: "com.example.candlewise",
        appAppleId: APP_ID,
        data: [{ subscriptionGroupIdentifier: "1", lastTransactions }],
      });
    },
    miss: (notification) => void missed.push(notification),
    fail: (isFailing) => void (isDown = isFailing),
    async close() {
      rmSync(file, { force: true });
      server.close();
      await once(server, "close");
    },
  };
}

/** Whether the token is signed by the key of the app, and for Apple. */
function isAllowed(authorization: string | undefined, publicKey: string): boolean {
  const [head = "", claims = "", signature = ""] = (authorization ?? "").replace(/^Bearer /, "").split(".");
  const key = { key: createPublicKey(publicKey), dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, "base64url"))) return false;
  const [{ kid }, { iss, aud, bid }] = [head, claims].map((part) =>
    JSON.parse(Buffer.from(part, "base64url").toString("utf8")),
  );
  return [kid, iss, aud, bid].join() === [KEY_ID, ISSUER_ID, "appstoreconnect-v1", "com.example.candlewise"].join();
}
