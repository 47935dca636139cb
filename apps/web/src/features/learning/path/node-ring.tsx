const SIZE = 96;
const STROKE = 5;
const RADIUS = (SIZE - STROKE) / 2;
const LENGTH = 2 * Math.PI * RADIUS;

/** The ring around an open node: how much of it is done. Decorative, the node's name says it in words. */
export function NodeRing({ percent, className }: { percent: number; className: string | undefined }) {
  const circle = { cx: SIZE / 2, cy: SIZE / 2, r: RADIUS, fill: "none", stroke: "currentColor", strokeWidth: STROKE };
  return (
    <svg className={className} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <circle {...circle} opacity="0.25" />
      {percent > 0 && (
        <circle
          {...circle}
          strokeLinecap="round"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - percent / 100)}
        />
      )}
    </svg>
  );
}
