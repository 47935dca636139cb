export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly left: number;
  readonly top: number;
  /** Where the card points from, in pixels from its left edge. */
  readonly beak: number;
  readonly isBelow: boolean;
}

/** Pixels between card and target, and between card and the edges of the free area. */
const GAP = 12;
/** The beak stays clear of the rounded corners. */
const CORNER = 28;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Height of a free area in which a page of a lesson may fill all of it: waiting for room could be in vain. */
const LOW = 620;

/**
 * Where the card goes on a small screen without room: at the edge of the free area that is farther from its target, over what can be scrolled
 * clear of it, and never over the target.
 */
export function placeHintOver(target: Box, card: Size, free: Box): Place | null {
  if (free.bottom - free.top > LOW || target.bottom <= free.top || target.top >= free.bottom + GAP) return null;
  const isBelow = target.top + target.bottom < free.top + free.bottom;
  const top = isBelow ? free.bottom - GAP - card.height : Math.min(target.top, free.bottom) - GAP - card.height;
  if (isBelow ? top < target.bottom : top < free.top) return null;
  return { ...sideways(target, card, free), top, isBelow };
}

/**
 * Where the card of a hint goes inside the area that no bar covers: below its target, or above it. Null when the target is not wholly in
 * that area, there is no room on either side, or the card would cover something `taken`: a card never covers what it explains.
 */
export function placeHint(target: Box, card: Size, free: Box, taken: readonly Box[] = []): Place | null {
  if (target.top < free.top || target.bottom > free.bottom) return null;
  const below = target.bottom + GAP;
  const above = target.top - GAP - card.height;
  const isBelow = below + card.height <= free.bottom;
  const top = isBelow ? below : above;
  if (top < free.top) return null;
  const { left, beak } = sideways(target, card, free);
  const [right, bottom] = [left + card.width, top + card.height];
  if (taken.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)) return null;
  return { left, top, beak, isBelow };
}

function sideways(target: Box, card: Size, free: Box): Pick<Place, "left" | "beak"> {
  const center = (target.left + target.right) / 2;
  const left = within(center - card.width / 2, free.left + GAP, Math.max(free.left, free.right - card.width - GAP));
  return { left, beak: within(center - left, CORNER, card.width - CORNER) };
}
