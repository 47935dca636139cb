import type { ChartTheme } from "./chart-theme.ts";

/** What is written above a chart in its picture, in the direction of the page. */
export interface PictureCaption {
  readonly title: string;
  readonly note: string;
}

/** Pixels of the strip that the caption stands on. */
const STRIP = 56;
const MARGIN = 14;

function write(
  context: OffscreenCanvasRenderingContext2D,
  { title, note }: PictureCaption,
  theme: ChartTheme,
  width: number,
): void {
  const isFromRight = document.documentElement.dir === "rtl";
  context.direction = isFromRight ? "rtl" : "ltr";
  context.textAlign = "start";
  const x = isFromRight ? width - MARGIN : MARGIN;
  const lines = [
    { text: title, font: `700 16px ${theme.font}`, color: theme.text, y: 24 },
    { text: note, font: `600 12px ${theme.font}`, color: theme.softText, y: 44 },
  ];
  for (const { text, font, color, y } of lines) {
    context.font = font;
    context.fillStyle = color;
    context.fillText(text, x, y, width - MARGIN * 2);
  }
}

/**
 * A PNG of what the canvases in an element show once what was asked of them is drawn, on the background of the page, under a caption.
 * @throws when the browser gives no canvas
 */
export async function drawnPicture(element: HTMLElement, caption: PictureCaption, theme: ChartTheme): Promise<Blob> {
  // A chart draws with the next frame.
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  const box = element.getBoundingClientRect();
  const scale = devicePixelRatio;
  const canvas = new OffscreenCanvas(Math.round(box.width * scale), Math.round((box.height + STRIP) * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas to draw on.");
  context.scale(scale, scale);
  context.fillStyle = theme.surface;
  context.fillRect(0, 0, box.width, box.height + STRIP);
  write(context, caption, theme, box.width);
  for (const layer of element.querySelectorAll("canvas")) {
    const { left, top, width, height } = layer.getBoundingClientRect();
    // A canvas without an area cannot be drawn.
    if (layer.width > 0 && layer.height > 0)
      context.drawImage(layer, left - box.left, top - box.top + STRIP, width, height);
  }
  return canvas.convertToBlob();
}
