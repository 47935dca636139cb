import { request as requestPlain } from "node:http";
import { request as requestSecure, type RequestOptions } from "node:https";
import { encryptPush, type SubscriptionKeys } from "./encrypt-push.ts";
import { isPublicName, lookupPublic } from "./public-address.ts";
import { vapidAuthorization, type PushKeys } from "./vapid.ts";

export interface PushMessage {
  readonly endpoint: string;
  readonly keys: SubscriptionKeys;
  readonly text: string;
  /** A later message of the same topic replaces one that has not been delivered; at most 32 URL-safe characters. */
  readonly topic: string;
  /** For which the push service keeps it while the device is off. */
  readonly ttlSeconds: number;
}

export interface PushSender {
  readonly keys: PushKeys;
  /** Where operators of push services reach us: a `mailto:` or `https:` address. */
  readonly subject: string;
  readonly now: Date;
}

/**
 * `sent`: the push service has it; `gone`: the subscription has ended; `later`: it asked for another attempt, or could not be reached;
 * `refused`: it will never take it, or nobody knows whether it did.
 */
export type PushOutcome = "sent" | "gone" | "later" | "refused";

/** Sends encrypted messages to the push services of browsers. */
export interface PushClient {
  /** Whether messages may be sent to this address. It comes from the user, so it may name any host. */
  accepts(endpoint: string): boolean;
  send(message: PushMessage, sender: PushSender, signal: AbortSignal): Promise<PushOutcome>;
}

/** Which servers are called: those of the public internet, by https. */
export interface PushPolicy {
  accepts(url: URL): boolean;
  readonly connection: Pick<RequestOptions, "lookup">;
}

const publicServers: PushPolicy = {
  accepts: ({ protocol, hostname, port, username, password }) =>
    protocol === "https:" && port === "" && username === "" && password === "" && isPublicName(hostname),
  connection: { lookup: lookupPublic },
};

const TIMEOUT_MS = 10_000;
const LATER = new Set([408, 425, 429, 500, 502, 503, 504]);
/** Failures before anything was sent. */
const NOT_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH"]);

export function createPushClient(policy: PushPolicy = publicServers): PushClient {
  const accepts = (endpoint: string) => URL.canParse(endpoint) && policy.accepts(new URL(endpoint));
  return {
    accepts,
    async send(message, sender, signal) {
      // The rules may have become stricter since it was subscribed.
      if (!accepts(message.endpoint)) return "gone";
      const body = encryptPush(message.text, message.keys);
      const headers = {
        authorization: vapidAuthorization(sender.keys, { endpoint: message.endpoint, ...sender }),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "content-length": body.length,
        ttl: message.ttlSeconds,
        topic: message.topic,
        urgency: "normal",
      };
      return post(new URL(message.endpoint), { headers, body, signal, connection: policy.connection });
    },
  };
}

interface Post {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  readonly signal: AbortSignal;
  readonly connection: PushPolicy["connection"];
}

/** Follows no redirect and reads no response: both could be used to look into a network. */
function post(url: URL, { headers, body, signal, connection }: Post): Promise<PushOutcome> {
  const request = url.protocol === "https:" ? requestSecure : requestPlain;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  return new Promise((resolve) => {
    const call = request(url, { method: "POST", headers: { ...headers }, signal: limit, ...connection }, (response) => {
      response.destroy();
      resolve(outcomeOf(response.statusCode ?? 0));
    });
    call.on("error", (error) => resolve("code" in error && NOT_SENT.has(String(error.code)) ? "later" : "refused"));
    call.end(body);
  });
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return LATER.has(status) ? "later" : "refused";
}
