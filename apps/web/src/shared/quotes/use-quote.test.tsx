import { expect, test } from "vitest";
import { act } from "react";
import { renderSignedIn } from "#web/testing/render.tsx";
import { stubServer } from "#web/testing/stub-server.ts";
import type { Quote } from "./live-quotes.ts";
import { useFromQuotes, useQuote, useStreamState } from "./use-quote.ts";

const quoteOf = (ticker: string, at: number, price: string): Quote => ({
  ticker,
  at,
  price,
  bid: price,
  ask: price,
  previous_close: "100.00",
  change: "0.00",
  change_percent: 0,
});

/** The stream of quotes; every call opens it again. */
function stubStream() {
  const opened: string[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  stubServer({}, (query) => {
    opened.push(query);
    return new ReadableStream({ start: (controller) => void (stream = controller) });
  });
  const sendText = (text: string) =>
    stream?.enqueue(new TextEncoder().encode(`event: quotes\nid: 1\ndata: ${text}\n\n`));
  return { opened, sendText, send: (...quotes: Quote[]) => sendText(JSON.stringify({ at: 1, quotes })) };
}

const renders: Record<string, number> = {};
const count = (name: string) => void (renders[name] = (renders[name] ?? 0) + 1);

function Row({ ticker }: { ticker: string }) {
  count(ticker);
  return (
    <li>
      {ticker} {useQuote(ticker)?.price ?? "none"}
    </li>
  );
}

function Dearest({ tickers }: { tickers: readonly string[] }) {
  count("dearest");
  const dearest = useFromQuotes(tickers, (get) =>
    tickers.reduce((best, ticker) => (Number(get(ticker)?.price ?? 0) > Number(get(best)?.price ?? 0) ? ticker : best)),
  );
  return <p>Dearest {dearest}</p>;
}

function List({ tickers }: { tickers: readonly string[] }) {
  count("list");
  const state = useStreamState();
  return (
    <>
      <p>Stream {state}</p>
      <Dearest tickers={tickers} />
      <ul>
        {tickers.map((ticker) => (
          <Row key={ticker} ticker={ticker} />
        ))}
      </ul>
    </>
  );
}

test("a price renders only the row that shows it, and what is selected only when it changes", async () => {
  const { send, sendText, opened } = stubStream();
  const { screen } = await renderSignedIn(<List tickers={["ALTO", "NOVA"]} />);
  await expect.poll(() => opened).toEqual(["?tickers=ALTO,NOVA"]);
  send(quoteOf("ALTO", 10, "5.00"), quoteOf("NOVA", 10, "7.00"));
  await expect.element(screen.getByText("NOVA 7.00", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Stream live")).toBeVisible();
  const before = { ...renders };
  sendText("{broken");
  send(quoteOf("NOVA", 11, "8.00"));
  await expect.element(screen.getByText("NOVA 8.00", { exact: true })).toBeVisible();
  expect(renders["NOVA"]).toBeGreaterThan(before["NOVA"] ?? 0);
  for (const name of ["ALTO", "dearest", "list"]) expect([name, renders[name]]).toEqual([name, before[name]]);
  send(quoteOf("ALTO", 11, "9.00"), quoteOf("NOVA", 9, "99.00"));
  await expect.element(screen.getByText("Dearest ALTO")).toBeVisible();
  await expect.element(screen.getByText("NOVA 8.00", { exact: true })).toBeVisible();
});

test("one stream carries what all follow, as long as something follows it", async () => {
  const { opened } = stubStream();
  const both = (
    <>
      <Row ticker="NOVA" />
      <Row ticker="NOVA" />
      <Row ticker="ALTO" />
    </>
  );
  const { screen } = await renderSignedIn(both);
  await expect.poll(() => opened).toEqual(["?tickers=ALTO,NOVA"]);
  await act(() => screen.unmount());
  const again = await renderSignedIn(<Row ticker="NOVA" />);
  await expect.poll(() => opened).toEqual(["?tickers=ALTO,NOVA", "?tickers=NOVA"]);
  await again.screen.unmount();
});
