import type { Drawing } from "#web/modules/chart/chart-port.ts";

/** The server stores no more for one chart. */
export const MOST_DRAWINGS = 200;

/** The drawings of both devices: theirs without those removed here since `base`, with those added or changed here. */
export function mergeDrawings(
  base: readonly Drawing[],
  mine: readonly Drawing[],
  theirs: readonly Drawing[],
): readonly Drawing[] {
  const before = new Map(base.map((drawing) => [drawing.id, JSON.stringify(drawing)]));
  const own = new Map(mine.map((drawing) => [drawing.id, drawing]));
  const isMine = (drawing: Drawing) => JSON.stringify(drawing) !== before.get(drawing.id);
  const kept = theirs
    .filter(({ id }) => own.has(id) || !before.has(id))
    .map((drawing) => {
      const changed = own.get(drawing.id);
      return changed && isMine(changed) ? changed : drawing;
    });
  const known = new Set(kept.map(({ id }) => id));
  return [...kept, ...mine.filter((drawing) => !known.has(drawing.id) && isMine(drawing))].slice(0, MOST_DRAWINGS);
}
