import { fetchPicture } from "#web/shared/pictures/fetch-picture.ts";

interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const FOOTER = 44;
/** Lines and names are drawn as on a screen of this width. */
const SCREEN = 900;

interface Look {
  readonly context: OffscreenCanvasRenderingContext2D;
  /** Pixels of the picture for each pixel of the screen. */
  readonly scale: number;
}

/** Strokes and fills a path as the style sheet says. */
function drawPath({ context, scale }: Look, path: SVGPathElement): void {
  const style = getComputedStyle(path);
  const outline = new Path2D(path.getAttribute("d") ?? "");
  const opacity = Number(getComputedStyle(path.parentElement ?? path).opacity);
  context.lineCap = "round";
  context.lineJoin = "round";
  if (style.fill !== "none") {
    context.globalAlpha = opacity * Number(style.fillOpacity);
    context.fillStyle = style.fill;
    context.fill(outline);
  }
  if (style.stroke !== "none") {
    context.globalAlpha = opacity * Number(style.strokeOpacity);
    context.strokeStyle = style.stroke;
    context.lineWidth = Number.parseFloat(style.strokeWidth) * scale;
    context.setLineDash(Array.from(style.strokeDasharray.matchAll(/[\d.]+/g), ([length]) => Number(length) * scale));
    context.stroke(outline);
    context.setLineDash([]);
  }
  context.globalAlpha = 1;
}

/** Draws a name where it is on the screen. */
function drawTag({ context, scale }: Look, tag: HTMLElement, sheet: DOMRect, picture: Picture): void {
  const style = getComputedStyle(tag);
  const box = tag.getBoundingClientRect();
  const x = ((box.left + box.width / 2 - sheet.left) / sheet.width) * picture.width;
  const y = ((box.top + box.height / 2 - sheet.top) / sheet.height) * picture.height;
  const [width, height] = [box.width * scale, box.height * scale];
  const left = Math.min(Math.max(x - width / 2, 0), picture.width - width);
  context.globalAlpha = Number(style.opacity);
  context.fillStyle = style.backgroundColor;
  context.beginPath();
  context.roundRect(left, y - height / 2, width, height, 8 * scale);
  context.fill();
  context.fillStyle = style.color;
  context.font = `${style.fontWeight} ${Number.parseFloat(style.fontSize) * scale}px ${style.fontFamily}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(tag.textContent, left + width / 2, y + scale);
  context.globalAlpha = 1;
}

/**
 * The picture in its own size with what is drawn over it on the screen, and a line of text below it.
 * @throws when the picture cannot be fetched
 */
export async function drawSharedPicture(picture: Picture, stage: HTMLElement, footer: string): Promise<File> {
  const bitmap = await createImageBitmap(await fetchPicture(picture.url));
  const scale = Math.max(1, picture.width / SCREEN);
  const canvas = new OffscreenCanvas(picture.width, picture.height + FOOTER * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas to draw on.");
  const style = getComputedStyle(stage);
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, picture.width, picture.height);
  bitmap.close();
  const look = { context, scale };
  for (const path of stage.querySelectorAll<SVGPathElement>("[data-overlay] path")) drawPath(look, path);
  const sheet = stage.querySelector("[data-sheet]")?.getBoundingClientRect() ?? stage.getBoundingClientRect();
  for (const tag of stage.querySelectorAll<HTMLElement>("[data-tag]")) drawTag(look, tag, sheet, picture);
  context.fillStyle = style.color;
  context.font = `600 ${14 * scale}px ${style.fontFamily}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(footer, picture.width / 2, picture.height + (FOOTER / 2) * scale, picture.width - 24 * scale);
  return new File([await canvas.convertToBlob({ type: "image/png" })], "chart-analysis.png", { type: "image/png" });
}
