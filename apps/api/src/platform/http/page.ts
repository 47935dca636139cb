import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** A page in every content encoding. */
export interface Page {
  readonly etag: string;
  readonly html: Buffer;
  /** Compressed once, off the main thread, on first use: compressing all pages would delay the start by a second. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

const COMPRESS: Readonly<Record<Encoding, (page: Buffer) => Promise<Buffer>>> = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: promisify<Buffer, Buffer>(gzip),
};

export const etagOf = (page: string | Buffer): string =>
  `"${createHash("sha256").update(page).digest("base64url").slice(0, 22)}"`;

export function makePage(text: string): Page {
  const html = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: etagOf(html),
    html,
    encoded(encoding) {
      const page = made.get(encoding) ?? COMPRESS[encoding](html);
      made.set(encoding, page);
      return page;
    },
  };
}
