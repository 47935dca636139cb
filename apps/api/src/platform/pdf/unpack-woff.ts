import { inflateSync } from "node:zlib";

const HEADER = 44;
const ENTRY = 20;

/** A font without compression: pdfkit would unpack a table of a WOFF again for every letter. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return { tag: woff.subarray(at, at + 4), sum: woff.subarray(at + 16, at + 20), bytes, length };
  });
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const selector = Math.floor(Math.log2(count));
  directory.writeUInt16BE(16 * 2 ** selector, 6);
  directory.writeUInt16BE(selector, 8);
  directory.writeUInt16BE(16 * (count - 2 ** selector), 10);
  const parts = [directory];
  let offset = directory.length;
  for (const [index, { tag, sum, bytes, length }] of entries.entries()) {
    const at = 12 + 16 * index;
    tag.copy(directory, at);
    sum.copy(directory, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(length, at + 12);
    // Tables begin at multiples of four bytes.
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (bytes.length < length ? inflateSync(bytes) : bytes).copy(table);
    parts.push(table);
    offset += table.length;
  }
  return Buffer.concat(parts);
}
