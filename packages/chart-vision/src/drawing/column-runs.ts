/** Rows of one color below each other in a column; `bottom` is inclusive. */
export interface Run {
  readonly top: number;
  readonly bottom: number;
}

/** The runs of every column, top to bottom. */
export type ColumnRuns = readonly (readonly Run[])[];

export const heightOfRun = ({ top, bottom }: Run): number => bottom - top + 1;

/** Empty rows between two runs; 0 if they touch or overlap. */
export const apart = (a: Run, b: Run): number => Math.max(0, a.top - b.bottom - 1, b.top - a.bottom - 1);

/** The runs of each cluster, column by column. */
export function runsOfClusters(labels: Int8Array, width: number, height: number, clusters: number): ColumnRuns[] {
  const all = Array.from({ length: clusters }, () => Array.from({ length: width }, (): Run[] => []));
  for (let x = 0; x < width; x++) collectColumn(labels, x, width, height, all);
  return all;
}

function collectColumn(
  labels: Int8Array,
  x: number,
  width: number,
  height: number,
  all: readonly (readonly Run[][])[],
): void {
  for (let y = 0, at = x; y < height;) {
    const label = labels[at]!;
    const top = y;
    while (y < height && labels[at] === label) {
      y++;
      at += width;
    }
    if (label >= 0) all[label]![x]!.push({ top, bottom: y - 1 });
  }
}
