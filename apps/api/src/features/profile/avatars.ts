import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import sharp from "sharp";
import type { Platform, RawRoutes } from "#api/platform/feature.ts";
import { avatarIds, drawAvatar } from "./avatar-drawings.ts";

const EDGE = 256;
const NAME = /^[a-z0-9-]{1,40}$/;
const address = (folder: string, name: string) => `/api/profile/${folder}/${name}.webp`;

const avatarUrl = (id: string) => address("avatars", id);
export const pictureKey = (name: string) => `avatars/${name}.webp`;
export const offeredAvatars = avatarIds.map((id) => ({ id, url: avatarUrl(id) }));
export const isOfferedAvatar = (id: string) => avatarIds.includes(id);

/** The picture that shows a user: an own one, a chosen one, or one that follows from the user's id. */
export function avatarOf(user: { user_id: string; avatar_id: string | null; picture: string | null }) {
  if (user.picture !== null) return { avatar_id: null, avatar_url: address("pictures", user.picture) };
  const digest = createHash("sha256").update(user.user_id).digest();
  const id = user.avatar_id ?? avatarIds[digest.readUInt32BE() % avatarIds.length] ?? "";
  return { avatar_id: id, avatar_url: avatarUrl(id) };
}

/** Serves pictures. Others see them in the league, so their addresses need no token; those of own pictures cannot be guessed. */
export function pictureRoutes({ objects }: Pick<Platform, "objects">): RawRoutes {
  const drawn = new Map<string, Promise<Buffer>>();
  const draw = (id: string, svg: string) => {
    const picture = drawn.get(id) ?? sharp(Buffer.from(svg)).resize(EDGE, EDGE).webp({ quality: 90 }).toBuffer();
    drawn.set(id, picture);
    return picture;
  };
  return (api) => {
    api.get<{ Params: { name: string } }>("/profile/avatars/:name.webp", async ({ params: { name } }, reply) => {
      const svg = drawAvatar(name);
      if (svg === null) return reply.callNotFound();
      return sendPicture(reply, await draw(name, svg), "public, max-age=86400");
    });
    api.get<{ Params: { name: string } }>("/profile/pictures/:name.webp", async ({ params: { name } }, reply) => {
      const picture = NAME.test(name) ? await objects.read(pictureKey(name)) : null;
      if (picture === null) return reply.callNotFound();
      return sendPicture(reply, picture.bytes, "private, max-age=86400, immutable");
    });
  };
}

/** As a picture and nothing else, wherever the browser is told to take it. */
function sendPicture(reply: FastifyReply, bytes: Buffer, caching: string): FastifyReply {
  return reply
    .headers({
      "cache-control": caching,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "content-disposition": "inline",
    })
    .type("image/webp")
    .send(bytes);
}
