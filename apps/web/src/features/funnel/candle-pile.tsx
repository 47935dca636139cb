/** Candles of a rising chart: x, top of the body, its height. */
const CANDLES = [
  [7, 27, 12],
  [20, 18, 14],
  [33, 8, 16],
] as const;

/** One to three candles that rise: how much somebody knows. */
export function CandlePile({ count }: { count: number }) {
  return (
    <svg className="mirrored" width="48" height="48" viewBox="0 0 48 48">
      {CANDLES.map(([x, y, height], index) => (
        <g key={x} fill={index < count ? "var(--violet)" : "var(--line)"}>
          <rect x={x + 3} y={y - 4} width="2" height={height + 8} rx="1" />
          <rect x={x} y={y} width="8" height={height} rx="2.5" />
        </g>
      ))}
    </svg>
  );
}
