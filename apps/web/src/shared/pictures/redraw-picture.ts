/** A part of a picture as it is seen, in pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Edges of a picture that keeps its proportions and is no longer than `longest` pixels; never larger than it was. */
function fittedSize({ width, height }: Pick<PictureArea, "width" | "height">, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Draws a picture again: small enough to send on a slow line, and without the place and the camera that a photo tells of.
 * @throws when the browser cannot read it
 */
export async function redrawPicture(
  source: Blob | HTMLVideoElement,
  { longest, area }: { longest: number; area?: PictureArea },
): Promise<File> {
  const bitmap = await createImageBitmap(source);
  const { x, y, width, height } = area ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const size = fittedSize({ width, height }, longest);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas to draw on.");
  context.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height);
  bitmap.close();
  // Browsers that cannot write WebP give a PNG.
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
  return new File([blob], "picture", { type: blob.type });
}
