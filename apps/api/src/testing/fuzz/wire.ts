import { fillPath, type Route, type Shape } from "@candlewise/contracts/endpoint";
import { randomUUID } from "node:crypto";

/** An endpoint seen from outside. */
export interface Callable {
  readonly domain: string;
  readonly name: string;
  readonly route: Route;
  readonly shape: Shape;
}

export interface CallInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Undefined for none at all. */
  readonly body: unknown;
}

/** A request as its bytes go out. */
export interface WireRequest {
  readonly method: Route["method"];
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

/** Sends a request from the caller's own address, so that rate limits count it separately. */
export type Send = (request: WireRequest, ip: string) => Promise<WireAnswer>;

const BOUNDARY = "----candlewise-form";

export function toWire({ method, path, form, idempotent }: Route, { params, query, body }: CallInput): WireRequest {
  const names = Object.entries(params).map(([name, value]) => [name, value.toWellFormed()]);
  const search = toSearch(query);
  const url = `/api${fillPath(path, Object.fromEntries(names))}${search && `?${search}`}`;
  const key = idempotent === true ? { "idempotency-key": randomUUID() } : {};
  if (body === undefined) return { method, url, headers: key };
  if (form) {
    return {
      method,
      url,
      headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
      body: toForm(body),
    };
  }
  return { method, url, headers: { "content-type": "application/json", ...key }, body: JSON.stringify(body) };
}

/** Encodes a value for a path, query or form; objects as JSON. */
export const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Lists repeat the name. */
function toSearch(query: CallInput["query"]): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one): [string, string] => [name, asText(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

/** What the server reads from the query that `toWire` wrote. */
export function queryAsRead(query: CallInput["query"]): Record<string, string | string[]> {
  const search = new URLSearchParams(toSearch(query));
  const read = [...new Set(search.keys())].map((name) => {
    const values = search.getAll(name);
    return [name, values.length > 1 ? values : (values[0] ?? "")] as const;
  });
  return Object.fromEntries(read);
}

/** `multipart/form-data` with a part for each property; the part `data` is JSON. Files must have been read before. */
export function toForm(body: unknown): Buffer {
  const parts = Object.entries(body ?? {}).map(([name, value]) => {
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name.replaceAll(/[\r\n"]/g, "_")}"`;
    if (value instanceof Picture) {
      return Buffer.concat([
        Buffer.from(`${head}; filename="picture.png"\r\ncontent-type: image/png\r\n\r\n`),
        value.content,
        Buffer.from("\r\n"),
      ]);
    }
    return Buffer.from(`${head}\r\n\r\n${name === "data" ? JSON.stringify(value) : asText(value)}\r\n`);
  });
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** What the server reads from the form that `toForm` wrote. */
export function formAsRead(body: unknown): Record<string, unknown> {
  const read = (name: string, value: unknown) => (name === "data" || value instanceof Picture ? value : asText(value));
  return Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, read(name, value)]));
}

/** A file with its bytes in memory. */
export class Picture extends File {
  readonly content: Buffer;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([bytes], "picture.png", { type: "image/png" });
    this.content = Buffer.from(bytes);
  }
}
