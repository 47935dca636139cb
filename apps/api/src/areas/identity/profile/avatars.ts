import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Avatar, profileFileContract } from "@candlewise/contracts/profile/schemas";
import { AVATARS, findAvatar, FREE_AVATARS } from "@candlewise/domain/shop/avatars";
import { AppError } from "#api/platform/errors.ts";
import type { Platform } from "#api/platform/feature.ts";
import { PICTURE_HEADERS, type FileHandlers } from "#api/platform/http/files.ts";
import { drawAvatar } from "./avatar-art/drawings.ts";
import type { ProfileDependencies } from "./dependencies.ts";

const EDGE = 256;
const NAME = /^[a-z0-9-]{1,40}$/;
const address = (folder: string, name: string) => `/api/profile/${folder}/${name}.webp`;

export const avatarUrl = (id: string) => address("avatars", id);
export const pictureKey = (name: string) => `avatars/${name}.webp`;
/** The picture name in an object key. */
export const pictureName = (key: string) => key.slice("avatars/".length, -".webp".length);

/** Every avatar, with how one comes by it and whether the user has it. */
export async function listAvatars(
  { avatarsOf }: Pick<ProfileDependencies, "avatarsOf">,
  userId: string,
): Promise<{ avatars: Avatar[] }> {
  const owned = await avatarsOf(userId);
  const avatars = AVATARS.map(({ id, terms }) => ({
    id,
    url: avatarUrl(id),
    source: terms.type,
    price: terms.type === "coins" ? terms.price : null,
    is_owned: terms.type === "free" || owned.has(id),
  }));
  return { avatars };
}

/** @throws AppError `picture_unusable` for an unknown avatar, `avatar_locked` for one that the user does not have */
export async function refuseUnlessOwned(
  { avatarsOf }: Pick<ProfileDependencies, "avatarsOf">,
  userId: string,
  id: string,
): Promise<void> {
  const avatar = findAvatar(id);
  if (!avatar) throw new AppError("picture_unusable");
  if (avatar.terms.type !== "free" && !(await avatarsOf(userId)).has(id)) throw new AppError("avatar_locked");
}

/** A user's picture: an uploaded one, a chosen drawing, or a free drawing derived from the user's id. */
export function avatarOf(user: { user_id: string; avatar_id: string | null; picture: string | null }) {
  if (user.picture !== null) return { avatar_id: null, avatar_url: address("pictures", user.picture) };
  const digest = createHash("sha256").update(user.user_id).digest();
  const id = user.avatar_id ?? FREE_AVATARS[digest.readUInt32BE() % FREE_AVATARS.length] ?? "";
  return { avatar_id: id, avatar_url: avatarUrl(id) };
}

export function pictureHandlers({ objects }: Pick<Platform, "objects">): FileHandlers<typeof profileFileContract> {
  const drawn = new Map<string, Promise<Buffer>>();
  const draw = (id: string, svg: string) => {
    const picture = drawn.get(id) ?? sharp(Buffer.from(svg)).resize(EDGE, EDGE).webp({ quality: 90 }).toBuffer();
    drawn.set(id, picture);
    return picture;
  };
  return {
    async getAvatarPicture({ params: { name } }) {
      const svg = drawAvatar(name);
      if (svg === null) return null;
      const headers = { ...PICTURE_HEADERS, "cache-control": "public, max-age=86400" };
      return { type: "image/webp", body: await draw(name, svg), headers };
    },
    async getOwnPicture({ params: { name } }) {
      const picture = NAME.test(name) ? await objects.read(pictureKey(name)) : null;
      if (picture === null) return null;
      const headers = { ...PICTURE_HEADERS, "cache-control": "private, max-age=86400, immutable" };
      return { type: "image/webp", body: picture.bytes, headers };
    },
  };
}
