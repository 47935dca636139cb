import { UnusablePicture, type PictureRefusal } from "@candlewise/chart-vision/node/open-picture";
import sharp from "sharp";
import type { IsolatedMessage } from "../isolated-process.ts";
import { makePicture, type MadePicture, type PictureRequest } from "./picture-work.ts";

/** The messages between the server and the decoder process. */
export interface PictureTask {
  readonly bytes: Uint8Array;
  readonly request: PictureRequest;
}
/** `refusal` is null when the fault is not the picture's. */
export type PictureReply = MadePicture | { readonly refusal: PictureRefusal | null; readonly reason: string };

// Threads and a cache would each hold decoded pictures in memory.
sharp.cache(false);
sharp.concurrency(1);

async function replyTo({ bytes, request }: PictureTask): Promise<PictureReply> {
  try {
    return await makePicture(bytes, request);
  } catch (error) {
    return { refusal: error instanceof UnusablePicture ? error.refusal : null, reason: String(error) };
  }
}

const send = (message: IsolatedMessage<PictureReply, never>) => process.send?.(message);

process.on("message", (task: PictureTask) => void replyTo(task).then((answer) => send({ answer })));
process.on("disconnect", () => process.exit());
