import { UnusablePicture } from "@candlewise/chart-vision/node/open-picture";
import sharp from "sharp";
import { makePicture, type PictureRequest } from "./picture-work.ts";

/** The messages between the server and the decoder process. */
export interface PictureTask {
  readonly bytes: Uint8Array;
  readonly request: PictureRequest;
}
export type PictureReply = { readonly picture: Uint8Array } | { readonly isUnusable: boolean; readonly reason: string };

// Threads and a cache would each hold decoded pictures in memory.
sharp.cache(false);
sharp.concurrency(1);

async function replyTo({ bytes, request }: PictureTask): Promise<PictureReply> {
  try {
    return { picture: await makePicture(bytes, request) };
  } catch (error) {
    return { isUnusable: error instanceof UnusablePicture, reason: String(error) };
  }
}

process.on("message", (task: PictureTask) => void replyTo(task).then((reply) => process.send?.(reply)));
process.on("disconnect", () => process.exit());
