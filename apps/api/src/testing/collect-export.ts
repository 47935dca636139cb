import { Readable } from "node:stream";
import type { PersonalData } from "#api/platform/personal-data.ts";

/** All that an export streams, at once. */
export async function collectExport(data: PersonalData | undefined, userId: string) {
  const { records = {}, files = {} } = (await data?.export(userId)) ?? {};
  return {
    records: Object.fromEntries(
      await Promise.all(
        Object.entries(records).map(async ([name, rows]) => [name, await Readable.from(rows).toArray()] as const),
      ),
    ),
    files: Object.fromEntries(
      await Promise.all(Object.entries(files).map(async ([name, load]) => [name, await load()] as const)),
    ),
  };
}
