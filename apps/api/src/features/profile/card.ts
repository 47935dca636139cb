import type { Profile, ProfileChange } from "@candlewise/contracts/profile/schemas";
import { AppError } from "#api/platform/errors.ts";
import { avatarOf, isOfferedAvatar, pictureKey } from "./avatars.ts";
import type { ProfileDependencies } from "./dependencies.ts";
import { lockUser, updateUser, type UserRow } from "./store.ts";
import { loadUserRow } from "./users.ts";

const EDGE = 512;

async function present(deps: ProfileDependencies, user: UserRow): Promise<Profile> {
  return {
    username: user.username,
    name: user.name,
    ...avatarOf(user),
    joined_at: user.registered_at.toISOString(),
    stats: await deps.learningStats(user.user_id),
  };
}

/** @throws AppError `not_found` */
export async function loadProfile(deps: ProfileDependencies, userId: string): Promise<Profile> {
  return present(deps, await loadUserRow(deps.database.kysely, userId));
}

/**
 * Changes name and picture; an own picture that is replaced is removed.
 * @throws AppError `picture_unusable`, `too_many_requests`, `not_found`
 */
export async function saveProfile(
  deps: ProfileDependencies,
  userId: string,
  { image, data = {} }: { image?: Blob | undefined; data?: ProfileChange | undefined },
): Promise<Profile> {
  const { name, avatar_id, crop } = data;
  if (avatar_id !== undefined && (image || !isOfferedAvatar(avatar_id))) throw new AppError("picture_unusable");
  const picture = image ? await keepPicture(deps, image, crop) : undefined;
  const { before, after } = await deps.database.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (!user) throw new AppError("not_found");
    const change = { name: name === "" ? null : name, ...pictureChange(picture, avatar_id) };
    return { before: user, after: (await updateUser(transaction, userId, change)) ?? user };
  });
  if (before.picture !== null && before.picture !== after.picture)
    await deps.objects.remove(pictureKey(before.picture));
  return present(deps, after);
}

function pictureChange(picture: string | undefined, avatarId: string | undefined) {
  if (picture !== undefined) return { picture, avatar_id: null };
  return avatarId === undefined ? {} : { picture: null, avatar_id: avatarId };
}

/** Keeps the picture as we made it, under a name of its own, and gives the name. */
async function keepPicture(deps: ProfileDependencies, image: Blob, crop: ProfileChange["crop"]): Promise<string> {
  const bytes = await deps.pictures.square(new Uint8Array(await image.arrayBuffer()), EDGE, crop);
  const name = deps.newName();
  await deps.objects.put(pictureKey(name), bytes);
  return name;
}
