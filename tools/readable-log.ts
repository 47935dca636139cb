import { Transform } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { inspect } from "node:util";

interface Entry {
  level: number;
  time: string;
  msg?: string;
  err?: { stack?: string; message?: string };
  [fact: string]: unknown;
}

const LEVELS: Readonly<Record<number, string>> = { 20: "debug", 30: "info", 40: "WARN", 50: "ERROR", 60: "FATAL" };

function parse(line: string): Entry | null {
  if (!line.startsWith("{")) return null;
  try {
    const value: unknown = JSON.parse(line);
    const isEntry = typeof value === "object" && value !== null && "level" in value && "time" in value;
    return isEntry ? (value as Entry) : null;
  } catch {
    return null;
  }
}

/** Formats a JSON line of the server's log for a terminal; returns any other line unchanged. */
export function readableLine(line: string): string {
  const entry = parse(line);
  if (entry === null) return line;
  const { level, time, msg = "", err, ...facts } = entry;
  const named = Object.entries(facts).map(([name, value]) => {
    return ` ${name}=${typeof value === "string" ? value : inspect(value, { breakLength: Infinity })}`;
  });
  const clock = new Date(time).toTimeString().slice(0, 8);
  const stack = err === undefined ? "" : `\n${err.stack ?? err.message ?? inspect(err)}`;
  return `${clock} ${LEVELS[level] ?? level} ${msg}${named.join("")}${stack}`;
}

/** A stream that turns the server's log into readable lines. */
export function readableLog(): Transform {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const lines = (rest + decoder.write(chunk)).split("\n");
      rest = lines.pop() ?? "";
      done(null, lines.map((line) => `${readableLine(line)}\n`).join(""));
    },
    flush: (done) => done(null, rest === "" ? "" : readableLine(rest)),
  });
}
