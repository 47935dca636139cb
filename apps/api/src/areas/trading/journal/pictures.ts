import { afterCommit } from "#api/platform/database/after-commit.ts";
import type { journalFileContract } from "@candlewise/contracts/journal/schemas";
import { AppError } from "#api/platform/errors.ts";
import type { Platform } from "#api/platform/feature.ts";
import { PICTURE_HEADERS, type FileHandlers } from "#api/platform/http/files.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { JournalDependencies } from "./dependencies.ts";
import { findEntry, replacePicture } from "./entry-store.ts";
import { pictureKey } from "./picture-places.ts";
import { presentEntry, type JournalEntry } from "./present-entry.ts";

const LONGEST_EDGE = 1600;
const NAME = /^[0-9a-f]{40}$/;

/** Re-encodes and stores a picture of the chart; it replaces the previous one. @throws AppError `not_found`, `picture_unusable` */
export async function savePicture(
  deps: JournalDependencies,
  context: SignedInContext,
  entryId: string,
  image: Blob,
): Promise<{ entry: JournalEntry }> {
  const key = { userId: context.userId, entryId };
  if ((await findEntry(deps.database.kysely, key)) === undefined) throw new AppError("not_found");
  const bytes = await deps.pictures.fit(image, LONGEST_EDGE);
  const name = deps.newName();
  await deps.objects.put(pictureKey(name), bytes);
  // An error may come after the commit, so the new picture is not deleted here: `objects.sweep` removes it if no row names it.
  return setPicture(deps, context, entryId, name);
}

/** Idempotent. @throws AppError `not_found` */
export async function deletePicture(
  deps: JournalDependencies,
  context: SignedInContext,
  entryId: string,
): Promise<{ entry: JournalEntry }> {
  return setPicture(deps, context, entryId, null);
}

async function setPicture(
  deps: JournalDependencies,
  { userId }: SignedInContext,
  entryId: string,
  name: string | null,
): Promise<{ entry: JournalEntry }> {
  const row = await deps.database.transaction(async (transaction) => {
    const replaced = await replacePicture(transaction, { userId, entryId }, name);
    if (replaced === undefined) throw new AppError("not_found");
    const { before } = replaced;
    if (before !== null) afterCommit(transaction, () => deps.objects.remove(pictureKey(before)));
    return replaced.row;
  });
  return presentEntry(deps, row);
}

export function pictureHandlers({ objects }: Pick<Platform, "objects">): FileHandlers<typeof journalFileContract> {
  return {
    async getJournalPicture({ params: { name } }) {
      const picture = NAME.test(name) ? await objects.read(pictureKey(name)) : null;
      if (picture === null) return null;
      const headers = { ...PICTURE_HEADERS, "cache-control": "private, max-age=86400, immutable" };
      return { type: "image/webp", body: picture.bytes, headers };
    },
  };
}
