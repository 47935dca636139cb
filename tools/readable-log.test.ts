import { expect, it } from "vitest";
import { readableLine, readableLog } from "./readable-log.ts";

const entry = { level: 50, time: "2026-03-02T09:05:00.000Z", msg: "job failed", queue: "mail", attempts: 3 };

it("a log line becomes time, level, message, facts and a stack of real lines", () => {
  const line = JSON.stringify({
    ...entry,
    err: { message: "no route", stack: "Error: no route\n    at send (mail.ts:3)" },
  });
  const clock = new Date(entry.time).toTimeString().slice(0, 8);
  expect(readableLine(line)).toBe(
    `${clock} ERROR job failed queue=mail attempts=3\nError: no route\n    at send (mail.ts:3)`,
  );
});

it("other output is unchanged, wherever the stream is split", async () => {
  const log = readableLog();
  const text = `Candlewise is ready – fine\n{"not": "a log line"}\n${JSON.stringify(entry)}\nno end`;
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 7) log.write(bytes.subarray(at, at + 7));
  log.end();
  const written = (await log.toArray()).join("");
  expect(written).toBe(text.replace(JSON.stringify(entry), readableLine(JSON.stringify(entry))));
});
