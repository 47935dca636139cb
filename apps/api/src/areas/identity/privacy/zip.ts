import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { setImmediate as nextTurn } from "node:timers/promises";

export interface ZipEntry {
  readonly name: string;
  /** For already compressed files, such as pictures. */
  readonly isCompressed: boolean;
  readonly content: AsyncIterable<Uint8Array>;
}

/** A slice is compressed in a few milliseconds; calls are answered in between. */
const SLICE = 32_768;

/** A ZIP file of these entries, with one slice at a time in memory. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncIterable<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { name, isCompressed, content } of entries) {
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    for await (const bytes of content) {
      for (let start = 0; start < bytes.length; start += SLICE) {
        entry.push(bytes.subarray(start, start + SLICE));
        yield* made.splice(0);
        await nextTurn();
      }
    }
    entry.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
