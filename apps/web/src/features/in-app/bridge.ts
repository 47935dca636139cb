import { isRecord } from "#web/shared/storage/is-record.ts";
import { readSession, type InAppSession } from "./in-app-session.ts";

/** What a screen tells the native app around it. */
export type ToApp = { type: "ready" } | { type: "navigate"; to: string } | { type: "close" };

type Post = (message: unknown) => void;

function postOf(handler: unknown): Post | null {
  if (!isRecord(handler)) return null;
  const post = handler["postMessage"];
  return typeof post === "function" ? (message) => void post.call(handler, message) : null;
}

/** The ways in which native web views take messages: WKWebView, Android's listener object, React Native. */
function appOf(host: unknown): Post | null {
  if (!isRecord(host)) return null;
  const { webkit, candlewise, ReactNativeWebView } = host;
  const handlers = isRecord(webkit) ? webkit["messageHandlers"] : null;
  const ios = postOf(isRecord(handlers) ? handlers["candlewise"] : null);
  if (ios) return ios;
  const texts = postOf(candlewise) ?? postOf(ReactNativeWebView);
  return texts && ((message) => texts(JSON.stringify(message)));
}

/** Whether a native app has opened this page. No link can feign that. */
export const isInApp = (host: unknown = globalThis): boolean => appOf(host) !== null;

/** Tells the app; false where there is none around this page. */
export function tellApp(message: ToApp, host: unknown = globalThis): boolean {
  const post = appOf(host);
  post?.({ source: "candlewise", ...message });
  return post !== null;
}

function asRecord(data: unknown): unknown {
  if (typeof data !== "string") return data;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** The session in a message of the app; null for every other message, and for each from an origin that is not allowed. */
export function sessionInMessage(
  { origin, data }: Pick<MessageEvent<unknown>, "origin" | "data">,
  allowedOrigins: readonly string[],
): InAppSession | null {
  if (!allowedOrigins.includes(origin)) return null;
  const message = asRecord(data);
  return isRecord(message) && message["type"] === "session" ? readSession(message) : null;
}
