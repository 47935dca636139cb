import { AppError } from "#api/platform/errors.ts";
import type { Platform, RawRoutes } from "#api/platform/feature.ts";
import type { SignedInContext } from "#api/platform/mount.ts";
import { requireJournal, type JournalDependencies } from "./dependencies.ts";
import { findEntry, replacePicture } from "./entry-store.ts";
import { pictureKey } from "./picture-places.ts";
import { presentEntry, type JournalEntry } from "./present-entry.ts";

const LONGEST_EDGE = 1600;
const NAME = /^[0-9a-f]{40}$/;

/** Keeps a picture of the chart, made anew, in place of the one before. @throws AppError `not_found`, `picture_unusable` */
export async function savePicture(
  deps: JournalDependencies,
  context: SignedInContext,
  entryId: string,
  image: Blob,
): Promise<{ entry: JournalEntry }> {
  await requireJournal(deps, context);
  const key = { userId: context.userId, entryId };
  if ((await findEntry(deps.database.kysely, key)) === undefined) throw new AppError("not_found");
  const bytes = await deps.pictures.fit(new Uint8Array(await image.arrayBuffer()), LONGEST_EDGE);
  const name = deps.newName();
  await deps.objects.put(pictureKey(name), bytes);
  try {
    return await setPicture(deps, context, entryId, name);
  } catch (error) {
    await deps.objects.remove(pictureKey(name));
    throw error;
  }
}

/** A repeat changes nothing. @throws AppError `not_found` */
export async function deletePicture(
  deps: JournalDependencies,
  context: SignedInContext,
  entryId: string,
): Promise<{ entry: JournalEntry }> {
  await requireJournal(deps, context);
  return setPicture(deps, context, entryId, null);
}

async function setPicture(
  deps: JournalDependencies,
  { userId }: SignedInContext,
  entryId: string,
  name: string | null,
): Promise<{ entry: JournalEntry }> {
  const replaced = await deps.database.transaction((transaction) =>
    replacePicture(transaction, { userId, entryId }, name),
  );
  if (replaced === undefined) throw new AppError("not_found");
  if (replaced.before !== null) await deps.objects.remove(pictureKey(replaced.before));
  return presentEntry(deps, replaced.row);
}

/** Serves pictures to whoever knows their names: an image element sends no token, and 160 bits cannot be guessed. */
export function pictureRoutes({ objects }: Pick<Platform, "objects">): RawRoutes {
  return (api) => {
    api.get<{ Params: { name: string } }>("/journal/pictures/:name.webp", async ({ params: { name } }, reply) => {
      const picture = NAME.test(name) ? await objects.read(pictureKey(name)) : null;
      if (picture === null) return reply.callNotFound();
      return reply
        .headers({
          "cache-control": "private, max-age=86400, immutable",
          "content-security-policy": "default-src 'none'; sandbox",
          "x-content-type-options": "nosniff",
          "content-disposition": "inline",
        })
        .type("image/webp")
        .send(picture.bytes);
    });
  };
}
