import { createHash } from "node:crypto";
import sharp from "sharp";
import type { profileFileContract } from "@candlewise/contracts/profile/schemas";
import type { Platform } from "#api/platform/feature.ts";
import { PICTURE_HEADERS, type FileHandlers } from "#api/platform/http/files.ts";
import { avatarIds, drawAvatar } from "./avatar-drawings.ts";

const EDGE = 256;
const NAME = /^[a-z0-9-]{1,40}$/;
const address = (folder: string, name: string) => `/api/profile/${folder}/${name}.webp`;

const avatarUrl = (id: string) => address("avatars", id);
export const pictureKey = (name: string) => `avatars/${name}.webp`;
/** The picture name in an object key. */
export const pictureName = (key: string) => key.slice("avatars/".length, -".webp".length);
export const offeredAvatars = avatarIds.map((id) => ({ id, url: avatarUrl(id) }));
export const isOfferedAvatar = (id: string) => avatarIds.includes(id);

/** A user's picture: an uploaded one, a chosen drawing, or a drawing derived from the user's id. */
export function avatarOf(user: { user_id: string; avatar_id: string | null; picture: string | null }) {
  if (user.picture !== null) return { avatar_id: null, avatar_url: address("pictures", user.picture) };
  const digest = createHash("sha256").update(user.user_id).digest();
  const id = user.avatar_id ?? avatarIds[digest.readUInt32BE() % avatarIds.length] ?? "";
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
