import type { Spot } from "./geometry.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a picture lies on its stage: enlarged over the size that fits, and moved. */
export interface View {
  readonly zoom: number;
  /** Place of the picture's upper left corner on the stage, in pixels of the screen. */
  readonly x: number;
  readonly y: number;
}

export const MOST_ZOOM = 6;

/** Size of a picture that fits on the stage. */
export function fitted(stage: Size, picture: Size): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** Along one axis: in the middle if there is room, and without a gap at an edge otherwise. */
const held = (place: number, room: number, length: number): number =>
  length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, place));

/** The nearest view that does not leave the stage empty. */
export function heldView({ zoom, x, y }: View, stage: Size, picture: Size): View {
  const { width, height } = fitted(stage, picture);
  const kept = Math.min(MOST_ZOOM, Math.max(1, zoom));
  return { zoom: kept, x: held(x, stage.width, width * kept), y: held(y, stage.height, height * kept) };
}

/** Enlarges around a place on the stage, which stays where it is. */
export function zoomedAt(view: View, factor: number, at: Spot, stage: Size, picture: Size): View {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, view.zoom * factor));
  const ratio = zoom / view.zoom;
  return heldView({ zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, stage, picture);
}

export const movedBy = (view: View, by: Spot, stage: Size, picture: Size): View =>
  heldView({ ...view, x: view.x + by.x, y: view.y + by.y }, stage, picture);
