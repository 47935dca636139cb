/** Where one band of a flow begins and ends, in pixels from the top. */
export interface Band {
  /** At the side it comes from. */
  start: number;
  /** At the side it goes to. */
  end: number;
  size: number;
  /** The middle of its label. */
  middle: number;
}

export interface FlowPlot {
  height: number;
  source: { start: number; size: number };
  bands: Band[];
}

/** Height of all that flows. */
const ROOM = 176;
/** Least height of a label. */
const ROW = 48;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const rowOf = (size: number): number => Math.max(ROW, size + 4);

/**
 * Bands as wide as their amounts, in rows that have room for a label each. `frames` are all the amounts that they are moved to: the largest sum fills the
 * height, which stays as it is.
 */
export function flowPlot(values: readonly number[], frames: readonly (readonly number[])[]): FlowPlot {
  const most = Math.max(...frames.map(sum)) || 1;
  const sizesOf = (amounts: readonly number[]) => amounts.map((value) => (value / most) * ROOM);
  const sizes = sizesOf(values);
  const total = sum(sizes);
  const rows = sizes.map(rowOf);
  const height = Math.max(...frames.map((frame) => sum(sizesOf(frame).map(rowOf))));
  const source = { start: (height - total) / 2, size: total };
  let start = source.start;
  let top = (height - sum(rows)) / 2;
  const bands = sizes.map((size, index) => {
    const row = rows[index] ?? ROW;
    const band = { start, end: top + (row - size) / 2, size, middle: top + row / 2 };
    start += size;
    top += row;
    return band;
  });
  return { height, source, bands };
}

/** The SVG path of a band from one side to the other. */
export function bandPath({ start, end, size }: Band, from: number, to: number): string {
  const middle = (from + to) / 2;
  const low = Math.max(size, 1);
  return `M${from} ${start}C${middle} ${start} ${middle} ${end} ${to} ${end}v${low}C${middle} ${end + low} ${middle} ${start + low} ${from} ${start + low}z`;
}
