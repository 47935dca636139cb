import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropAccessToken, setAccessToken } from "#web/shared/session/access-token.ts";
import { openEventStream, pauseAfter, type StreamState } from "./event-stream.ts";

interface Opened {
  readonly headers: Headers;
  readonly signal: AbortSignal;
  say(text: string): void;
  end(): void;
}

const opened: Opened[] = [];
const states: StreamState[] = [];
const events: string[] = [];
let status = 200;

beforeEach(() => {
  vi.useFakeTimers();
  opened.length = states.length = events.length = 0;
  status = 200;
  setAccessToken("token", 600);
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    if (status !== 200) return new Response(null, { status });
    return new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          init.signal?.addEventListener("abort", () => controller.error(new Error("aborted")));
          opened.push({
            headers: new Headers(init.headers),
            signal: init.signal ?? new AbortController().signal,
            say: (text) => controller.enqueue(new TextEncoder().encode(text)),
            end: () => controller.close(),
          });
        },
      }),
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  dropAccessToken();
});

const open = () =>
  openEventStream({
    address: "/v2/quotes/stream?tickers=A",
    dispatch: () => undefined,
    onEvent: ({ data }) => events.push(data),
    onState: (state) => states.push(state),
  });
const settle = () => vi.advanceTimersByTimeAsync(0);

test("events arrive whole, however the network cuts them, with the session's token", async () => {
  const close = open();
  await settle();
  expect(opened[0]?.headers.get("authorization")).toBe("Bearer token");
  opened[0]?.say("event: quotes\nid: 7\nda");
  opened[0]?.say("ta: one\n\n");
  await settle();
  expect(events).toEqual(["one"]);
  expect(states.at(-1)).toBe("live");
  close();
  expect(opened[0]?.signal.aborted).toBe(true);
});

test("a lost connection is made again after a pause, from the last event on", async () => {
  const close = open();
  await settle();
  opened[0]?.say("id: 7\ndata: one\n\n");
  await settle();
  opened[0]?.end();
  await settle();
  expect(states.at(-1)).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened.length).toBe(2);
  expect(opened[1]?.headers.get("last-event-id")).toBe("7");
  close();
});

test("a connection that falls silent is taken for dead", async () => {
  const close = open();
  await settle();
  opened[0]?.say(": alive\n\n");
  await vi.advanceTimersByTimeAsync(59_000);
  expect(opened.length).toBe(1);
  await vi.advanceTimersByTimeAsync(4000);
  expect(opened.length).toBe(2);
  close();
});

test("it rests without a connection or an eye on the page, and goes on at once after that", async () => {
  const close = open();
  await settle();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toBe("paused");
  expect(opened[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(opened.length).toBe(1);
  online.mockRestore();
  dispatchEvent(new Event("online"));
  await settle();
  expect(opened.length).toBe(2);
  const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(states.at(-1)).toBe("paused");
  expect(opened[1]?.signal.aborted).toBe(true);
  visible.mockRestore();
  close();
});

test("a refusal ends it: what is not there is not asked for again", async () => {
  status = 404;
  open();
  await settle();
  expect(states.at(-1)).toBe("ended");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(states.at(-1)).toBe("ended");
});

test("pauses double up to half a minute and differ between browsers", () => {
  expect([0, 1, 2, 9].map((failures) => pauseAfter(failures, 1))).toEqual([1000, 2000, 4000, 30_000]);
  expect(pauseAfter(0, 0)).toBe(500);
});

test("it continues after the event that its caller names, and after the last one when the page is seen again", async () => {
  const close = openEventStream({
    address: "/v2/portfolio/stream",
    dispatch: () => undefined,
    lastEventId: "1-0-1",
    onEvent: () => undefined,
    onState: () => undefined,
  });
  await settle();
  expect(opened[0]?.headers.get("last-event-id")).toBe("1-0-1");
  opened[0]?.say("id: 1-1-2\ndata: one\n\n");
  await settle();
  const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  visible.mockRestore();
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(opened[1]?.headers.get("last-event-id")).toBe("1-1-2");
  close();
});
