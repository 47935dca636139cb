import type { CallArguments } from "@candlewise/contracts/endpoint";
import type { NotificationsShapes } from "@candlewise/contracts/notifications/schemas";

type SubscriptionBody = CallArguments<NotificationsShapes["addPushSubscription"]>["body"];

/** The push service of a browser. */
export interface BrowserPush {
  stateWith(publicKey: string): Promise<"unsupported" | "blocked" | "off" | "on">;
  /** Must follow a tap. False when it is refused. */
  askPermission(): Promise<boolean>;
  /** A subscription with another key is replaced. */
  subscribe(publicKey: string): Promise<SubscriptionBody>;
  /** Null without one. */
  subscription(): Promise<SubscriptionBody | null>;
  unsubscribe(): Promise<void>;
}

const isSupported = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const worker = async () => navigator.serviceWorker.getRegistration();
const current = async () => (await worker())?.pushManager.getSubscription() ?? null;

/** A public key as the browser returns it: bytes, to be compared with the base64url that the server gives. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function bodyOf(subscription: PushSubscription): SubscriptionBody {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" } };
}

export const browserPush: BrowserPush = {
  async stateWith(publicKey) {
    // Development has no service worker.
    if (!isSupported() || !(await worker())) return "unsupported";
    if (Notification.permission === "denied") return "blocked";
    const subscription = await current();
    return subscription && keyOf(subscription) === publicKey && Notification.permission === "granted" ? "on" : "off";
  },
  askPermission: async () => (await Notification.requestPermission()) === "granted",
  async subscribe(publicKey) {
    const { pushManager } = await navigator.serviceWorker.ready;
    const former = await pushManager.getSubscription();
    if (former && keyOf(former) !== publicKey) await former.unsubscribe();
    return bodyOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  },
  async subscription() {
    const subscription = await current();
    return subscription && bodyOf(subscription);
  },
  async unsubscribe() {
    await (await current())?.unsubscribe();
  },
};
