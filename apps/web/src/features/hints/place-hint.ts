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
  const center = (target.left + target.right) / 2;
  const left = within(center - card.width / 2, free.left + GAP, Math.max(free.left, free.right - card.width - GAP));
  const [right, bottom] = [left + card.width, top + card.height];
  if (taken.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)) return null;
  return { left, top, beak: within(center - left, CORNER, card.width - CORNER), isBelow };
}
