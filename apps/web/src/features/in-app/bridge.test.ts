import { describe, expect, it } from "vitest";
import { isInApp, sessionInMessage, tellApp } from "./bridge.ts";
import { readSession, sessionInFragment } from "./in-app-session.ts";
import { setInApp } from "./in-app-slice.ts";
import { rootReducer } from "#web/shared/state/store.ts";

const OWN = "https://learn.example.com";
const session = { type: "session", token: "t", platform: { name: "ios", version: "18.1" } };

describe("S2.03 what a native app hands over", () => {
  it("comes in the fragment of the address", () => {
    const payload = encodeURIComponent(JSON.stringify({ analytics: { country_code: "DE", unknown: "x" } }));
    expect(sessionInFragment(`#token=a.b-c&platform=android&version=15&payload=${payload}`)).toEqual({
      token: "a.b-c",
      platform: { name: "android", version: "15" },
      payload: { analytics: { country_code: "DE" } },
    });
    expect(sessionInFragment("#token=t&payload=%7Bbroken")).toMatchObject({ token: "t", payload: {} });
    for (const none of ["", "#", "#section", "#token=", `#token=${"x".repeat(4001)}`]) {
      expect(sessionInFragment(none), none).toBeNull();
    }
  });

  it("comes as a message, as text or as an object, from allowed origins only", () => {
    expect(sessionInMessage({ origin: OWN, data: session }, [OWN])).toMatchObject({ token: "t" });
    expect(sessionInMessage({ origin: OWN, data: JSON.stringify(session) }, [OWN])).toMatchObject({ token: "t" });
    for (const origin of ["https://evil.example", `${OWN}.evil.example`, "null", ""]) {
      expect(sessionInMessage({ origin, data: session }, [OWN]), origin).toBeNull();
    }
    for (const data of ["{", null, 7, { ...session, type: "other" }, { ...session, token: 7 }]) {
      expect(sessionInMessage({ origin: OWN, data }, [OWN])).toBeNull();
    }
  });

  it("S3.15 is kept without its token", () => {
    const given = readSession({
      ...session,
      payload: { user: { id: "u1" }, payment_offer: { id: "o1" }, analytics: { utm_source: "a", age: 30 } },
    });
    if (!given) throw new Error("The session was not read.");
    const state = rootReducer(undefined, setInApp(given));
    expect(state.inApp).toEqual({
      user: { id: "u1" },
      paymentOffer: { id: "o1" },
      platform: { name: "ios", version: "18.1" },
      analytics: { utm_source: "a", age: 30 },
    });
    expect(JSON.stringify(state.inApp)).not.toContain('"t"');
  });
});

describe("S2.03 what a native app is told", () => {
  it("reaches each kind of web view in its own form", () => {
    const seen: unknown[] = [];
    const app = { postMessage: (message: unknown) => seen.push(message) };
    expect(tellApp({ type: "ready" }, { webkit: { messageHandlers: { candlewise: app } } })).toBe(true);
    expect(tellApp({ type: "close" }, { candlewise: app })).toBe(true);
    expect(tellApp({ type: "navigate", to: "/learn" }, { ReactNativeWebView: app })).toBe(true);
    expect(seen).toEqual([
      { source: "candlewise", type: "ready" },
      '{"source":"candlewise","type":"close"}',
      '{"source":"candlewise","type":"navigate","to":"/learn"}',
    ]);
  });

  it("goes nowhere in a browser", () => {
    expect(tellApp({ type: "ready" }, {})).toBe(false);
    expect(isInApp({})).toBe(false);
  });
});
