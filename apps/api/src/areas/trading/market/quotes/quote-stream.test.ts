import { QuoteEventSchema } from "@candlewise/contracts/market/schemas";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openEvents, type EventReader } from "#api/testing/event-reader.ts";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

const OPEN = "2026-11-20T16:00:00.000Z";
const SATURDAY = "2026-11-21T12:00:00.000Z";

let app: TestApp;
let user: TestUser;
let address: string;
const opened: EventReader[] = [];

async function start(): Promise<void> {
  app = await createTestApp({ environment: { TRUST_PROXY: "127.0.0.1" }, now: OPEN });
  address = `${await app.http.listen({ port: 0 })}/api/v2/quotes/stream`;
}
beforeAll(start);
beforeEach(async () => {
  app.clock.set(OPEN);
  user = await signUp(app);
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.leave();
});

async function open(query: string, headers: Record<string, string> = {}) {
  const reader = await openEvents(`${address}?${query}`, { authorization: `Bearer ${user.accessToken}`, ...headers });
  opened.push(reader);
  const nextEvent = async () => {
    const { id, data } = await reader.nextEvent();
    return { id: Number(id), event: QuoteEventSchema.parse(data) };
  };
  return { ...reader, nextEvent };
}
type Stream = Awaited<ReturnType<typeof open>>;

const now = () => app.clock.now().getTime() / 1000;
const tickersOf = ({ event }: Awaited<ReturnType<Stream["nextEvent"]>>) => event.quotes.map(({ ticker }) => ticker);

describe("the stream of quotes", () => {
  it("gives the present prices at once, then those of every second", async () => {
    const stream = await open("tickers=LRKD,OSTL,LRKD");
    expect(stream.headers.get("content-type")).toContain("text/event-stream");
    expect(stream.headers.get("content-encoding")).toBeNull();
    expect(stream.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await stream.next()).toBe("retry: 1500");
    const first = await stream.nextEvent();
    expect(first.id).toBe(now());
    expect(tickersOf(first)).toEqual(["LRKD", "OSTL"]);
    for (const second of [1, 2]) {
      app.clock.advance({ seconds: 1 });
      const later = await stream.nextEvent();
      expect([later.id, later.event.at]).toEqual([first.id + second, first.id + second]);
      expect(later.event.quotes.map(({ at }) => at)).toEqual([first.id + second, first.id + second]);
    }
  });

  it("gives the present again to who comes back, whatever was missed", async () => {
    const first = await (await open("tickers=LRKD")).nextEvent();
    app.clock.advance({ seconds: 40 });
    const again = await (await open("tickers=LRKD", { "last-event-id": String(first.id) })).nextEvent();
    expect(again.id).toBe(first.id + 40);
    expect(again.event.quotes[0]?.at).toBe(first.id + 40);
  });

  it("says only what moves: at the weekend the shares rest, and the line is kept open", async () => {
    app.clock.set(SATURDAY);
    user = await signUp(app);
    const both = await open("tickers=LRKD,OSTL");
    const first = await both.nextEvent();
    expect(first.event.quotes.map(({ at }) => at)).toEqual([Date.UTC(2026, 10, 20, 20, 59, 59) / 1000, now()]);
    const share = await open("tickers=LRKD");
    expect(tickersOf(await share.nextEvent())).toEqual(["LRKD"]);
    app.clock.advance({ seconds: 16 });
    expect(tickersOf(await both.nextEvent())).toEqual(["OSTL"]);
    expect(await share.next()).toBe(": still here");
  });

  it("ends after a quarter of an hour, so that who follows comes back with a token of now", async () => {
    const stream = await open("tickers=OSTL");
    await stream.nextEvent();
    app.clock.advance({ minutes: 15 });
    const rest: (string | null)[] = [];
    while (rest.at(-1) !== null) rest.push(await stream.next());
    expect(rest.length).toBeLessThan(4);
  });
});

describe("who may follow", () => {
  it("S6.04 nobody without an access token", async () => {
    const refused = await open("tickers=LRKD", { authorization: "Bearer nonsense" });
    expect([refused.status, await refused.next()]).toEqual([401, null]);
  });

  it("asks for 1 to 60 tickers", async () => {
    const many = Array.from({ length: 61 }, (_, index) => `A${index}`);
    for (const query of ["", "tickers=", "tickers=lrkd", `tickers=${many.join(",")}`, "tickers=LRKD&more=1"])
      expect([query, (await open(query)).status]).toEqual([query, 400]);
    expect((await open(`tickers=LRKD,${many.slice(0, 59).join(",")}`)).status).toBe(200);
  });

  it("S6.10 sees no crypto in Singapore and nothing in India", async () => {
    const from = (ip: string) => ({ "x-forwarded-for": ip });
    const singapore = await open("tickers=OSTL,LRKD", from("165.21.0.1"));
    expect(tickersOf(await singapore.nextEvent())).toEqual(["LRKD"]);
    expect((await open("tickers=OSTL", from("165.21.0.1"))).status).toBe(404);
    expect((await open("tickers=LRKD", from("117.192.0.1"))).status).toBe(404);
    expect((await open("tickers=NONE")).status).toBe(404);
  });

  it("holds six streams at a time, and another when one has ended", async () => {
    const streams = await Promise.all(Array.from({ length: 6 }, () => open("tickers=OSTL")));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const seventh = await open("tickers=OSTL");
    expect([seventh.status, seventh.headers.get("retry-after")]).toEqual([429, "15"]);
    streams[0]?.leave();
    await expect.poll(async () => (await open("tickers=OSTL")).status).toBe(200);
    const other = await signUp(app);
    expect((await open("tickers=OSTL", { authorization: `Bearer ${other.accessToken}` })).status).toBe(200);
  });
});

describe("a server that stops", () => {
  it("ends every stream and waits for none", async () => {
    const stream = await open("tickers=OSTL");
    await stream.nextEvent();
    app.lifecycle.isDraining = true;
    const closing = app.http.close();
    expect(await stream.next()).toBeNull();
    await closing;
  });
});
