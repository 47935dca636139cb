import { analyzerRoutes } from "@candlewise/contracts/analyzer/routes";
import type { ErrorCode } from "@candlewise/contracts/errors";

/** Why a picture is not taken; each has a sentence that says what to do. */
export type UploadProblem =
  | Extract<
      ErrorCode,
      | "unsupported_type"
      | "payload_too_large"
      | "too_small"
      | "picture_unusable"
      | "busy"
      | "too_many_requests"
      | "analysis_limit_reached"
    >
  | "offline"
  | "failed";

export const PICTURE_TYPES = "image/png,image/jpeg,image/webp";

const MOST_BYTES = analyzerRoutes.analyzeChart.maxFileBytes;
const LEAST = { width: 300, height: 200 };

const startsWith = (bytes: Uint8Array, signature: readonly number[], from = 0): boolean =>
  signature.every((byte, index) => bytes[from + index] === byte);

/** By its first bytes: the name and the type of a file may be wrong. */
function isPicture(bytes: Uint8Array): boolean {
  const isPng = startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]);
  const isJpeg = startsWith(bytes, [0xff, 0xd8, 0xff]);
  const isWebp = startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8);
  return isPng || isJpeg || isWebp;
}

/** What is wrong with a file before it is sent; null if nothing is. The picture stays as it is: a smaller one would blur its candles. */
export async function problemOf(file: Blob): Promise<UploadProblem | null> {
  if (!isPicture(new Uint8Array(await file.slice(0, 12).arrayBuffer()))) return "unsupported_type";
  if (file.size > MOST_BYTES) return "payload_too_large";
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return "picture_unusable";
  const isSmall = bitmap.width < LEAST.width || bitmap.height < LEAST.height;
  bitmap.close();
  return isSmall ? "too_small" : null;
}
