import type { Profile, ProfileChange } from "@candlewise/contracts/profile/schemas";
import { afterCommit } from "#api/platform/database/after-commit.ts";
import { AppError } from "#api/platform/errors.ts";
import { avatarOf, pictureKey, refuseUnlessOwned } from "./avatars.ts";
import type { ProfileDependencies } from "./dependencies.ts";
import { lockUser, updateUser, type UserRow } from "./user-store.ts";
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
 * Changes name and picture; a replaced uploaded picture is deleted.
 * @throws AppError `picture_unusable`, `avatar_locked`, `too_many_requests`, `not_found`
 */
export async function saveProfile(
  deps: ProfileDependencies,
  userId: string,
  { image, data = {} }: { image?: Blob | undefined; data?: ProfileChange | undefined },
): Promise<Profile> {
  const { name, avatar_id, crop } = data;
  if (avatar_id !== undefined && image) throw new AppError("picture_unusable");
  if (avatar_id !== undefined) await refuseUnlessOwned(deps, userId, avatar_id);
  const picture = image ? await storePicture(deps, image, crop) : undefined;
  const user = await deps.database.transaction(async (transaction) => {
    const before = await lockUser(transaction, userId);
    if (!before) throw new AppError("not_found");
    const change = { name: name === "" ? null : name, ...pictureChange(picture, avatar_id) };
    const after = (await updateUser(transaction, userId, change)) ?? before;
    const replaced = before.picture === after.picture ? null : before.picture;
    if (replaced !== null) afterCommit(transaction, () => deps.objects.remove(pictureKey(replaced)));
    return after;
  });
  return present(deps, user);
}

function pictureChange(picture: string | undefined, avatarId: string | undefined) {
  if (picture !== undefined) return { picture, avatar_id: null };
  return avatarId === undefined ? {} : { picture: null, avatar_id: avatarId };
}

/** Stores the re-encoded picture under a new name and returns the name. */
async function storePicture(deps: ProfileDependencies, image: Blob, crop: ProfileChange["crop"]): Promise<string> {
  const bytes = await deps.pictures.square(image, EDGE, crop);
  const name = deps.newName();
  await deps.objects.put(pictureKey(name), bytes);
  return name;
}
