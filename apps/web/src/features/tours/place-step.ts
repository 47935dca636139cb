interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<Box, "width" | "height">;

/** Pixels between what is pointed at, the card and the edges of the window. */
const GAP = 12;
/** Pixels of light around what is pointed at. */
const HALO = 6;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** The light around the target, kept inside the window. */
export function spotOn(target: Box, view: Size): Box {
  const left = within(target.left - HALO, 0, view.width);
  const top = within(target.top - HALO, 0, view.height);
  return {
    left,
    top,
    width: within(target.left + target.width + HALO, left, view.width) - left,
    height: within(target.top + target.height + HALO, top, view.height) - top,
  };
}

/** Where the card goes: below the light, above it when that is too low, at the lower edge when there is room on neither side. */
export function cardBeside(spot: Box, card: Size, view: Size): Pick<Box, "left" | "top"> {
  const left = within(spot.left + (spot.width - card.width) / 2, GAP, Math.max(GAP, view.width - card.width - GAP));
  const below = spot.top + spot.height + GAP;
  if (below + card.height + GAP <= view.height) return { left, top: below };
  const above = spot.top - GAP - card.height;
  return { left, top: above >= GAP ? above : Math.max(GAP, view.height - card.height - GAP) };
}
